import type { LostValue } from '@jst/contracts/document'
import { fieldsOf, filledIn } from '../messages/carried.ts'
import type { VgmRecord } from './record.ts'
import { vgmLost as lost, vgmWords, type VgmField } from './texts.ts'

/** Fields that each message of a box has. */
export const usualFields = fieldsOf(
  '',
  'BoxNo IsoType Seals BookingNo BillNo Method Unit Vgm Tare WeighedAt Certificate Party Person Phone Email',
) as readonly VgmField[]

/** Every filled value of a record that a message of these fields does not say. What the scale said is there as the mass, in whole kg. */
export function lossesOf(record: VgmRecord, at: number, carried: readonly VgmField[], message: string): LostValue[] {
  const isWhole = record.Weighed === record.Vgm && record.Unit === 'KGM'
  return filledIn(record).flatMap(([path, value]): LostValue[] => {
    const field = path as VgmField
    if (carried.includes(field) || (field === 'Weighed' && isWhole)) return []
    const Why = field === 'Weighed' ? lost.rounded : lost.noField(message)
    return [{ Path: `[${at}].${field}`, Label: vgmWords[field].zh, Value: String(value), Why }]
  })
}
