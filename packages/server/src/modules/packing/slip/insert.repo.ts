import { slipCalls } from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { columnOf, stored, typeOf, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'

interface Common {
  readonly applicationId: number
  readonly applicationNo: string
  readonly bookingId: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly ownerId: number | null
  readonly cutoff: string | null
  readonly by: number
}
interface NewSlip {
  readonly partId: number | null
  readonly fleetId: number | null
  readonly values: EntityValues
}
const { entity } = slipCalls
const more = [
  ['search', 'text'],
  ['pinyin', 'text'],
  ['initials', 'text'],
  ['part_id', 'bigint'],
  ['fleet_id', 'bigint'],
] as const

/** Adds slips of one application in one statement; answers their keys in their order. */
export async function insertSlips(tx: Queryable, common: Common, slips: readonly NewSlip[]): Promise<number[]> {
  const rows = slips.map(({ partId, fleetId, values }) => ({
    ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)])),
    ...wordsOf(entity, values),
    part_id: partId,
    fleet_id: fleetId,
  }))
  const typed = [...entity.all.map((field) => [columnOf(field.key), typeOf(field)] as const), ...more]
  const names = typed.map(([column]) => column)
  const added = await tx.query<{ id: number; code: string }>(
    `insert into box_slip (application_id, application_no, booking_id, company_id, operator_id, owner_id, cutoff, create_id, ${names.join(', ')})
      select $1, $2, $3, $4, $5, $6, $7, $8, ${names.map((name) => `x.${name}`).join(', ')}
      from jsonb_array_elements($9::jsonb) with ordinality as l (content, place)
      cross join lateral jsonb_to_record(l.content) as x (${typed.map(([column, type]) => `${column} ${type}`).join(', ')})
      order by l.place returning id, code`,
    [
      common.applicationId,
      common.applicationNo,
      common.bookingId,
      common.companyId,
      common.operatorId,
      common.ownerId,
      common.cutoff,
      common.by,
      JSON.stringify(rows),
    ],
  )
  const ids = new Map(added.map(({ id, code }) => [code, id]))
  return slips.map(({ values }) => ids.get(String(values['Code']))!)
}
