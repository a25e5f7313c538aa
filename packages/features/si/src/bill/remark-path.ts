import type { SiRecord } from '@jst/contracts/si'
import { issueTarget } from '@jst/si-drafts/rules'
import { containerFields, lineFields, recordFields } from '../declared-fields.ts'
import { texts } from './texts.ts'

/** A place of a record that people can point at: a field, or a field of a box or of one of its goods lines (by position). */
export interface Place {
  readonly field?: string
  readonly container?: number
  readonly line?: number
}

type Catalogue = Record<string, { readonly wire: string; readonly zh: string }>
const catalogues = { record: recordFields as Catalogue, container: containerFields as Catalogue, line: lineFields as Catalogue }
const catalogueOf = ({ container, line }: Place): Catalogue =>
  line !== undefined ? catalogues.line : container !== undefined ? catalogues.container : catalogues.record

/** Path of the place as field remarks and findings write it. */
export function pathOf(place: Place): string {
  const rows = [
    ...(place.container === undefined ? [] : [`BoxInfos[${place.container}]`]),
    ...(place.line === undefined ? [] : [`BoxDetails[${place.line}]`]),
  ]
  const wire = place.field === undefined ? undefined : catalogueOf(place)[place.field]?.wire
  return [...rows, ...(wire === undefined ? [] : [wire])].join('.')
}

/** The place that a path points to; empty when it names none that people can see. */
export function placeOf(path: string): Place {
  const found = issueTarget(`TDBLInfos[0].${path}`) ?? issueTarget(`TDBLInfos[0]`)
  if (!found) return {}
  const { field, container, line } = found
  return {
    ...(field === undefined ? {} : { field }),
    ...(container === undefined ? {} : { container }),
    ...(line === undefined ? {} : { line }),
  }
}

/** Label of a place in the record: 收货人, 箱 MSKU6011672 封号. */
export function labelOfPlace(place: Place, record: SiRecord): string {
  const name = place.field === undefined ? '' : (catalogueOf(place)[place.field]?.zh ?? place.field)
  if (place.container === undefined) return name
  const box = record.containers[place.container]?.containerNo || `#${place.container + 1}`
  const row = place.line === undefined ? texts.bill.container(box) : texts.bill.line(box, place.line + 1)
  return `${row} ${name}`.trim()
}

/** One key per place, for marks and jumps. */
export const keyOfPlace = ({ field = '', container, line }: Place): string => [container ?? '', line ?? '', field].join('/')
