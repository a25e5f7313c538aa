import type { CustomerRisk, customerRisk, DecisionView, releasableBills, ReleasableBill, ReleaseView } from '@jst/contracts/release'
import { decisionSteps, decideRelease, isOverdue, openAmount } from '@jst/contracts/release'
import type { QueryOf } from '@jst/contracts'
import { invoiceStates } from '@jst/contracts/invoices'
import { siStates } from '@jst/contracts/si'
import { applicationStates } from '@jst/contracts/release'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { findCustomers } from '../customers.ts'
import { customerFacts, customerMoney, decideNow, viewOf } from '../decision/decide.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { findFeeBill } from '../fees/fees.repo.ts'
import { texts } from '../texts.ts'

interface Reading {
  readonly db: Queryable
  readonly system: Queryable
  readonly actor: EmployeeActor
}

/** The decision as it was made, and as it would be now. @throws AppError NOT_FOUND */
export async function viewRelease({ db, system, actor }: Reading, id: number): Promise<ReleaseView> {
  const [application] = await findApplications(db, [id])
  if (!application) throw new AppError('NOT_FOUND')
  const [customer] = await findCustomers(system, actor.companyId, [application.customerCode])
  const fee = await findFeeBill(system, id)
  const now = await decideNow(system, application, customer?.id ?? null)
  return {
    Decided: (application.decision as DecisionView | null) ?? null,
    DecidedAt: application.decidedAt,
    Now: now.view,
    Letters: [...now.letters],
    FeeBill: { Id: fee?.id ?? 0, No: fee?.no ?? '', State: fee ? invoiceStates.wordOf(fee.state) : '' },
    Papers: [...now.papers],
  }
}

const mostItems = 200
/** Money, guarantee and applications of a customer, with the light that they give. @throws AppError INVALID_INPUT */
export async function riskOf({ db, system, actor }: Reading, { Customer }: QueryOf<typeof customerRisk>): Promise<CustomerRisk> {
  const [customer] = await findCustomers(system, actor.companyId, [Customer])
  if (!customer) throw invalid('Customer', texts.unknownCustomer(Customer))
  const [day] = await db.query<{ today: string }>('select china_day()::text as today')
  const today = day!.today
  const facts = await customerFacts(system, actor.companyId, customer.id, today)
  const money = await customerMoney(system, customer.id, { rates: facts.rates, today, newest: mostItems })
  const decision = decideRelease({
    type: 'release',
    way: 'original',
    today,
    customerBlacklisted: facts.blacklisted,
    blacklistedConsignees: [],
    risk: facts.risk,
    bills: [],
    letters: [],
    sent: false,
    addressVerified: false,
    items: money.items,
    rest: money.rest,
    unrated: money.unrated,
    threshold: facts.threshold,
    guarantee: null,
    unsettled: money.unsettled,
    rules: [],
  })
  const view = viewOf(decision, money, '0.00')
  const applications = await db.query<{ Id: number; No: string; Type: string; state: number; BillNos: string }>(
    `select t.id as "Id", t.code as "No", t.type as "Type", t.state, coalesce((select string_agg(b.bl_no, ' ' order by b.place, b.id)
        from release_bill b where b.kind = 'releaseApplication' and b.subject_id = t.id), '') as "BillNos"
      from release_application t where t.customer_id = $1 and t.removed_at is null and (t.state < 8 or t.type = 'amend')
        and t.create_time > clock_timestamp() - interval '1 year' order by t.id desc limit 50`,
    [customer.id],
  )
  const { guarantee } = money
  return {
    Light: decisionSteps[decision.Step].light,
    Reasons: [...decision.Reasons],
    Open: view.Open,
    Overdue: view.Overdue,
    Unrated: [...money.unrated],
    Limit: guarantee?.limit ?? '',
    Used: guarantee?.used ?? '',
    Reserved: guarantee?.reserved ?? '',
    Free: view.Free,
    ValidTo: guarantee?.validTo ?? '',
    Items: money.items.slice(0, mostItems).map(({ no, blNo, dueOn, amount }) => ({
      No: no,
      BlNo: blNo,
      DueOn: dueOn,
      Amount: openAmount([{ amount }]),
      Overdue: isOverdue(dueOn, today),
    })),
    Applications: applications.map(({ state, ...one }) => ({ ...one, State: applicationStates.wordOf(state) })),
  }
}

const bills = `from si_record r join cargo_order o on o.id = r.order_id join company c on c.id = r.company_id
  where r.operator_id = $1 and r.delete_mark = 0 and r.status not in (8, 9)
    and ($2 = '' or position($2 in upper(concat_ws(' ', r.split_mbl_no, r.mbl_no, r.si_no, o.order_no, c.name))) > 0)`
/** Bills of shipping instructions of the forwarder, the newest first. */
export async function billsPage(
  { db, actor }: Reading,
  { Keyword = '', PageIndex = 1, PageSize = 20 }: QueryOf<typeof releasableBills>,
): Promise<{ Rows: ReleasableBill[]; Total: number }> {
  const values = [actor.companyId, Keyword.trim().toUpperCase()]
  const rows = await db.query<Omit<ReleasableBill, 'State'> & { status: number }>(
    `select r.id as "Id", coalesce(nullif(r.split_mbl_no, ''), nullif(r.mbl_no, ''), o.mbl_no) as "BlNo", o.mbl_no as "MblNo",
        split_part(r.consignee, E'\\n', 1) as "Consignee", c.name as "Customer", r.vessel as "Vessel", r.voyage as "Voyage", r.status,
        coalesce((select string_agg(b.container_no, ' ' order by b.seq) from si_container b where b.record_id = r.id and b.container_no <> ''), '')
          as "Boxes" ${bills} order by r.id desc limit $3 offset $4`,
    [...values, PageSize, (PageIndex - 1) * PageSize],
  )
  const [count] = await db.query<{ total: number }>(`select count(*)::integer as total ${bills}`, values)
  return { Rows: rows.map(({ status, ...row }) => ({ ...row, State: siStates.wordOf(status) })), Total: count!.total }
}
