/** A kind of packages: code of UN/ECE Recommendation 21, Chinese name, and the plural that is printed on a bill. */
export interface PackageKind {
  readonly code: string
  readonly zh: string
  readonly en: string
}

const table = `CT 纸箱 CARTONS|PX 托盘 PALLETS|BX 箱 BOXES|CS 箱 CASES|7B 木箱 WOODEN CASES|CR 板条箱 CRATES|PK 件 PACKAGES|PC 包裹 PARCELS|
BG 袋 BAGS|SA 麻袋 SACKS|5M 纸袋 PAPER BAGS|5H 编织袋 WOVEN BAGS|43 吨袋 JUMBO BAGS|BL 捆包 BALES|BE 捆 BUNDLES|RO 卷 ROLLS|CL 盘卷 COILS|
DR 桶 DRUMS|1A 铁桶 STEEL DRUMS|IH 塑料桶 PLASTIC DRUMS|JC 方桶 JERRICANS|CA 罐 CANS|PL 提桶 PAILS|
WA 吨桶 IBC TANKS|TK 罐箱 TANKS|VL 散装液体 BULK LIQUID|VR 散装颗粒 BULK GRANULES|VY 散装粉末 BULK POWDER|VO 散装块状 BULK NODULES|
NE 裸装 UNPACKED|NG 裸装多件 UNPACKED UNITS|PP 件 PIECES|UN 台 UNITS|ST 张 SHEETS|SX 套 SETS|RL 轮 REELS|FR 框架 FRAMES|
SI 滑托 SKIDS|PU 盘 TRAYS|BO 瓶 BOTTLES|PI 管材 PIPES|RD 棒 RODS|BD 板 BOARDS|
LG 原木 LOGS|IN 锭 INGOTS|VN 整车 VEHICLES|GB 气瓶 GAS BOTTLES|CY 钢瓶 CYLINDERS`

/** The kinds that forwarders use; other texts of up to 35 characters are allowed. */
export const packageKinds: readonly PackageKind[] = table
  .replaceAll('\n', '')
  .split('|')
  .map((entry) => {
    const [code = '', zh = '', ...en] = entry.split(' ')
    return { code, zh, en: en.join(' ') }
  })

/** The kind that a code, a Chinese name or an English name (singular or plural) means; undefined for free text. */
export function packageKindOf(text: string): PackageKind | undefined {
  const wanted = text.trim().toUpperCase()
  return packageKinds.find(
    ({ code, zh, en }) => code === wanted || zh === wanted || en === wanted || en === `${wanted}S` || en === `${wanted}ES`,
  )
}
