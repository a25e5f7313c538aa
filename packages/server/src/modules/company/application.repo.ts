import type { Application, ApplicationEvent, ApplicationFields, ApplicationState } from '@jst/contracts/company'
import type { Queryable } from '../../kernel/database/database.ts'

/** Wire form of a row `a`. */
export const applicationColumns = `a.id as "Id", a.purpose as "Purpose", a.state as "State", a.kind as "Kind", a.name as "Name",
  a.credit_code as "CreditCode", a.legal_person as "LegalPerson",
  a.contact_name as "ContactName", a.contact_mobile as "ContactMobile", a.contact_email as "ContactEmail", a.city as "City", a.address as "Address",
  a.referrer as "Referrer", a.invite_code as "InviteCode",
  a.licence_name as "LicenceName", a.applicant_name as "ApplicantName", a.applicant_mobile as "ApplicantMobile", a.operator_name as "OperatorName",
  a.remarks as "Remarks", a.auditor_name as "AuditorName",
  a.submit_time as "SubmitTime", a.audit_time as "AuditTime", a.create_time as "CreateTime", a.update_time as "UpdateTime"`

/** An application with what only the server knows of it. */
export interface StoredApplication {
  readonly wire: Application
  readonly userId: number
  readonly operatorId: number | null
  readonly companyId: number | null
  readonly licenceId: number | null
}
type Row = Application & { userId: number; operatorId: number | null; companyId: number | null; licenceId: number | null }

const split = ({ userId, operatorId, companyId, licenceId, ...wire }: Row): StoredApplication => ({
  wire,
  userId,
  operatorId,
  companyId,
  licenceId,
})

const one = `select ${applicationColumns}, a.user_id as "userId", a.operator_id as "operatorId", a.company_id as "companyId",
  a.licence_id as "licenceId" from company_application a where a.id = $1`
/** `lock`: held until the transaction ends. */
export async function findApplication(db: Queryable, id: number, lock = false): Promise<StoredApplication | undefined> {
  const [row] = await db.query<Row>(lock ? `${one} for update of a` : one, [id])
  return row && split(row)
}

const ofUserSql = `select ${applicationColumns} from company_application a where a.user_id = $1 order by a.id desc limit 50`
export const applicationsOf = (system: Queryable, userId: number) => system.query<Application>(ofUserSql, [userId])

const story = `select id as "Id", state as "State", name as "Name", remarks as "Remarks", create_time as "CreateTime" from company_application_event
  where application_id = $1 order by id desc`
/** Newest first. */
export const eventsOf = (db: Queryable, id: number) => db.query<ApplicationEvent>(story, [id])

export const addEvent = (tx: Queryable, id: number, state: ApplicationState, name: string, remarks = '') =>
  tx.query('insert into company_application_event (application_id, state, name, remarks) values ($1, $2, $3, $4)', [
    id,
    state,
    name,
    remarks,
  ])

const values = (fields: ApplicationFields) => [
  fields.Kind,
  fields.Name,
  fields.CreditCode,
  fields.LegalPerson,
  fields.ContactName,
  fields.ContactMobile,
  fields.ContactEmail,
  fields.City,
  fields.Address,
  fields.Referrer,
  fields.InviteCode,
]
const written = 'kind, name, credit_code, legal_person, contact_name, contact_mobile, contact_email, city, address, referrer, invite_code'

export interface Applicant {
  readonly userId: number
  readonly userName: string
  readonly mobile: string
}
const insert = `insert into company_application (user_id, applicant_name, applicant_mobile, purpose, company_id, ${written})
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) returning id`
/** `companyId`: of a change, the company it is about. */
export async function insertApplication(
  tx: Queryable,
  { userId, userName, mobile }: Applicant,
  fields: ApplicationFields,
  companyId: number | null = null,
): Promise<number> {
  const purpose = companyId === null ? 'join' : 'change'
  const [row] = await tx.query<{ id: number }>(insert, [userId, userName, mobile, purpose, companyId, ...values(fields)])
  return row!.id
}

const update = `update company_application set (${written}) = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12),
  update_time = next_update_time(update_time) where id = $1`
export const updateApplication = (tx: Queryable, id: number, fields: ApplicationFields) => tx.query(update, [id, ...values(fields)])

export const keepLicence = (tx: Queryable, id: number, fileId: number, name: string) =>
  tx.query('update company_application set licence_id = $2, licence_name = $3, update_time = next_update_time(update_time) where id = $1', [
    id,
    fileId,
    name,
  ])

const handIn = `update company_application set state = 'SUBMITTED', credit_code = $2, operator_id = $3, operator_name = $4,
  submit_time = clock_timestamp(), update_time = next_update_time(update_time) where id = $1`
export const handInApplication = (tx: Queryable, id: number, creditCode: string, operator: { id: number; name: string } | undefined) =>
  tx.query(handIn, [id, creditCode, operator?.id ?? null, operator?.name ?? ''])

export const moveApplication = (tx: Queryable, id: number, state: ApplicationState) =>
  tx.query('update company_application set state = $2, update_time = next_update_time(update_time) where id = $1', [id, state])

export const removeApplication = (tx: Queryable, id: number) => tx.query('delete from company_application where id = $1', [id])

const decideSql = `update company_application set state = $2, remarks = $3, auditor_id = $4, auditor_name = $5, company_id = coalesce($6, company_id),
  audit_time = clock_timestamp(), update_time = next_update_time(update_time) where id = $1`
export const decideApplication = (
  tx: Queryable,
  id: number,
  verdict: { state: ApplicationState; remarks: string; auditorId: number; auditorName: string; companyId: number | null },
) => tx.query(decideSql, [id, verdict.state, verdict.remarks, verdict.auditorId, verdict.auditorName, verdict.companyId])

const unfinished = `select count(*) as n from company_application where user_id = $1 and state in ('DRAFT', 'SUPPLEMENT', 'REJECTED')`
export async function unfinishedCount(system: Queryable, userId: number): Promise<number> {
  const [row] = await system.query<{ n: number }>(unfinished, [userId])
  return row!.n
}

const waitingToo = `select exists (select from company_application where credit_code = $1 and id <> $2 and state = 'SUBMITTED' and ($3::bigint is null
  or user_id = $3)) as there`
/** Another application with the code waits: of that user, or of anybody. */
export async function waitsToo(system: Queryable, creditCode: string, except: number, userId: number | null): Promise<boolean> {
  const [row] = await system.query<{ there: boolean }>(waitingToo, [creditCode, except, userId])
  return row!.there
}
