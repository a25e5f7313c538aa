import { containerFields, lineFields, recordFields, type FieldSpec, type SiDifference, type SiRecord } from '@jst/contracts/si'
import { compareRecords, type Difference } from '@jst/si-drafts/rules'

/** Limits of the differences stored with a version: their number, and characters of a value. */
const mostKept = 30
const mostCharacters = 120

export interface Changes {
  /** Number of submitted values that differ. */
  count: number
  /** The first differences; these are stored with a version. */
  first: SiDifference[]
  all: readonly SiDifference[]
}

export const unchanged: Changes = { count: 0, first: [], all: [] }

/** Differences between two versions, as the screens compare them. */
export function changesBetween(before: SiRecord | undefined, after: SiRecord): Changes {
  if (!before) return unchanged
  const all = compareRecords(before, after).map(wireOf)
  return { count: all.length, first: all.slice(0, mostKept), all }
}

const wireOf = ({ path, field, label, before, after }: Difference): SiDifference => ({
  Path: wirePath(path, field),
  Label: label,
  Before: shown(before),
  After: shown(after),
})

/** `containers[MSKU6011672].weight` → `BoxInfos[MSKU6011672].TBX_WEIGHT`. */
function wirePath(path: string, field: string | undefined): string {
  const place = path
    .replace(/^containers\[/, 'BoxInfos[')
    .replace('].lines[', '].BoxDetails[')
    .replace(/^masterBills\[/, 'TDBpMBLNos[')
  if (field === undefined) return place
  const catalogue: Readonly<Record<string, FieldSpec>> = place.includes('.BoxDetails[')
    ? lineFields
    : place.startsWith('BoxInfos[')
      ? containerFields
      : recordFields
  return `${place.slice(0, -field.length)}${catalogue[field]?.wire ?? field}`
}

const shown = (value: string | number | null) => String(value ?? '').slice(0, mostCharacters)
