import {
  agentChannelCalls,
  applicationCalls,
  applicationDocument,
  applicationLines,
  applicationStates,
  checkRuleCalls,
  feeRuleCalls,
  guaranteeCalls,
  guaranteeChangeCalls,
  guaranteeChangeStates,
  letterCalls,
  letterStates,
  returnCalls,
  wordingCalls,
} from '@jst/contracts/release'
import type { Queryable } from '../kernel/database/database.ts'
import { insertLines, insertRows } from './rows.ts'

const day = 86_400_000
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

interface Bill {
  readonly no: string
  readonly consignee: string
  readonly boxes: string
  readonly aboard: string | null
  readonly pod: string
  readonly carrier: string
  readonly vessel: string
}
// bills of a customer that has joined, with their boxes and those of them that are aboard
const bills = `select o.mbl_no as no, split_part(r.consignee, E'\\n', 1) as consignee, o.discharge_port_code as pod, o.carrier_code as carrier,
    trim(concat_ws(' ', r.vessel, r.voyage)) as vessel, array_to_string(box.all, ' ') as boxes, array_to_string(box.aboard, ' ') as aboard
  from cargo_order o join si_record r on r.order_id = o.id and r.delete_mark = 0 and r.operator_id = $1
    cross join lateral (select array_agg(b.container_no order by b.seq) as all,
      array_agg(b.container_no order by b.seq) filter (where exists (select from track_event e where e.company_id = $1 and e.bill = o.mbl_no
        and e.box = b.container_no and e.code = 'LOAD')) as aboard
      from si_container b where b.record_id = r.id and b.container_no <> '') box
  where o.operator_id = $1 and o.company_id = $2 and o.mbl_no <> '' and r.consignee <> '' and box.all is not null
  order by o.id, r.id`

/** A customer that has joined: its limit, a telex that waits for its release and one whose goods are not aboard, with letters and papers that came back. */
export async function seedReleasePapers(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [customer] = await tx.query<{ id: number; code: string; name: string; linked: number }>(
    `select id, code, name_zh as name, linked_id as linked from customer where company_id = $1 and name_zh = '宁波远帆进出口有限公司'`,
    [companyId],
  )
  const staff = await tx.query<{ account: string; id: number; name: string }>(
    `select u.account, e.id, e.name from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account in ('doc', 'finance')`,
    [companyId],
  )
  const [doc, finance] = ['doc', 'finance'].map((account) => staff.find((one) => one.account === account))
  const [agent] = await tx.query<{ code: string }>(`select code from provider where company_id = $1 and abbr = 'PGL'`, [companyId])
  if (!customer || !doc || !finance || !agent) return
  const all = await tx.query<Bill>(bills, [companyId, customer.linked])
  const some = [...new Map(all.map((bill) => [bill.no, bill])).values()]
  const loaded = some.find(({ boxes, aboard }) => boxes === aboard) ?? some.find(({ aboard }) => aboard)
  const first = loaded && { ...loaded, boxes: loaded.aboard! }
  const second = some.find(({ no, boxes, aboard }) => no !== first?.no && boxes !== aboard)
  if (!first || !second) return
  const until = dayOf(now.getTime() + 120 * day)
  await seedLimit(tx, companyId, customer, finance.id, until)
  await insertRows(
    tx,
    checkRuleCalls,
    companyId,
    [
      { Code: 'GZ01', NameZh: '未收 30 万以上', Level: 'both', MinOpen: 300_000, Remark: '总经理知情' },
      { Code: 'GZ02', NameZh: '电放一律一级审核', Level: 'first', Way: 'telex' },
    ],
    finance.id,
  )
  await insertRows(
    tx,
    feeRuleCalls,
    companyId,
    [
      { Code: 'FY01', NameZh: '电放费', ChargeCode: 'TLX', Way: 'telex', Basis: 'B', Price: 450, CurrencyCode: 'CNY', TaxRate: 6 },
      { Code: 'FY02', NameZh: '改单费', ChargeCode: 'AMD', Type: 'amend', Basis: 'S', Price: 500, CurrencyCode: 'CNY', Demanded: true },
      { Code: 'FY03', NameZh: '文件费', ChargeCode: 'DOC', Type: 'sign', Basis: 'B', Price: 450, CurrencyCode: 'CNY', TaxRate: 6 },
    ],
    finance.id,
  )
  const wording = {
    Code: 'DF01',
    NameZh: '电放（未签发正本）',
    KindOf: 'telexUnissued',
    Text: `致 {公司}：\n提单号 {提单号}，船名航次 {船名航次}，该票未签发正本。我司申请电放给收货人 {收货人}，箱号 {箱号}。\n由此产生的一切责任和费用由我司承担。`,
  }
  await insertRows(tx, wordingCalls, companyId, [wording], finance.id)
  const channel = { Code: 'PGL', NameZh: '洛杉矶代理（模拟）', AgentCode: agent.code, Channel: 'agent', Account: 'HAIJIE' }
  await insertRows(tx, agentChannelCalls, companyId, [channel], finance.id)
  await seedApplications(tx, companyId, { customer, agent: agent.code, doc: doc.id, bills: [first, second], until, now })
  const set = { Code: second.no, NameZh: customer.name, KindOf: 'original', Total: 3, Shelf: '单证柜 A-03' }
  const returned = (await insertRows(tx, returnCalls, companyId, [set], doc.id)).get(second.no)!
  await tx.query(
    `insert into release_return_copy (return_id, company_id, copy, by_id, by_name, create_time) select $1, $2, c, $3, $4, $5 from unnest('{1,2}'::integer[]) c`,
    [returned, companyId, doc.id, doc.name, new Date(now.getTime() - 3 * 3_600_000)],
  )
}

async function seedLimit(
  tx: Queryable,
  companyId: number,
  { id, code, name }: { readonly id: number; readonly code: string; readonly name: string },
  maker: number,
  until: string,
): Promise<void> {
  const [last] = await tx.query<{ code: string }>('select max(code) as code from guarantee_change where company_id = $1', [companyId])
  const next = last!.code.replace(/\d{4}$/, (digits) => String(Number(digits) + 1).padStart(4, '0'))
  const change = { Code: next, NameZh: name, CustomerCode: code, Amount: 200_000, ValidTo: until, Reason: '合同约定的年度担保' }
  await insertRows(tx, guaranteeChangeCalls, companyId, [change], maker)
  await tx.query('update guarantee_change set state = $2 where company_id = $1 and code = $3', [
    companyId,
    guaranteeChangeStates.codes.approved,
    next,
  ])
  const limits = await insertRows(tx, guaranteeCalls, companyId, [{ Code: code, NameZh: name }], maker)
  await tx.query('update guarantee set customer_id = $2, limit_amount = 200000, valid_to = $3 where id = $1', [limits.get(code), id, until])
}

interface Story {
  readonly customer: { readonly id: number; readonly code: string; readonly name: string }
  readonly agent: string
  readonly doc: number
  readonly bills: readonly [Bill, Bill]
  readonly until: string
  readonly now: Date
}
async function seedApplications(
  tx: Queryable,
  companyId: number,
  { customer, agent, doc, bills: named, until, now }: Story,
): Promise<void> {
  const { codes } = applicationStates
  const [NameZh, CustomerCode] = [customer.name, customer.code]
  const stories = [
    { step: 'first', state: codes.agreed, reasons: [{ Rule: 'ruleFirst', About: '电放一律一级审核' }], letter: letterStates.codes.valid },
    {
      step: 'block',
      state: codes.blocked,
      reasons: [{ Rule: 'notAboard', About: named[1].no }],
      letter: letterStates.codes.open,
    },
  ] as const
  const prefix = dayOf(now.getTime()).slice(2, 7).replace('-', '')
  for (const [at, { step, state, reasons, letter }] of stories.entries()) {
    const bill = named[at]!
    const Code = `QD${prefix}${String(at + 2).padStart(5, '0')}`
    const values = {
      Code,
      NameZh,
      CustomerCode,
      Type: 'telex',
      Way: 'telex',
      CarrierCode: bill.carrier,
      PodCode: bill.pod,
      AgentCode: agent,
    }
    const id = (await insertRows(tx, applicationCalls, companyId, [values], doc)).get(Code)!
    const view = { Step: step, Reasons: reasons, Open: '0.00', Overdue: '0.00', Need: '0.00', Free: '200000.00' }
    const requestedAt = new Date(now.getTime() - (at + 1) * 20 * 3_600_000)
    await tx.query(
      `update release_application set state = $2, state_since = $3, customer_id = $4, step = $5, decision = $6, decided_at = $3, submitted_by = $7
        where id = $1`,
      [id, state, requestedAt, customer.id, step, JSON.stringify(view), doc],
    )
    const line = { BlNo: bill.no, Consignee: bill.consignee, Issued: at === 0 ? 0 : 3, LostCopies: null, Boxes: bill.boxes.slice(0, 500) }
    await insertLines(tx, applicationLines.bills, companyId, { kind: applicationDocument.kind, id }, [line])
    const LetterCode = `BH${prefix}${String(at + 1).padStart(5, '0')}`
    const kindOf = at === 0 ? 'telexUnissued' : 'telexReturned'
    const letters = {
      Code: LetterCode,
      NameZh,
      KindOf: kindOf,
      CustomerCode,
      BillNos: bill.no,
      Vessel: bill.vessel,
      Consignee: bill.consignee,
    }
    const letterId = (await insertRows(tx, letterCalls, companyId, [{ ...letters, ValidTo: until }], doc)).get(LetterCode)!
    await tx.query('update release_loi set state = $2, application_id = $3, customer_id = $4 where id = $1', [
      letterId,
      letter,
      id,
      customer.id,
    ])
  }
}
