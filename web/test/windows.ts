/** Windows from `wide` by `high` in even steps. */
export function* windows(wide: readonly [number, number, number], high: readonly [number, number, number]): Generator<[number, number]> {
  for (let width = wide[0]; width <= wide[1]; width += wide[2]) {
    for (let height = high[0]; height <= high[1]; height += high[2]) yield [width, height];
  }
}
