import { containerFields, lineFields, recordFields, type FieldSpec } from '@jst/contracts/si'

const namesOf = (fields: Readonly<Record<string, FieldSpec>>) => new Map(Object.values(fields).map(({ wire, en }) => [wire, en]))
const [ofRecord, ofBox, ofLine] = [recordFields, containerFields, lineFields].map(namesOf)

/** English name of a place that a version changed, from its path on the wire: `BoxInfos[MSKU6011672].TBX_WEIGHT` is `MSKU6011672, Gross weight`. */
export function englishPlace(path: string): string {
  const wire = path.slice(path.lastIndexOf('.') + 1)
  const names = path.includes('.BoxDetails[') ? ofLine : path.startsWith('BoxInfos[') ? ofBox : ofRecord
  const row = /^\w+\[([^\]]*)\]/.exec(path)?.[1]
  return [row ?? '', names?.get(wire) ?? (wire.includes('[') ? '' : wire)].filter((part) => part !== '').join(', ')
}
