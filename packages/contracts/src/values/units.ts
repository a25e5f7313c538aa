/** Words for the same unit, and how many of the first unit of the family one of them is. */
interface Unit {
  readonly words: readonly string[]
  readonly factor: number
}

/** The first unit of a family is the one that is stored. A number with a unit of another family is refused. */
const families: readonly (readonly Unit[])[] = [
  [
    { words: ['KGS', 'KG', 'KILOS', 'KILO', 'KGM', '千克', '公斤'], factor: 1 },
    { words: ['MT', 'MTS', 'TONS', 'TON', 'TONNES', 'TONNE', 'TNE', 'T', '公吨', '吨'], factor: 1_000 },
  ],
  [{ words: ['CBM', 'CBMS', 'M3', 'CUM', 'MTQ', '立方米', '立方', '方'], factor: 1 }],
  [
    {
      words: ['PKGS', 'PKG', 'PCS', 'PC', 'CTNS', 'CTN', 'CARTONS', 'PALLETS', 'BAGS', '件', '箱', '包', '托', '袋', '桶', '卷', '个'],
      factor: 1,
    },
  ],
  [{ words: ['天', '日', 'DAYS', 'DAY'], factor: 1 }],
  [{ words: ['%', '％'], factor: 1 }],
  [{ words: ['USD', '美元', '美金', 'US$', '$'], factor: 1 }],
  [{ words: ['CNY', 'RMB', '人民币', '元', '¥', '￥'], factor: 1 }],
  [{ words: ['EUR', '欧元', '€'], factor: 1 }],
]
const normal = (word: string) => word.normalize('NFKC').toUpperCase()
const unitByName = new Map(
  families.flatMap((family, at) =>
    family.flatMap(({ words, factor }) => words.map((word) => [normal(word), { family: at, factor }] as const)),
  ),
)

/** Number and the unit behind it, or in front of it (`USD 1,850`), in capitals. */
export function withUnit(text: string): { readonly number: string; readonly unit: string } {
  const upper = text.toUpperCase()
  const [matched = '', before = '', number = ''] = /^([^\d+\-.,]*)([+-]?[\d.,'’\s]*(?:E[+-]?\d{1,3}(?!\d))?)/.exec(upper) ?? []
  const after = upper.slice(matched.length)
  const unit = (after || before).trim()
  return before.trim() !== '' && after.trim() !== ''
    ? { number: upper, unit: '' }
    : { number: number.trim(), unit: unit.replace(/\.$/, '') }
}

/** How many `ownUnit` one `unit` is; undefined where they are of different families, or one is not known. */
export function unitFactorOf(unit: string, ownUnit: string): number | undefined {
  const [given, wanted] = [unitByName.get(normal(unit)), unitByName.get(normal(ownUnit))]
  if (normal(unit) === normal(ownUnit)) return 1
  return given && wanted && given.family === wanted.family ? given.factor / wanted.factor : undefined
}
