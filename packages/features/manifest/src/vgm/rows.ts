import type { Line } from '@jst/contracts/document'
import { vgmFields, type VgmContent, type VgmRow } from '@jst/contracts/manifest'
import type { FieldFinding } from '@jst/feature-kit/boxes'
import { emptyVgm, vgmOf, vgmProblems } from '@jst/manifest/vgm'

/** A declaration as it is typed: fields by name; what has no column stays in `base`. */
export type VgmLine = Line
const weights = ['Method', 'Unit', 'Weighed', 'Truck', 'Chassis', 'Cargo', 'Dunnage', 'Tare'] as const

/** @param place of its row among the stored ones, from 1; 0: a new one */
export const lineOf = (content: VgmContent, place = 0): VgmLine => ({
  Id: 0,
  Place: place,
  ...Object.fromEntries(
    vgmFields.map(({ key, kind }) => [key, kind === 'number' ? content[key as 'Vgm'] || null : content[key as 'BoxNo']]),
  ),
})
export const blankLine = (): VgmLine => lineOf(emptyVgm())

/** A typed line as the rules know it. @param base content of the box, for what has no column */
export const contentOf = (line: VgmLine, base: VgmContent | undefined): VgmContent => ({
  ...(base ?? emptyVgm()),
  ...(Object.fromEntries(
    vgmFields.map((field) => {
      const value = line[field.key]
      if (field.kind === 'number') return [field.key, typeof value === 'number' ? value : 0]
      const said = String(value ?? '').trim()
      return [field.key, 'upper' in field && field.upper ? said.toUpperCase() : said]
    }),
  ) as unknown as VgmContent),
})

const boxOf = (line: VgmLine): string =>
  String(line['BoxNo'] ?? '')
    .trim()
    .toUpperCase()
/** The stored row of each line: of the same box, else that of its place while no other line has that box. Pasted rows come in any order. */
export function rowsBehind(lines: readonly VgmLine[], rows: readonly VgmRow[]): (VgmRow | undefined)[] {
  const byBox = new Map(rows.map((row) => [row.Content.BoxNo, row]))
  const typed = new Set(lines.map(boxOf))
  return lines.map((line) => {
    const placed = rows[Number(line['Place'] ?? 0) - 1]
    return byBox.get(boxOf(line)) ?? (placed && !typed.has(placed.Content.BoxNo) ? placed : undefined)
  })
}
/** Lines that say something else than what is stored. */
export function changedLines(lines: readonly VgmLine[], rows: readonly VgmRow[]): { row: VgmRow | undefined; Content: VgmContent }[] {
  const behind = rowsBehind(lines, rows)
  return lines.flatMap((line, at) => {
    const row = behind[at]
    const Content = contentOf(line, row?.Content)
    const before = row ? contentOf(lineOf(row.Content), row.Content) : undefined
    const isSame = before ? vgmFields.every(({ key }) => before[key as 'BoxNo'] === Content[key as 'BoxNo']) : Content.BoxNo === ''
    return isSame ? [] : [{ row, Content }]
  })
}

/** Lines with their mass computed where a weight has changed and the mass was not typed. */
export const recomputed = (before: readonly VgmLine[], after: readonly VgmLine[]): VgmLine[] => {
  const lineByBox = new Map(before.map((line) => [String(line['BoxNo'] ?? ''), line]))
  return after.map((line) => {
    const old = lineByBox.get(String(line['BoxNo'] ?? ''))
    const isTyped = (line['Vgm'] ?? null) !== (old?.['Vgm'] ?? null)
    if (isTyped || weights.every((key) => (line[key] ?? null) === (old?.[key] ?? null))) return line
    const vgm = vgmOf(contentOf(line, undefined)) ?? null
    return line['Vgm'] === vgm ? line : { ...line, Vgm: vgm }
  })
}

/** Findings of lines in their cells. */
export const findingsOf = (contents: readonly VgmContent[], lang: 'zh' | 'en' = 'zh'): FieldFinding[] =>
  vgmProblems(contents.map((content) => (content.Method === '' && content.Person === '' ? { ...content, Vgm: 0 } : content)))
    .filter(({ row }) => row >= 0 && isBegun(contents[row]!))
    .map(({ row, field, severity, message }) => ({
      row,
      field,
      severity: severity === 'ERROR' ? 'error' : 'warning',
      message: message[lang],
    }))
/** Something of the weighing was entered: a box that nobody has begun is not wrong yet. */
const isBegun = ({ Method, Weighed, Person, Vgm }: VgmContent): boolean => Method !== '' || Weighed > 0 || Person !== '' || Vgm > 0
