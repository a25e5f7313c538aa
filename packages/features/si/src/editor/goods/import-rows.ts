import { containerFields, lineFields, type FieldSpec, type SiContainer, type SiLine } from '@jst/contracts/si'
import type { AcceptedLine, CellValue, SheetColumn } from '@jst/sheet'
import { emptyContainer, emptyLine, totalsOf } from '@jst/si-drafts/rules'

const sparse = (fields: Readonly<Record<string, FieldSpec>>) => Object.entries(fields).filter(([, field]) => field.sparse)
const [specialBox, specialLine] = [sparse(containerFields), sparse(lineFields)]
const lineNames = ['goods', 'goodsZh', 'hsCode', 'marks', ...specialLine.map(([name]) => name)]
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
    ...Object.fromEntries(specialBox.map(([name, field]) => [name, saidIn(lines, name, field)])),
    packageKind: all[0]?.packageKind ?? '',
    ...totalsOf(all),
    lines: named ? goods : [],
  }
}

/** What the first line of a container that says something says. */
function saidIn(lines: readonly AcceptedLine[], name: string, { kind }: FieldSpec): string | number {
  const said = lines.map(({ values }) => values[name]).find((value) => text(value) !== '')
  return kind === 'int' || kind === 'decimal' ? number(said) : text(said)
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
export function tableOf(containers: readonly SiContainer[], columns: readonly SheetColumn[]): (string | number)[][] {
  const row = (...sources: readonly object[]) =>
    columns.map(({ key }): string | number => {
      const source = sources.find((one) => key in one)
      const value: string | number | null | undefined = source && source[key as keyof typeof source]
      return value === 0 && !figureNames.has(key) ? '' : (value ?? '')
    })
  const rows = containers.flatMap((box) => (box.lines.length === 0 ? [row(box, noLine)] : box.lines.map((line) => row(line, box))))
  return [columns.map(({ header, unit }) => (unit ? `${header}(${unit})` : header)), ...rows]
}
const figureNames = new Set(['packages', 'weight', 'volume'])
const noLine = emptyLine()
