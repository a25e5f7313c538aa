import { boxesText } from '@jst/contracts/booking'
import { showValue, type EntityField, type EntityValues } from '@jst/contracts/entity'
import { partFields, type ApplicationPart, type BookedType } from '@jst/contracts/packing'
import type { Issue } from '@jst/contracts'
import { cleanedLines } from '../../../documents/index.ts'
import { texts } from '../texts.ts'

/** The same fields where nothing has to be filled yet. */
const loose: readonly EntityField[] = partFields.map(({ required: _required, ...field }) => field as EntityField)
const facts = { zh: '', en: '', table: 'slip_part', most: 999, fields: loose } as const

/** Parts as they are kept, each with its problems at `Parts[0].Values.Depot`. */
export function cleanParts(parts: readonly ApplicationPart[]): { parts: ApplicationPart[]; issues: Issue[] } {
  const { lines, issues } = cleanedLines(
    facts,
    parts.map(({ Id, Values }) => ({ Id, ...Values })),
    'Parts',
  )
  const turned = lines.flatMap(({ PickupFrom, PickupTo }, at): Issue[] =>
    PickupTo !== '' && PickupTo !== null && String(PickupFrom) > String(PickupTo)
      ? [{ Severity: 'ERROR', Code: 'INVALID', Path: `Parts[${at}].PickupTo`, Label: '', Message: texts.application.daysTurned }]
      : [],
  )
  return {
    parts: lines.map(({ Id, ...Values }) => ({ Id, Values: Values as EntityValues })),
    issues: [...issues, ...turned].map((issue) => ({ ...issue, Path: issue.Path.replace(/^(Parts\[\d+\])\./, '$1.Values.') })),
  }
}

/** Boxes of parts by type. */
function countsOf(parts: readonly Pick<ApplicationPart, 'Values'>[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { Values } of parts) {
    const type = String(Values['BoxType'] ?? '')
    if (type !== '') counts.set(type, (counts.get(type) ?? 0) + Number(Values['Count'] ?? 0))
  }
  return counts
}

/** Why parts ask for more than a booking has left; `types` without these parts. */
export const beyondBooked = (parts: readonly ApplicationPart[], types: readonly BookedType[]): string[] =>
  [...countsOf(parts)].flatMap(([type, given]) => {
    const booked = types.find(({ BoxType }) => BoxType === type)
    if (!booked || booked.Booked === 0) return [texts.application.notBooked(type)]
    return given > booked.Rest ? [texts.application.beyond(type, given, Math.max(0, booked.Rest))] : []
  })

/** Sentences about facts that a submission misses in the parts. */
export const missingIn = (parts: readonly ApplicationPart[], today: string): string[] =>
  parts.flatMap(({ Values }, at) => [
    ...partFields
      .filter(({ key, required }) => required && [undefined, null, ''].includes(Values[key] as string))
      .map(({ zh }) => texts.application.missing(at + 1, zh)),
    ...(String(Values['PickupTo'] ?? '') !== '' && String(Values['PickupTo']) < today ? [texts.application.over(at + 1)] : []),
  ])

/** Columns of lists that are made of the parts. */
export const summaryOf = (parts: readonly ApplicationPart[]) => ({
  boxes: boxesText(parts.map(({ Values }) => ({ Id: 0, Type: Values['BoxType'] ?? '', Count: Values['Count'] ?? 0 }))),
  fleets: [...new Set(parts.map(({ Values }) => String(Values['FleetName'] ?? '')))]
    .filter((name) => name !== '')
    .join('、')
    .slice(0, 300),
  pickupFrom:
    parts
      .map(({ Values }) => String(Values['PickupFrom'] ?? ''))
      .filter((day) => day !== '')
      .toSorted()[0] ?? null,
})

/** Parts as the timeline tells them, one a line. */
export const partsText = (parts: readonly ApplicationPart[]): string =>
  parts
    .map(({ Values }) =>
      partFields
        .filter(({ key, kind }) => kind !== 'flag' && key !== 'FleetCode')
        .map((field) => showValue(field, Values[field.key] ?? null))
        .filter((text) => text !== '')
        .join(' '),
    )
    .join('\n')
