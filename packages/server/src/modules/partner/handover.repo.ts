import type { Duty, Handover, PartnerKind } from '@jst/contracts/partner'
import type { Page } from '@jst/contracts'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { Conditions, readPage, type PageInput } from '../../kernel/database/paging.ts'

/** A duty of somebody at a customer or provider. */
export interface Item {
  readonly staffId: number
  readonly kind: PartnerKind
  readonly subjectId: number
  readonly duty: Duty
  readonly lane: string
  /** The other one has the duty already. */
  readonly shared: boolean
}
/** The same as a handover keeps it. `dropped`: it was taken away, as the other one had it. */
export type KeptItem = Omit<Item, 'shared'> & { readonly dropped: boolean }

const items = `select s.id as "staffId", s.kind, s.subject_id as "subjectId", coalesce(c.code, p.code) as code,
    coalesce(c.name_zh, p.name_zh) as name, s.duty, s.lane_code as lane,
    exists (select from partner_staff o where o.kind = s.kind and o.subject_id = s.subject_id and o.duty = s.duty
      and o.lane_code = s.lane_code and o.employee_id = $2) as shared
  from partner_staff s left join customer c on s.kind = 'customer' and c.id = s.subject_id
    left join provider p on s.kind = 'provider' and p.id = s.subject_id
  where s.employee_id = $1 and ($3::text[] is null or s.duty = any($3)) and coalesce(c.id, p.id) is not null`
type NamedItem = Item & { readonly code: string; readonly name: string }

/** Duties that somebody has to hand over, by company. */
export const findItems = (db: Queryable, from: number, to: number) =>
  db.query<NamedItem>(`${items} order by s.kind, coalesce(c.code, p.code), s.duty, s.id`, [from, to, null])

export async function countItems(db: Queryable, from: number, duties: readonly Duty[] | null): Promise<number> {
  const [row] = await db.query<{ count: number }>(`select count(*) as count from (${items}) i`, [from, 0, duties])
  return row!.count
}

/** The next items of a handover. */
export const nextItems = (tx: Queryable, { fromId, toId, duties }: OpenHandover, most: number) =>
  tx.query<Item>(`${items} order by s.id limit ${most}`, [fromId, toId, duties])

/** Those of some items that are still with the person, as they are now; their companies are locked. */
export const heldItems = (tx: Queryable, { fromId, toId, duties }: OpenHandover, ids: readonly number[]) =>
  tx.query<Item>(`${items} and s.id = any($4) order by s.id for update of s`, [fromId, toId, duties, ids])

export const dropItems = (tx: Queryable, ids: readonly number[]) => tx.query('delete from partner_staff where id = any($1)', [ids])
export const moveItems = (tx: Queryable, ids: readonly number[], toId: number) =>
  tx.query('update partner_staff set employee_id = $2 where id = any($1)', [ids, toId])

/** Gives back what is still with the person who took it. Answers which. */
export const moveBack = async (tx: Queryable, ids: readonly number[], { fromId, toId }: OpenHandover): Promise<number[]> => {
  const rows = await tx.query<{ id: number }>(
    'update partner_staff set employee_id = $2 where id = any($1) and employee_id = $3 returning id',
    [ids, fromId, toId],
  )
  return rows.map(({ id }) => id)
}
/** Gives somebody again what was taken away. Answers which. */
export const addBack = async (
  tx: Queryable,
  { companyId, operatorId }: EmployeeActor,
  { fromId }: OpenHandover,
  items: readonly KeptItem[],
): Promise<number[]> => {
  const rows = await tx.query<{ id: number }>(
    `insert into partner_staff (id, kind, subject_id, company_id, operator_id, duty, lane_code, employee_id)
      select x."staffId", x.kind, x."subjectId", $2, $3, x.duty, x.lane, $4
      from jsonb_to_recordset($1::jsonb) as x ("staffId" bigint, kind text, "subjectId" bigint, duty text, lane text)
      on conflict do nothing returning id`,
    [JSON.stringify(items), companyId, operatorId, fromId],
  )
  return rows.map(({ id }) => id)
}

/** A handover as its steps need it. */
export interface OpenHandover {
  readonly id: number
  readonly fromId: number
  readonly toId: number
  readonly fromName: string
  readonly toName: string
  readonly duties: readonly Duty[] | null
  readonly state: 'moving' | 'done' | 'returning'
  readonly undone: boolean
  readonly total: number
  /** Items that have been handed over, and those of them that a return has looked at. */
  readonly moved: number
  readonly givenBack: number
  readonly restored: number
}
const open = `select h.id, h.from_id as "fromId", h.to_id as "toId", f.name as "fromName", t.name as "toName", h.duties, h.state, h.undone,
    h.total, jsonb_array_length(h.items) as moved, h.given_back as "givenBack", h.restored
  from partner_handover h join employee f on f.id = h.from_id join employee t on t.id = h.to_id`

export const lockHandover = async (tx: Queryable, id: number): Promise<OpenHandover | undefined> =>
  (await tx.query<OpenHandover>(`${open} where h.id = $1 for update of h`, [id]))[0]

/** One of the same people and duties that has not come to its end. */
export const lockUnfinished = async (
  tx: Queryable,
  { fromId, toId, duties }: Pick<OpenHandover, 'fromId' | 'toId' | 'duties'>,
): Promise<OpenHandover | undefined> =>
  (
    await tx.query<OpenHandover>(
      `${open} where h.from_id = $1 and h.to_id = $2 and h.duties is not distinct from $3::text[] and h.state = 'moving'
        order by h.id limit 1 for update of h`,
      [fromId, toId, duties],
    )
  )[0]

export async function insertHandover(
  tx: Queryable,
  { companyId, operatorId, employeeId }: EmployeeActor,
  { fromId, toId, duties, total }: Pick<OpenHandover, 'fromId' | 'toId' | 'duties' | 'total'>,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(
    `insert into partner_handover (company_id, operator_id, from_id, to_id, by_id, items, duties, total, state)
      values ($1, $2, $3, $4, $5, '[]', $6, $7, 'moving') returning id`,
    [companyId, operatorId, fromId, toId, employeeId, duties, total],
  )
  return row!.id
}

export const keepItems = (tx: Queryable, id: number, items: readonly KeptItem[]) =>
  tx.query('update partner_handover set items = items || $2::jsonb where id = $1', [id, JSON.stringify(items)])
/** Items that a return has not looked at, in the order in which they were handed over. */
export const itemsToReturn = async (tx: Queryable, { id, givenBack }: OpenHandover, most: number): Promise<KeptItem[]> =>
  (
    await tx.query<{ item: KeptItem }>(
      `select i.item from partner_handover h, jsonb_array_elements(h.items) with ordinality as i (item, place)
        where h.id = $1 and i.place > $2 order by i.place limit ${most}`,
      [id, givenBack],
    )
  ).map(({ item }) => item)
export const countReturned = (tx: Queryable, id: number, looked: number, restored: number) =>
  tx.query('update partner_handover set given_back = given_back + $2, restored = restored + $3 where id = $1', [id, looked, restored])
export const setState = (tx: Queryable, id: number, state: OpenHandover['state'], undone = false) =>
  tx.query('update partner_handover set state = $2, undone = $3 where id = $1', [id, state, undone])

const shown = `h.id as "Id", f.name as "FromName", t.name as "ToName", coalesce(b.name, '') as "ByName", h.create_time as "At", h.undone as "Undone",
  h.state as "State", h.restored as "Restored",
  (select count(distinct i ->> 'subjectId') from jsonb_array_elements(h.items) i where i ->> 'kind' = 'customer') as "Customers",
  (select count(distinct i ->> 'subjectId') from jsonb_array_elements(h.items) i where i ->> 'kind' = 'provider') as "Providers",
  jsonb_array_length(h.items) as "Duties"`
const from = `partner_handover h join employee f on f.id = h.from_id join employee t on t.id = h.to_id left join employee b on b.id = h.by_id`

export async function shownHandover(tx: Queryable, id: number): Promise<Handover> {
  const [row] = await tx.query<Handover>(`select ${shown} from ${from} where h.id = $1`, [id])
  return row!
}

export const handoverPage = (db: Db, { companyId }: EmployeeActor, paging: PageInput): Promise<Page<Handover>> =>
  readPage<Handover>(db, paging, {
    select: shown,
    from,
    where: new Conditions().add('h.company_id = ?', companyId),
    sorts: { At: { filled: 'h.create_time' } },
    defaultSort: '-At',
    tieBreaker: 'h.id desc',
  })

/** Also somebody who has left. */
export async function anybody(tx: Queryable, companyId: number, id: number): Promise<{ name: string } | undefined> {
  const [row] = await tx.query<{ name: string }>('select name from employee where id = $1 and company_id = $2', [id, companyId])
  return row
}
