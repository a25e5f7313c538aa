import type { SiContainer, SiLine } from '@jst/contracts/si'
import type { AcceptedLine, CellValue } from '@jst/sheet'
import { emptyContainer, emptyLine, totalsOf } from '@jst/si-drafts/rules'

const lineNames = ['goods', 'goodsZh', 'hsCode', 'marks'] as const
const text = (value: CellValue | undefined) => String(value ?? '')
const number = (value: CellValue | undefined) => (typeof value === 'number' ? value : 0)
const figures = ({ values }: AcceptedLine) => ({
  packageKind: text(values['packageKind']),
  packages: number(values['packages']),
  weight: number(values['weight']),
  volume: number(values['volume']),
})

/**
 * Lines of a file as containers: lines of one number belong together. A container whose lines name goods gets goods lines and their
 * sums; several lines without goods are added up.
 */
export function containersFrom(lines: readonly AcceptedLine[]): SiContainer[] {
  const groups = new Map<string, AcceptedLine[]>()
  for (const line of lines) {
    const key = text(line.values['containerNo'])
    groups.set(key, [...(groups.get(key) ?? []), line])
  }
  return [...groups.values()].map(containerFrom)
}

function containerFrom(lines: readonly AcceptedLine[]): SiContainer {
  const first = lines[0]?.values ?? {}
  const all = lines.map(figures)
  const named = lines.some(({ values }) => lineNames.some((name) => text(values[name]) !== ''))
  const goods = lines.map((line): SiLine => {
    const { values } = line
    return { ...emptyLine(), ...Object.fromEntries(lineNames.map((name) => [name, text(values[name])])), ...figures(line) }
  })
  return {
    ...emptyContainer(),
    containerNo: text(first['containerNo']),
    sealNo: text(first['sealNo']),
    type: text(first['type']),
    packageKind: all[0]?.packageKind ?? '',
    ...totalsOf(all),
    lines: named ? goods : [],
  }
}

/** Puts imported containers to those that are there: a known number is replaced, the rest is added. */
export function mergedIn(containers: readonly SiContainer[], imported: readonly SiContainer[]): SiContainer[] {
  const byNo = new Map(imported.map((box) => [box.containerNo, box]))
  const kept = containers.map((box) => {
    const other = box.containerNo === '' ? undefined : byNo.get(box.containerNo)
    if (other) byNo.delete(box.containerNo)
    return other ? { ...other, id: box.id } : box
  })
  return [...kept, ...byNo.values()]
}

/** The containers as a table that can be read in again; a goods line a row. */
export function tableOf(containers: readonly SiContainer[], headings: readonly string[]): (string | number)[][] {
  const rows = containers.flatMap((box): (string | number)[][] => {
    const named = [box.containerNo, box.sealNo, box.type]
    if (box.lines.length === 0) return [[...named, box.packageKind, box.packages, box.weight, box.volume, '', '', '', '']]
    return box.lines.map((line) => [
      ...named,
      line.packageKind,
      line.packages,
      line.weight,
      line.volume,
      line.goods,
      line.goodsZh,
      line.hsCode,
      line.marks,
    ])
  })
  return [[...headings], ...rows]
}
