import { invoiceCalls, invoiceNumberRule, receiptCalls } from '@jst/contracts/invoices'
import {
  addressCalls,
  applicationCalls,
  applicationDocument,
  applicationLines,
  guaranteeCalls,
  guaranteeChangeCalls,
  holdCalls,
  receiverCalls,
  riskCalls,
} from '@jst/contracts/release'
import type { ApprovalStepRule } from '@jst/contracts/document'
import { drawByRule } from '../documents/index.ts'
import type { Queryable } from '../kernel/database/database.ts'
import { insertLines, insertRows } from './rows.ts'

const day = 86_400_000
const dayOf = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)

/** One customer's story: a bill that is paid in part, another draft, a limit, a verified address, and an application that begins. */
export async function seedReleases(tx: Queryable, companyId: number, now: Date): Promise<void> {
  const [customer] = await tx.query<{ id: number; code: string; name: string }>(
    `select id, code, name_zh as name from customer where company_id = $1 and name_zh = '常州瑞丰农机有限公司'`,
    [companyId],
  )
  const [finance] = await tx.query<{ id: number; name: string }>(
    `select e.id, e.name from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account = 'finance'`,
    [companyId],
  )
  if (!customer || !finance) return
  await seedLevels(tx, companyId, finance.id)
  const [issued, due] = [dayOf(now.getTime() - 12 * day), dayOf(now.getTime() + 18 * day)]
  const prefix = `${issued.slice(2, 4)}${issued.slice(5, 7)}`
  const [NameZh, CustomerCode] = [customer.name, customer.code]
  const shipment = { BlNo: 'OOLU2659018820', Vessel: 'OOCL SHANGHAI', VoyageNo: '048E', PolCode: 'CNSHA', PodCode: 'DEHAM', Etd: issued }
  const bill = { NameZh, CustomerCode, Type: 'debit', TaxNo: '', DueDay: due, ...shipment, Boxes: '40HQ*1' }
  const bills = await insertRows(
    tx,
    invoiceCalls,
    companyId,
    [
      { Code: `ZD${prefix}00001`, ...bill },
      { Code: `ZD${prefix}00002`, ...bill, BlNo: 'OOLU2659018838' },
    ],
    finance.id,
  )
  const invoice = bills.get(`ZD${prefix}00001`)!
  await charge(tx, companyId, [...bills.values()])
  const [no] = await drawByRule(tx, { companyId, kind: invoiceCalls.entity.kind }, invoiceNumberRule('debit'), issued, 1)
  await tx.query(
    `update invoice set state = 3, invoice_no = $2, issued_on = $3, customer_id = $4, converted = 6800, rates = '[]' where id = $1`,
    [invoice, no, issued, customer.id],
  )
  await tx.query(
    `insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open) values ($1, $2, 'CNY', 6800, 0, 6800, 4800)`,
    [invoice, companyId],
  )
  const paid = { NameZh, CustomerCode, Day: dayOf(now.getTime() - 2 * day), Currency: 'CNY', Amount: 2_000, Account: '6222021001098765432' }
  const receipts = await insertRows(
    tx,
    receiptCalls,
    companyId,
    [{ Code: `SK${prefix}00001`, ...paid, BankSerial: '2026112600018' }],
    finance.id,
  )
  const receipt = receipts.get(`SK${prefix}00001`)!
  await tx.query('update receipt set state = 3, customer_id = $2, allocated = 2000 where id = $1', [receipt, customer.id])
  await tx.query(
    `insert into settlement (company_id, receipt_id, invoice_id, currency, amount, by_id, by_name) values ($1, $2, $3, 'CNY', 2000, $4, $5)`,
    [companyId, receipt, invoice, finance.id, finance.name],
  )
  await seedPapers(tx, companyId, customer, finance.id, { bl: shipment.BlNo, prefix, until: dayOf(now.getTime() + 200 * day), due: issued })
}

const fee = `insert into document_charge (kind, subject_id, sheet, company_id, audience, place, code, name_zh, name_en, basis, box, price, currency,
    pp_cc, tax_rate, payer, in_all_in, percent_of, remark)
  select 'invoice', i, 'fees', $2, 'internal', f.place, f.code, f.zh, f.en, f.basis, '', f.price, 'CNY', 'PP', 0, '', false, '{}', ''
  from unnest($1::bigint[]) i, (values (0, 'OFT', '海运费', 'Ocean freight', 'C', 5600), (1, 'DOC', '文件费', 'Document fee', 'S', 1200))
    as f (place, code, zh, en, basis, price)`
const charge = (tx: Queryable, companyId: number, invoices: readonly number[]) => tx.query(fee, [invoices, companyId])

async function seedPapers(
  tx: Queryable,
  companyId: number,
  customer: { readonly id: number; readonly code: string; readonly name: string },
  maker: number,
  { bl, prefix, until, due }: { readonly bl: string; readonly prefix: string; readonly until: string; readonly due: string },
): Promise<void> {
  const [NameZh, CustomerCode] = [customer.name, customer.code]
  const address = { NameZh, CustomerCode, Contact: '蒋勇', Phone: '13775290412', Address: '江苏省常州市新北区通江北路 88 号' }
  await insertRows(tx, addressCalls, companyId, [{ Code: `DZ${prefix}0001`, ...address }], maker)
  await tx.query('update release_address set state = 2 where company_id = $1', [companyId])
  const receiver = { Code: 'JY01', NameZh: '蒋勇', Phone: '13775290412', CustomerCode, AddressCode: `DZ${prefix}0001`, Courier: 'sf' }
  await insertRows(tx, receiverCalls, companyId, [receiver], maker)
  const risk = {
    Code: 'R001',
    NameZh: '上海亿达贸易商行',
    NameEn: 'Yida Trading',
    Subject: 'both',
    Level: 'blacklist',
    Reason: '拖欠运费，已起诉',
  }
  await insertRows(tx, riskCalls, companyId, [risk], maker)
  const hold = { Code: 'OOLU2650007711', NameZh: '运费账单', CustomerCode, DueDay: due, Clause: '货运代理合同第 8 条' }
  await insertRows(tx, holdCalls, companyId, [hold], maker)
  const change = { Code: `DB${prefix}0001`, NameZh, CustomerCode, Amount: 50_000, ValidTo: until, Reason: '年度担保，保证金已到账' }
  await insertRows(tx, guaranteeChangeCalls, companyId, [change], maker)
  await tx.query('update guarantee_change set state = 2 where company_id = $1', [companyId])
  const limits = await insertRows(tx, guaranteeCalls, companyId, [{ Code: customer.code, NameZh }], maker)
  await tx.query('update guarantee set customer_id = $2, limit_amount = 50000, valid_to = $3 where id = $1', [
    limits.get(customer.code),
    customer.id,
    until,
  ])
  const Code = `QD${prefix}00001`
  const application = {
    Code,
    NameZh,
    CustomerCode,
    Type: 'telex',
    Way: 'telex',
    CarrierCode: 'OOCL',
    Guaranteed: true,
    Remark: '客户要求电放',
  }
  const createdIds = await insertRows(tx, applicationCalls, companyId, [application], maker)
  const line = { BlNo: bl, Consignee: 'RUIFENG AGRI EUROPE GMBH', OnBoard: due, Issued: 0, LostCopies: null, Boxes: 'OOLU6011676' }
  await insertLines(tx, applicationLines.bills, companyId, { kind: applicationDocument.kind, id: createdIds.get(Code)! }, [line])
}

/** Levels of releases: finance decides on the first, the general manager after that on the second. */
async function seedLevels(tx: Queryable, companyId: number, finance: number): Promise<void> {
  const [boss] = await tx.query<{ id: number }>(
    `select e.id from employee e join app_user u on u.id = e.user_id where e.company_id = $1 and u.account = 'boss'`,
    [companyId],
  )
  const step = (Name: string, Order: number, Value: string, who: number, Operator: 'is' | 'not' = 'is'): ApprovalStepRule => ({
    Name,
    Order,
    When: [{ Fact: 'Level', Operator, Value }],
    RoleIds: [],
    EmployeeIds: [who],
    Relations: [],
    Need: 'one',
    Quorum: 1,
    Hours: 4,
  })
  const steps = [step('一级审核', 1, 'automatic', finance, 'not'), step('二级审核', 2, 'both', boss!.id)]
  await tx.query('insert into approval_rule (company_id, kind, steps) values ($1, $2, $3)', [
    companyId,
    applicationDocument.kind,
    JSON.stringify(steps),
  ])
}
