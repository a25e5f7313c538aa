import type { SitePage } from '@jst/contracts/portal'
import { writeUnsignedAudit } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { insertCv, type Cv } from './cv.ts'
import { formKeys } from './forms.ts'
import { tellStaff } from './tell.ts'

const insert = `insert into portal_inquiry (company_id, kind, subject, record_id, name, company, phone, email, message, page)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`

interface Inquiry {
  readonly companyId: number
  readonly page: SitePage
  /** The job that was asked for. */
  readonly record: { readonly id: number; readonly title: string } | undefined
  readonly values: Readonly<Record<string, string>>
  readonly cv: Cv | undefined
  readonly requestId: string
}

/** Keeps what a visitor sent for the staff of the site, who are told of it. */
export async function keepInquiry(tx: Tx, inquiry: Inquiry): Promise<void> {
  const { companyId, page, record, values, cv, requestId } = inquiry
  const [row] = await tx.query<{ id: number }>(insert, [
    companyId,
    record ? 'job' : 'contact',
    record?.title ?? page.title,
    record?.id ?? null,
    ...formKeys.map((key) => values[key] ?? ''),
    page.path,
  ])
  const { id } = row!
  if (cv) await insertCv(tx, companyId, id, cv)
  const diff = { page: page.path, ...(cv ? { cv: cv.format, bytes: cv.bytes.length } : {}) }
  const action = record ? 'portal.apply' : 'portal.write'
  writeUnsignedAudit(tx, { companyId, operatorId: null }, requestId, { action, entity: 'portalInquiry', entityId: id, diff })
  await tellStaff(tx, inquiry)
}
