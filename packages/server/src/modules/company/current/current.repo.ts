import type { Application, CompanyFinance, CompanyRecord, CompanyVersion } from '@jst/contracts/company'
import type { Queryable } from '../../../kernel/database/database.ts'
import { applicationColumns } from '../application.repo.ts'

export type StoredCompany = Omit<CompanyRecord, 'Finance' | 'FinanceMasked' | 'OperatorName' | 'Change'> & { operatorId: number | null }

const one = `select c.id as "Id", c.code as "Code", c.kind as "Kind", c.name as "Name", c.credit_code as "CreditCode",
  c.legal_person as "LegalPerson", c.contact_name as "ContactName",
    c.contact_mobile as "ContactMobile", c.contact_email as "ContactEmail", c.city as "City", c.address as "Address", c.name_en as "NameEn",
  c.address_en as "AddressEn", c.operator_id as "operatorId",
  c.create_time as "CreateTime", c.update_time as "UpdateTime"
  from company c where c.id = $1`
export async function findCompany(db: Queryable, id: number, lock = false): Promise<StoredCompany> {
  const [row] = await db.query<StoredCompany>(lock ? `${one} for update` : one, [id])
  return row!
}

const finance = `select bank_name as "BankName", bank_account as "BankAccount", invoice_title as "InvoiceTitle", tax_no as "TaxNo",
  invoice_address as "InvoiceAddress", invoice_phone as "InvoicePhone"
  from company_finance where company_id = $1`
const none: CompanyFinance = { BankName: '', BankAccount: '', InvoiceTitle: '', TaxNo: '', InvoiceAddress: '', InvoicePhone: '' }
/** Row-level security answers nobody but the company itself. */
export async function financeOf(db: Queryable, companyId: number): Promise<CompanyFinance> {
  const [row] = await db.query<CompanyFinance>(finance, [companyId])
  return row ?? none
}

/** The only thing of the operator's record that the companies it serves may see. */
export async function nameOf(system: Queryable, companyId: number | null): Promise<string> {
  if (companyId === null) return ''
  const [row] = await system.query<{ name: string }>('select name from company where id = $1', [companyId])
  return row?.name ?? ''
}

const change = `select ${applicationColumns} from company_application a where a.company_id = $1 and a.purpose = 'change'
  and a.state in ('DRAFT', 'SUBMITTED', 'SUPPLEMENT', 'REJECTED')
  order by a.id desc limit 1`
/** As the server itself: a draft is seen by no company's eyes. */
export async function openChange(system: Queryable, companyId: number): Promise<Application | null> {
  const [row] = await system.query<Application>(change, [companyId])
  return row ?? null
}

const update = `update company set contact_name = $2, contact_mobile = $3, contact_email = $4, city = $5, address = $6, name_en = $7, address_en = $8,
  update_time = next_update_time(update_time) where id = $1`
export const updateCompany = (
  tx: Queryable,
  id: number,
  f: Pick<CompanyRecord, 'ContactName' | 'ContactMobile' | 'ContactEmail' | 'City' | 'Address' | 'NameEn' | 'AddressEn'>,
) => tx.query(update, [id, f.ContactName, f.ContactMobile, f.ContactEmail, f.City, f.Address, f.NameEn, f.AddressEn])

const upsert = `insert into company_finance (company_id, bank_name, bank_account, invoice_title, tax_no, invoice_address, invoice_phone) values ($1,
  $2, $3, $4, $5, $6, $7)
  on conflict (company_id) do update set (bank_name, bank_account, invoice_title, tax_no, invoice_address, invoice_phone) = (excluded.bank_name,
  excluded.bank_account, excluded.invoice_title, excluded.tax_no, excluded.invoice_address, excluded.invoice_phone)`
export const saveFinance = (tx: Queryable, id: number, f: CompanyFinance) =>
  tx.query(upsert, [id, f.BankName, f.BankAccount, f.InvoiceTitle, f.TaxNo, f.InvoiceAddress, f.InvoicePhone])

const versions = `select id as "Id", editor_name as "EditorName", changes as "Changes", create_time as "CreateTime" from company_version
  where company_id = $1 order by id desc limit 50`
export const versionsOf = (db: Queryable, companyId: number) => db.query<CompanyVersion>(versions, [companyId])
