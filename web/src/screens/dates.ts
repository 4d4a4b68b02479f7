/** Relative times and dates in the user's language. */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(language: string, then: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  for (const [unit, length] of UNITS) {
    const n = Math.round((then - now) / length);
    if (n) return format.format(n, unit);
  }
  return format.format(0, "second");
}

/** A day such as 2026-11-14, written out. It is a date without a time, so it has no time zone. */
export function dayName(language: string, day: string, style: "long" | "short" = "long"): string {
  const date = new Date(`${day}T12:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format: Intl.DateTimeFormatOptions = style === "long" ? { weekday: "long", day: "numeric", month: "long" } : { day: "numeric", month: "long" };
  return new Intl.DateTimeFormat(language, { ...format, timeZone: "UTC" }).format(date);
}

/** Move a day forward or back. */
export function addDays(day: string, step: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return date.toISOString().slice(0, 10);
}
