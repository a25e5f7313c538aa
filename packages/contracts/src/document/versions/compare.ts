import { reworded } from '../../values/reworded.ts'
import type { ComparedField, ComparedLines, VersionShape } from './versions.ts'

/** A value that differs between two versions. `Before` or `After` is '' where a row exists in one of them alone. */
export interface ContentDifference {
  /** `Vessel`, `Boxes[MSKU6011672].Weight`, `Boxes[MSKU6011672]` of a whole row. */
  readonly Path: string
  readonly Label: string
  readonly Before: string
  readonly After: string
}
type Content = Readonly<Record<string, unknown>>
export interface CompareOptions {
  readonly language?: 'zh' | 'en'
  /** Fields that the reader may not see. */
  readonly hidden?: (field: ComparedField) => boolean
}

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === false) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
const rowsOf = (content: Content | undefined, key: string): readonly Content[] => {
  const rows = content?.[key]
  return Array.isArray(rows) ? (rows as readonly Content[]) : []
}

type Pair = readonly [before: Content | undefined, after: Content | undefined]
/** Pairs rows by their identifying field, else by key, else by place. Each row stands in one pair. */
function paired(before: readonly Content[], after: readonly Content[], by: string | undefined): readonly Pair[] {
  const left = new Set(before)
  const take = (found: Content | undefined) => {
    if (found) left.delete(found)
    return found
  }
  const partners = new Map<Content, Content>()
  for (const key of [...(by === undefined ? [] : [by]), 'Id']) {
    const earlier = new Map<string, Content[]>()
    for (const row of left) earlier.set(textOf(row[key]), [...(earlier.get(textOf(row[key])) ?? []), row])
    for (const row of after) {
      if (partners.has(row) || !row[key]) continue
      const partner = take(earlier.get(textOf(row[key]))?.shift())
      if (partner) partners.set(row, partner)
    }
  }
  // a row that says whose it is is not taken for another one
  const nameless = (row: Content) => by === undefined || textOf(row[by]) === ''
  after.forEach((row, at) => {
    const old = before[at]
    if (!partners.has(row) && old && left.has(old) && (nameless(row) || nameless(old))) partners.set(row, take(old)!)
  })
  return [...after.map((row): Pair => [partners.get(row), row]), ...[...left].map((row): Pair => [row, undefined])]
}

/** Differences of two contents, field by field and row by row, in the order of the declaration. */
export function compareContents(
  shape: VersionShape,
  before: Content | undefined,
  after: Content | undefined,
  { language = 'zh', hidden = () => false }: CompareOptions = {},
): ContentDifference[] {
  const found: ContentDifference[] = []
  const said = ({ key, wordsEn }: ComparedField, row: Content | undefined) =>
    language === 'en' ? reworded(textOf(row?.[key]), wordsEn) : textOf(row?.[key])
  const fields = (list: readonly ComparedField[], [old, now]: Pair, path: string, label: string) => {
    for (const field of list) {
      if (hidden(field)) continue
      const [Before, After] = [said(field, old), said(field, now)]
      if (Before !== After) found.push({ Path: `${path}${field.key}`, Label: `${label}${field[language]}`, Before, After })
    }
  }
  const summary = (list: readonly ComparedField[], row: Content | undefined) =>
    row === undefined ? '' : list.flatMap((field) => (hidden(field) ? [] : said(field, row) || [])).join(' / ')
  const lines = (part: string, declared: ComparedLines, [old, now]: Pair, path: string, label: string) => {
    const pairs = paired(rowsOf(old, part), rowsOf(now, part), declared.by)
    pairs.forEach((pair, at) => {
      const row = pair[1] ?? pair[0]!
      const name = (declared.by === undefined ? '' : textOf(row[declared.by])) || `#${at + 1}`
      const [place, called] = [`${path}${part}[${name}]`, `${label}${declared[language]} ${name}`]
      if (pair[0] && pair[1]) {
        fields(declared.fields, pair, `${place}.`, `${called} `)
        for (const [below, more] of Object.entries(declared.lines ?? {})) lines(below, more, pair, `${place}.`, `${called} `)
      } else found.push({ Path: place, Label: called, Before: summary(declared.fields, pair[0]), After: summary(declared.fields, pair[1]) })
    })
  }
  const both: Pair = [before, after]
  fields(shape.fields, both, '', '')
  for (const [part, declared] of Object.entries(shape.lines ?? {})) lines(part, declared, both, '', '')
  return found
}
