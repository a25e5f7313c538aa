import { listCalls, type PackedBox, type PackedBy } from '@jst/contracts/packing'
import type { EntityValues } from '@jst/contracts/entity'
import { columnOf, stored, typeOf, wordsOf } from '../../../entity-kit/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { dayOrBlank } from '../../../kernel/database/day-range.ts'

/** A packing list whole, as the connection sees it. */
export interface StoredList {
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly staffId: number
  readonly bookingId: number
  readonly no: string
  readonly state: number
  readonly updateTime: string
  readonly box: PackedBox
  readonly by: PackedBy
  readonly reason: string
  readonly blNo: string
  readonly vessel: string
  readonly voyageNo: string
  readonly cutoff: string | null
  /** Its content may be written although the box is in the port. */
  readonly openedInPort: boolean
  /** State from which a change was asked for. */
  readonly askedFrom: number | null
}
const select = `select t.id, t.company_id as "companyId", t.operator_id as "operatorId", t.staff_id as "staffId", t.booking_id as "bookingId",
    t.code as no, t.state, t.update_time as "updateTime", t.box, t.reason, t.bl_no as "blNo", t.vessel, t.voyage_no as "voyageNo", t.cutoff,
    t.opened_in_port as "openedInPort", t.asked_from as "askedFrom",
    jsonb_build_object('Packer', t.packer, 'PackedAt', t.packed_at, 'PackedOn', ${dayOrBlank('t.packed_on')}, 'Signature', t.signature) as by
  from packing_list t where t.removed_at is null and t.merged_into is null`

export const findLists = (db: Queryable, ids: readonly number[]) =>
  db.query<StoredList>(`${select} and t.id = any($1) order by t.id`, [ids])
/** Lists in use of a booking, in the order in which they were made. */
export const listsOf = (db: Queryable, booking: number) =>
  db.query<StoredList>(`${select} and t.booking_id = $1 and t.state <> 9 order by t.id limit 1000`, [booking])
/** Lists in use of a box on the voyage of a booking: those of a shared box may stand at another booking. */
export const listsOfBox = (system: Queryable, booking: number, box: string) =>
  system.query<StoredList>(
    `${select} and t.staff_id = (select b.staff_id from booking b where b.id = $1) and t.box_no = $2 and t.box_no <> '' and t.state <> 9
      and (t.booking_id = $1 or (t.vessel, t.voyage_no) = (select b.vessel, b.voyage_no from booking b where b.id = $1))`,
    [booking, box],
  )
/** Numbers of the boxes of a booking that have a list in use, whoever sees it. Asked as the server. */
export const listedBoxes = async (system: Queryable, booking: number): Promise<string[]> =>
  (
    await system.query<{ box: string }>(
      `select box_no as box from packing_list where booking_id = $1 and box_no <> '' and state <> 9 and removed_at is null`,
      [booking],
    )
  ).map(({ box }) => box)
/** Holds lists until the transaction ends; what they say is read afterwards. */
export const lockLists = (tx: Queryable, ids: readonly number[]) =>
  tx.query('select 1 from packing_list where id = any($1) order by id for update', [ids])

/** Lists in use of these boxes on the voyage, other than the given ones. Asked as the server: nobody sees those of others. */
export const findDuplicates = (
  system: Queryable,
  { staffId, vessel, voyageNo }: { readonly staffId: number; readonly vessel: string; readonly voyageNo: string },
  boxes: readonly string[],
  except: readonly number[],
) =>
  system.query<{ boxNo: string; no: string }>(
    `select box_no as "boxNo", code as no from packing_list where staff_id = $1 and vessel = $2 and voyage_no = $3 and box_no = any($4)
      and state <> 9 and removed_at is null and id <> all($5)`,
    [staffId, vessel, voyageNo, boxes, except],
  )

/** A box of a booking that a slip names. */
export interface SlipBox {
  readonly id: number
  readonly no: string
  readonly state: number
  readonly boxNo: string
  readonly boxType: string
  readonly sealNo: string
  readonly tare: number | null
  readonly soc: boolean
  readonly gatedInAt: string | null
}
/** Slips of a booking whose boxes are known. Asked as the server. */
export const slipBoxes = (system: Queryable, booking: number) =>
  system.query<SlipBox>(
    `select id, coalesce(nullif(eir_no, ''), code) as no, state, box_no as "boxNo", box_type as "boxType", seal_no as "sealNo", tare, soc,
        gated_in_at as "gatedInAt" from box_slip
      where booking_id = $1 and box_no <> '' and state in (1, 2, 3, 6) and removed_at is null order by id limit 1000`,
    [booking],
  )
/** When the boxes of lists went into the port, by the key of the list. Asked as the server. */
export async function gateIns(system: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await system.query<{ id: number; at: string }>(
    `select t.id, max(s.gated_in_at) as at from packing_list t join box_slip s on s.booking_id = t.booking_id and s.box_no = t.box_no
      where t.id = any($1) and t.box_no <> '' and s.gated_in_at is not null and s.removed_at is null group by t.id`,
    [ids],
  )
  return new Map(rows.map(({ id, at }) => [id, at]))
}

const isInPort = `exists (select from box_slip s where s.booking_id = t.booking_id and s.box_no = t.box_no and t.box_no <> ''
  and s.gated_in_at is not null and s.removed_at is null)`
/** Lists that were made for a box in the port, or took its number, are open. Asked as the server. */
export const openInPort = (system: Queryable, ids: readonly number[]) =>
  system.query(`update packing_list t set opened_in_port = ${isInPort} where t.id = any($1)`, [ids])
export const writeOpened = (tx: Queryable, id: number, opened: boolean) =>
  tx.query('update packing_list set opened_in_port = $2 where id = $1', [id, opened])
export const writeRequestedFrom = (tx: Queryable, id: number, state: number) =>
  tx.query('update packing_list set asked_from = $2 where id = $1', [id, state])

/** Columns of a row of a list. */
export interface ListRow {
  readonly values: EntityValues
  readonly box: PackedBox
  readonly bills: string
  readonly cutoff: string | null
  readonly reason: string
  readonly wrong: number
}
const { entity } = listCalls
const more = [
  ['search', 'text'],
  ['pinyin', 'text'],
  ['initials', 'text'],
  ['box', 'jsonb'],
  ['packages', 'integer'],
  ['weight', 'numeric'],
  ['volume', 'numeric'],
  ['bills', 'text'],
  ['cutoff', 'timestamptz'],
  ['reason', 'text'],
  ['wrong', 'integer'],
] as const
const typed = [...entity.all.map((field) => [columnOf(field.key), typeOf(field)] as const), ...more]
const names = typed.map(([column]) => column)
const record = typed.map(([column, type]) => `${column} ${type}`).join(', ')
const columnsOf = ({ values, box, bills, cutoff, reason, wrong }: ListRow) => ({
  ...Object.fromEntries(entity.all.map((field) => [columnOf(field.key), stored(field, values[field.key] ?? null)])),
  ...wordsOf(entity, values),
  box,
  packages: box.Packages,
  weight: box.Weight,
  volume: box.Volume,
  bills,
  cutoff,
  reason,
  wrong,
})

interface Owner {
  readonly companyId: number
  readonly operatorId: number | null
  readonly bookingId: number
  readonly ownerId: number | null
  readonly by: number
}
/** Adds lists in one statement; answers their keys in their order. */
export async function insertLists(tx: Queryable, owners: readonly Owner[], rows: readonly ListRow[]): Promise<number[]> {
  const content = rows.map((row, at) => {
    const { companyId, operatorId, bookingId, ownerId, by } = owners[at]!
    return { ...columnsOf(row), company_id: companyId, operator_id: operatorId, booking_id: bookingId, owner_id: ownerId, create_id: by }
  })
  const keys = ['company_id', 'operator_id', 'booking_id', 'owner_id', 'create_id']
  const added = await tx.query<{ id: number; code: string }>(
    `insert into packing_list (${[...keys, ...names].join(', ')}) select ${[...keys, ...names].map((name) => `x.${name}`).join(', ')}
      from jsonb_array_elements($1::jsonb) with ordinality as l (content, place)
      cross join lateral jsonb_to_record(l.content) as x (${keys.map((key) => `${key} bigint`).join(', ')}, ${record})
      order by l.place returning id, code`,
    [JSON.stringify(content)],
  )
  const ids = new Map(added.map(({ id, code }) => [code, id]))
  return rows.map(({ values }) => ids.get(String(values['Code']))!)
}
/** Writes stored lists in one statement, each in a new version. */
export async function updateLists(tx: Queryable, rows: readonly (ListRow & { readonly id: number })[]): Promise<void> {
  const written = names.filter((name) => name !== 'code')
  await tx.query(
    `update packing_list t set ${written.map((name) => `${name} = x.${name}`).join(', ')}, update_time = next_update_time(t.update_time)
      from jsonb_array_elements($1::jsonb) as l (content)
      cross join lateral jsonb_to_record(l.content) as x (id bigint, ${record}) where t.id = x.id`,
    [JSON.stringify(rows.map((row) => ({ id: row.id, ...columnsOf(row) })))],
  )
}
/** A box of the forwarder alone, or of a customer. */
export const writeParty = (tx: Queryable, id: number, companyId: number, operatorId: number | null) =>
  tx.query('update packing_list set company_id = $2, operator_id = $3 where id = $1', [id, companyId, operatorId])
