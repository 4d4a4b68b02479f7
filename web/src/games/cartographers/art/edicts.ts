/** What each edict rewards, as part of a map: four by four letters, then the spaces that score.
 *
 * F forest, V village, f farm, W water, A mountain, R ruins, g farm on ruins, x any terrain, . empty.
 */

export interface Sign {
  readonly rows: readonly string[];
  /** The spaces with a star, as row and column. */
  readonly stars: readonly (readonly [number, number])[];
}

const sign = (rows: string, ...stars: string[]): Sign => ({
  rows: rows.split("/"),
  stars: stars.map((at) => [Number(at[0]), Number(at[1])] as const),
});

export const SIGNS: Readonly<Record<string, Sign>> = {
  sentinel_wood: sign("FFF./F.../F..F/....", "00", "01", "02", "10", "20"),
  greenbough: sign("..F./F.../...F/.F..", "02", "10", "23", "31"),
  treetower: sign("xxxx/xFFx/xFFx/xxxx", "11", "12", "21", "22"),
  stoneside_forest: sign("A.../FF../.FF./..FA", "00", "33"),
  canal_lake: sign(".ff./.WW./ffW./....", "11", "12", "01", "02", "21", "22"),
  mages_valley: sign("..../.W../WAf./.f..", "11", "20", "22", "31"),
  golden_granary: sign(".W../WRW./.W../...g", "01", "10", "12", "21", "33"),
  shoreside_expanse: sign("..../.ff./..../W...", "11"),
  wildholds: sign("..../.VVV/.VVV/....", "11", "12", "13", "21", "22", "23"),
  great_city: sign("VV.A/VVV./.V../....", "00", "01", "10", "11", "12", "21"),
  greengold_plains: sign(".F../WVf./.V../....", "11", "21"),
  shieldgate: sign("VVV./.V../...V/..VV", "23", "32", "33"),
  borderlands: sign("..x./xxxx/..x./..x.", "10", "11", "12", "13"),
  lost_barony: sign("xxx./xxx./xxx./....", "00", "11", "22"),
  broken_road: sign("..../x.../.x../..x.", "10", "21", "32"),
  cauldrons: sign(".x../x.x./.x.x/..x.", "11", "22"),
};
