import { containerFields, lineFields, recordFields } from '@jst/contracts/si'
import { placeOf } from '../bill/remark-path.ts'

type Names = Readonly<Record<string, { readonly en: string }>>
const names = { record: recordFields as Names, box: containerFields as Names, line: lineFields as Names }

/** Name of a place for a carrier: `Container 1, Seal no`. */
export function englishLabelOf(path: string): string {
  const { field = '', container, line } = placeOf(path)
  const rows = [container === undefined ? '' : `Container ${container + 1}`, line === undefined ? '' : `line ${line + 1}`]
  const list = line !== undefined ? names.line : container !== undefined ? names.box : names.record
  return [...rows, list[field]?.en ?? field].filter((part) => part !== '').join(', ')
}
