import type { Duty, Handover, PartnerKind } from '@jst/contracts/partner'
import type { Page } from '@jst/contracts'
import { follow, type DocumentCall } from '../../documents/index.ts'
import { namesByCode } from '../../entity-kit/index.ts'
import type { EmployeeActor } from '../../kernel/actor.ts'
import type { Db, Queryable } from '../../kernel/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { Conditions, readPage, type PageInput } from '../../kernel/paging.ts'
import { sendNotice } from '../../documents/notices/index.ts'
import { demandRows } from './partner.repo.ts'
import { kinds } from './partner.kinds.ts'
import { colleague } from './staff.repo.ts'
import { noteStaff } from './staff.service.ts'
import { texts } from './texts.ts'

interface Item {
  readonly staffId: number
  readonly kind: PartnerKind
  readonly subjectId: number
  readonly code: string
  readonly name: string
  readonly duty: Duty
  readonly lane: string
  /** The other one has the duty already. */
  readonly shared: boolean
}

const items = `select s.id as "staffId", s.kind, s.subject_id as "subjectId", coalesce(c.code, p.code) as code,
    coalesce(c.name_zh, p.name_zh) as name, s.duty, s.lane_code as lane,
    exists (select from partner_staff o where o.kind = s.kind and o.subject_id = s.subject_id and o.duty = s.duty
      and o.lane_code = s.lane_code and o.employee_id = $2) as shared
  from partner_staff s left join customer c on s.kind = 'customer' and c.id = s.subject_id
    left join provider p on s.kind = 'provider' and p.id = s.subject_id
  where s.employee_id = $1 and ($3::text[] is null or s.duty = any($3)) and coalesce(c.id, p.id) is not null
  order by s.kind, coalesce(c.code, p.code), s.duty, s.id`
const itemsOf = (db: Queryable, from: number, to: number, which: readonly Duty[] | undefined, lock = false) =>
  db.query<Item>(lock ? `${items} for update of s` : items, [from, to, which ?? null])

/** What a handover would move. */
export async function plan(db: Db, fromId: number, toId: number | undefined) {
  const found = await itemsOf(db, fromId, toId ?? 0, undefined)
  const lanes = [...new Set(found.map(({ lane }) => lane))].filter((lane) => lane !== '')
  const named = lanes.length > 0 ? await db.query<{ code: string; name: string }>(namesByCode('lane'), [lanes]) : []
  const names = new Map(named.map(({ code, name }) => [code, name]))
  return found.map(({ kind, subjectId, code, name, duty, lane, shared }) => ({
    Kind: kind,
    Id: subjectId,
    Code: code,
    NameZh: name,
    Duty: duty,
    LaneName: names.get(lane) ?? lane,
    Shared: shared,
  }))
}

/** @throws AppError INVALID_INPUT for people who cannot hand over, ILLEGAL_TRANSITION when there is nothing */
export async function run(
  call: DocumentCall,
  { FromId, ToId, Duties }: { FromId: number; ToId: number; Duties?: readonly Duty[] },
): Promise<Handover> {
  const { tx, actor } = call
  if (FromId === ToId) throw invalid('ToId', texts.samePerson)
  const to = await colleague(tx, actor.companyId, ToId)
  const from = await anybody(tx, actor.companyId, FromId)
  if (!from) throw invalid('FromId', texts.noEmployee)
  if (!to) throw invalid('ToId', texts.noEmployee)
  const moving = await itemsOf(tx, FromId, ToId, Duties, true)
  if (moving.length === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothingToHand })
  const drop = moving.filter(({ shared }) => shared).map(({ staffId }) => staffId)
  const move = moving.filter(({ shared }) => !shared).map(({ staffId }) => staffId)
  await tx.query('delete from partner_staff where id = any($1)', [drop])
  await tx.query('update partner_staff set employee_id = $2 where id = any($1)', [move, ToId])
  const [made] = await tx.query<{ id: number }>(
    `insert into partner_handover (company_id, operator_id, from_id, to_id, by_id, items) values ($1, $2, $3, $4, $5, $6) returning id`,
    [
      actor.companyId,
      actor.operatorId,
      FromId,
      ToId,
      actor.employeeId,
      JSON.stringify(
        moving.map(({ staffId, kind, subjectId, duty, lane, shared }) => ({ staffId, kind, subjectId, duty, lane, dropped: shared })),
      ),
    ],
  )
  await note(call, moving, from.name, to.name, ToId)
  if (ToId !== actor.employeeId)
    await sendNotice(tx, {
      audience: { internal: actor.companyId },
      recipients: [ToId],
      kind: 'system',
      title: texts.handedOver(from.name, moving.length),
      description: texts.by(actor.employeeName),
      link: '/system/company/customer/customerList',
      senderId: actor.employeeId,
    })
  call.audit({
    action: 'handover.run',
    entity: 'partner_handover',
    entityId: made!.id,
    diff: { from: from.name, to: to.name, items: moving.length },
  })
  return oneOf(tx, made!.id)
}

async function note(
  call: DocumentCall,
  moving: readonly Omit<Item, 'code' | 'name'>[],
  from: string,
  to: string,
  toId: number,
): Promise<void> {
  for (const kind of Object.values(kinds)) {
    const own = moving.filter((item) => item.kind === kind.kind)
    const rows = await demandRows(call.tx, kind, [...new Set(own.map(({ subjectId }) => subjectId))])
    for (const row of rows) {
      for (const { duty } of own.filter(({ subjectId }) => subjectId === row.id)) await noteStaff(call, kind, row, duty, [from], [to])
      await follow(call.tx, { kind: kind.kind, row }, [toId])
    }
  }
}

const stored = `select from_id as "fromId", to_id as "toId", items, undone, f.name as "fromName", t.name as "toName" from partner_handover h
  join employee f on f.id = h.from_id join employee t on t.id = h.to_id where h.id = $1 for update of h`
/** Gives back what is still with the person who took it; what has moved on since stays where it is. */
export async function undo(call: DocumentCall, id: number): Promise<{ Restored: number; Kept: number }> {
  const { tx } = call
  type Kept = Omit<Item, 'code' | 'name' | 'shared'> & { dropped: boolean }
  const [handover] = await tx.query<{ fromId: number; toId: number; items: Kept[]; undone: boolean; fromName: string; toName: string }>(
    stored,
    [id],
  )
  if (!handover) throw new AppError('NOT_FOUND')
  if (handover.undone) throw new AppError('ILLEGAL_TRANSITION', { message: texts.undone })
  const back = await tx.query<{ id: number }>(
    'update partner_staff set employee_id = $2 where id = any($1) and employee_id = $3 returning id',
    [handover.items.filter(({ dropped }) => !dropped).map(({ staffId }) => staffId), handover.fromId, handover.toId],
  )
  const again = await tx.query<{ id: number }>(
    `insert into partner_staff (id, kind, subject_id, company_id, operator_id, duty, lane_code, employee_id)
      select x."staffId", x.kind, x."subjectId", $2, $3, x.duty, x.lane, $4
      from jsonb_to_recordset($1::jsonb) as x ("staffId" bigint, kind text, "subjectId" bigint, duty text, lane text)
      on conflict do nothing returning id`,
    [JSON.stringify(handover.items.filter(({ dropped }) => dropped)), call.actor.companyId, call.actor.operatorId, handover.fromId],
  )
  const restored = new Set([...back, ...again].map((row) => row.id))
  await tx.query('update partner_handover set undone = true where id = $1', [id])
  const given = handover.items.filter(({ staffId }) => restored.has(staffId))
  await note(
    call,
    given.map(({ dropped, ...item }) => ({ ...item, shared: dropped })),
    handover.toName,
    handover.fromName,
    handover.fromId,
  )
  call.audit({ action: 'handover.undo', entity: 'partner_handover', entityId: id, diff: { items: restored.size } })
  return { Restored: restored.size, Kept: handover.items.length - restored.size }
}

const shown = `h.id as "Id", f.name as "FromName", t.name as "ToName", coalesce(b.name, '') as "ByName", h.create_time as "At", h.undone as "Undone",
  (select count(distinct i ->> 'subjectId') from jsonb_array_elements(h.items) i where i ->> 'kind' = 'customer') as "Customers",
  (select count(distinct i ->> 'subjectId') from jsonb_array_elements(h.items) i where i ->> 'kind' = 'provider') as "Providers",
  jsonb_array_length(h.items) as "Duties"`
const from = `partner_handover h join employee f on f.id = h.from_id join employee t on t.id = h.to_id left join employee b on b.id = h.by_id`

async function oneOf(tx: Queryable, id: number): Promise<Handover> {
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
async function anybody(tx: Queryable, companyId: number, id: number): Promise<{ name: string } | undefined> {
  const [row] = await tx.query<{ name: string }>('select name from employee where id = $1 and company_id = $2', [id, companyId])
  return row
}
