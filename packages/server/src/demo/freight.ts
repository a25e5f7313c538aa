import { SiStatus } from '@jst/contracts/si'
import type { Queryable } from '../kernel/database.ts'
import { writeOrder } from '../modules/cargo-orders/import/import.repo.ts'
import { findSi } from '../modules/si/si.repo.ts'
import { insertVersion, type Author, type SiEvent } from '../modules/si/si-version.repo.ts'
import { insertSi, nextSiNo, updateSiStatus } from '../modules/si/si-write.repo.ts'
import { seedNotice } from './notices.ts'
import { demoOrders, type DemoOrder } from './orders.ts'
import { demoRecords, isReviewed, rejection, statusOf } from './si.ts'

interface Person extends Author {
  companyId: number
}

/** People who appear in the history: submitters by company code, and the reviewer with its operator. */
interface Cast {
  customers: Map<string, Person>
  clerk: Person
  reviewer: Person
}

const people = `select e.id, e.name, c.id as "companyId", c.code, c.name as company, lower(u.account) as account from employee e join company c on c.id = e.company_id join app_user u on u.id = e.user_id
  where lower(u.account) in ('customer', 'customer2', 'doc', 'reviewer')`

/** Orders, containers and SI records in every state, with their history; written by the modules' own code. */
export async function seedFreight(owner: Queryable, now: Date): Promise<void> {
  const tx = inTurn(owner)
  const cast = await findCast(tx)
  const orders = demoOrders(now)
  for (const [index, order] of orders.entries()) {
    const customer = cast.customers.get(order.companyCode)
    if (!customer) throw new Error(`demo customer missing: ${order.companyCode}`)
    const orderId = await writeOrder(tx, order, customer.companyId, cast.reviewer.companyId, cast.clerk.id)
    const status = statusOf(index)
    if (status !== undefined) await seedRecords(tx, { order, index, orderId, status, customer, reviewer: cast.reviewer, now })
  }
}

/** The modules send statements side by side, which the owner's connection cannot take. */
function inTurn(owner: Queryable): Queryable {
  let last: Promise<unknown> = Promise.resolve()
  return {
    query<Row>(text: string, values?: readonly unknown[]) {
      const rows = last.then(() => owner.query<Row>(text, values))
      last = rows
      return rows
    },
  }
}

async function findCast(tx: Queryable): Promise<Cast> {
  const found = await tx.query<Person & { code: string; account: string }>(people)
  const by = (account: string) => {
    const person = found.find((row) => row.account === account)
    if (!person) throw new Error(`demo account missing: ${account}`)
    return person
  }
  const customers = [by('customer'), by('customer2')]
  return { customers: new Map(customers.map((person) => [person.code, person])), clerk: by('doc'), reviewer: by('reviewer') }
}

interface Scene {
  order: DemoOrder
  index: number
  orderId: number
  status: SiStatus
  customer: Person
  reviewer: Person
  now: Date
}

const hour = 3_600_000
const backdate = `update si_record set create_time = $2::timestamptz, update_time = $3::timestamptz, reviewed_at = case when reviewed_at is null then null else $3::timestamptz end where id = $1`
const backdateVersions = `update si_version set create_time = case when event = 'submit' then $2::timestamptz else $3::timestamptz end where record_id = $1`

async function seedRecords(tx: Queryable, scene: Scene): Promise<void> {
  const { order, index, orderId, status, customer, reviewer, now } = scene
  const submittedAt = new Date(now.getTime() - (60 - index) * 1.7 * hour)
  for (const draft of demoRecords(order, index)) {
    const siNo = await nextSiNo(tx, submittedAt.toISOString().slice(0, 10))
    const id = await insertSi(tx, {
      record: { ...draft, orderId },
      siNo,
      source: index % 7 === 3 ? 2 : 1,
      warnings: index % 4 === 0 ? 1 : 0,
      createdBy: customer.id,
      companyId: customer.companyId,
      operatorId: reviewer.companyId,
    })
    await record(tx, id, 'submit', '', customer)
    if (status !== SiStatus.submitted) await move(tx, id, status, isReviewed(status) ? reviewer : customer)
    const changedAt = new Date(submittedAt.getTime() + (status === SiStatus.submitted ? 0 : 1.2 * hour))
    await tx.query(backdate, [id, submittedAt, changedAt])
    await tx.query(backdateVersions, [id, submittedAt, changedAt])
    const si = await findSi(tx, id)
    if (si) await seedNotice(tx, si, changedAt, now, { customer, reviewer })
  }
}

const events: Partial<Record<SiStatus, SiEvent>> = { 2: 'approve', 3: 'reject', 8: 'withdraw' }

async function move(tx: Queryable, id: number, status: SiStatus, person: Person): Promise<void> {
  const remarks = status === SiStatus.rejected ? rejection : status === SiStatus.voided ? '客户改配下一航次，本票作废。' : ''
  await updateSiStatus(tx, id, status, remarks, isReviewed(status), person.id)
  await record(tx, id, events[status] ?? 'status', remarks, person)
}

async function record(tx: Queryable, id: number, event: SiEvent, remarks: string, person: Person): Promise<void> {
  const si = await findSi(tx, id)
  if (si) await insertVersion(tx, si, event, remarks, { id: person.id, name: person.name, company: person.company }, 0)
}
