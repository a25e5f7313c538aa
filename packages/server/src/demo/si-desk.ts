import { recordToWire } from '@jst/si-drafts/rules'
import { insertTemplate } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { siRecordsInDemo, siTemplates } from '../modules/si/index.ts'
import type { DemoOrder } from './orders.ts'
import type { Cast, Person } from './people.ts'
import { demoRecords } from './si.ts'
import { seedStep } from './si-story.ts'

const { changesBetween, findSi, updateSi, writeDraftSet } = siRecordsInDemo

export interface Desk {
  cast: Cast
  orderIds: readonly number[]
  orders: readonly DemoOrder[]
  now: Date
}

const hour = 3_600_000

/** Seeds unfinished work: half-filled sets, records on a desk, a pending amendment, templates. */
export async function seedDesk(tx: Queryable, desk: Desk): Promise<void> {
  await seedDrafts(tx, desk)
  await seedClaims(tx, desk.cast)
  await seedAmendment(tx, desk)
  await seedTemplates(tx, desk)
}

/** Orders without SI that somebody has begun to fill in: position and by whom; the clerk does it for the customer. */
const begun: readonly (readonly [index: number, who: 'customer' | 'clerk', drafts: number, hoursAgo: number])[] = [
  [0, 'customer', 1, 0.4],
  [6, 'customer', 1, 3],
  [11, 'customer', 2, 20],
  [8, 'customer', 1, 26],
  [13, 'customer', 1, 5],
  [12, 'clerk', 1, 1.5],
]

async function seedDrafts(tx: Queryable, { cast, orderIds, orders, now }: Desk): Promise<void> {
  for (const [index, who, count, hoursAgo] of begun) {
    const order = orders[index]
    const orderId = orderIds[index]
    const by = who === 'clerk' ? cast.clerk : cast.customers.get(order?.companyCode ?? '')
    if (!order || orderId === undefined || !by) throw new Error(`demo order missing: ${index}`)
    const [full] = demoRecords(order, 0)
    if (!full) continue
    // begun, not done: parties and marks are still open
    const drafts = Array.from({ length: count }, (_, position) => ({
      ...recordToWire({
        ...full,
        id: 100_001 + position,
        orderId,
        consignee: position === 0 ? full.consignee : '',
        notifier1: '',
        marks: '',
        splitMblNo: count > 1 ? `${order.mblNo}${'AB'.charAt(position)}` : '',
        containers: position === 0 ? full.containers : [],
      }),
    }))
    const content = JSON.stringify({ TDBLInfos: drafts, Num: count, CurrentId: 100_001, Type: count > 1 ? 2 : 1 })
    const set = { orderId, companyId: by.companyId, content, draftCount: count, target: count, savedBy: by.id, savedName: by.name }
    const saved = await writeDraftSet(tx, set, null)
    const at = new Date(now.getTime() - hoursAgo * hour)
    await tx.query('update si_draft_set set save_time = $2, create_time = $2 where id = $1', [saved?.id, at])
  }
}

async function seedClaims(tx: Queryable, { reviewer }: Cast): Promise<void> {
  const waiting = await tx.query<{ id: number }>('select id from si_record where status = 1 order by order_deadline, id limit 5')
  const [first, second, third] = waiting.map(({ id }) => id)
  if (first === undefined || second === undefined || third === undefined) throw new Error('demo records missing')
  await tx.query(
    `update si_record set claimed_by = $3, claimed_name = $4, assigned = id <> $1, claim_time = case when id = $1 then clock_timestamp() end
      where id = $1 or id = any($2)`,
    [first, [second, third], reviewer.id, reviewer.name],
  )
}

/** The first approved record comes again with another consignee line: version 1 holds until version 2 is approved. */
async function seedAmendment(tx: Queryable, { cast, now }: Desk): Promise<void> {
  const [approved] = await tx.query<{ id: number }>(
    'select id from si_record where status = 2 and source = 1 and draft_count = 1 and company_id = any($1) order by id limit 1',
    [[...cast.customers.values()].map(({ companyId }) => companyId)],
  )
  const si = approved && (await findSi(tx, approved.id))
  const customer = si && [...cast.customers.values()].find(({ companyId }) => companyId === si.companyId)
  if (!si || !customer) throw new Error('demo amendment missing')
  const record = { ...si.record, consignee: `${si.record.consignee}\nATTN: IMPORT DEPARTMENT` }
  const changes = changesBetween(si.record, record)
  const reasons = { reasonCode: 'A01', reason: '收货人要求补充联系部门' }
  await updateSi(tx, si.record.id, si, record, { warnings: 0, changes: changes.count, stage: 1, ...reasons })
  const at = new Date(now.getTime() - 0.8 * hour)
  await tx.query('update si_record set submit_time = $2, update_time = $2 where id = $1', [si.record.id, at])
  await seedStep(tx, si.record.id, at, {
    event: 'amend',
    author: customer,
    remarks: reasons.reason,
    reasonCode: reasons.reasonCode,
    changes,
  })
}

/** Templates of people, each made of an order to a port. */
export const demoTemplates: readonly (readonly [
  name: string,
  /** Port that the orders of this consignee go to. */
  port: string,
  scope: 'company' | 'personal',
  uses: number,
  who: 'A' | 'B' | 'clerk',
])[] = [
  ['汉堡客户常用抬头', 'DEHAM', 'company', 18, 'A'],
  ['洛杉矶客户常用抬头', 'USLAX', 'company', 7, 'A'],
  ['新加坡客户常用抬头', 'SGSIN', 'personal', 3, 'A'],
  ['鹿特丹客户常用抬头', 'NLRTM', 'company', 11, 'B'],
  ['代客补料（迪拜）', 'AEJEA', 'company', 5, 'clerk'],
]

async function seedTemplates(tx: Queryable, { cast, orders, now }: Desk): Promise<void> {
  const people: Record<'A' | 'B' | 'clerk', Person | undefined> = {
    A: cast.customers.get('YFJCK'),
    B: cast.customers.get('HZJD'),
    clerk: cast.clerk,
  }
  for (const [index, [name, port, scope, uses, who]] of demoTemplates.entries()) {
    const owner = people[who]
    const codes = { A: 'YFJCK', B: 'HZJD', clerk: undefined }
    const order = orders.find((one) => one.consignee.port === port && [undefined, one.companyCode].includes(codes[who]))
    const [record] = order ? demoRecords(order, 0) : []
    if (!owner || !record) throw new Error(`demo template missing: ${name}`)
    const { consignor, consignee, notifier1, notifier2, notifier3, marks, goods, packageKind, hsCode, emails, remarks } = record
    const texts = { consignor, consignee, notifier1, notifier2, notifier3, marks, goods, packageKind, hsCode, emails, remarks }
    const id = await insertTemplate(
      tx,
      {
        companyId: owner.companyId,
        operatorId: who === 'clerk' ? null : cast.clerk.companyId,
        employeeId: owner.id,
        employeeName: owner.name,
      },
      siTemplates.module,
      { name, shared: scope === 'company', content: texts },
    )
    const usedAt = new Date(now.getTime() - (index + 1) * 9 * hour)
    await tx.query('update si_template set use_count = $2, last_used_at = $3 where id = $1', [id, uses, usedAt])
  }
}
