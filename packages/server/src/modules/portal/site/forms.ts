import type { SiteLanguage, SitePage } from '@jst/contracts/portal'
import type { FormState } from '@jst/site'
import type { Tx } from '../../../kernel/database/database.ts'
import { sameHash, type Secrets } from '../../../kernel/access/secrets.ts'
import { textsIn } from './language.ts'
import { tellStaff } from './tell.ts'

/** Nobody types a message faster; a page that stood open longer is made anew (milliseconds). */
const fastest = 2_000
const latest = 24 * 3_600_000
const keys = ['Name', 'Company', 'Phone', 'Email', 'Message'] as const
const most: Readonly<Record<(typeof keys)[number], number>> = { Name: 40, Company: 80, Phone: 40, Email: 120, Message: 2_000 }
const purpose = 'portal form'

/** Says when a page with a form was made. */
export const stampOf = (secrets: Secrets, now: Date): string => `${now.getTime()}.${secrets.hash(purpose, String(now.getTime()))}`

export const emptyForm = (stamp: string): FormState => ({ stamp, values: {}, problems: {}, sent: false })

type Wrong = keyof (typeof textsIn)['zh']['form']
interface SentForm {
  readonly values: Record<string, string>
  readonly trapped: boolean
  /** Problems by field, in the language. */
  readonly problemsIn: (lang: SiteLanguage) => Record<string, string>
}

/** Reads a sent form and checks it. `now`: for the stamp. */
export function readForm(secrets: Secrets, sent: URLSearchParams, now: Date): SentForm {
  const values = Object.fromEntries(keys.map((key) => [key, clean(sent.get(key) ?? '').slice(0, most[key])]))
  // without consent nothing is kept (PIPL, article 13)
  const consented = sent.get('Consent') === 'yes'
  const { Name = '', Phone = '', Email = '', Message = '' } = values
  const found: Record<string, Wrong> = {}
  if (Name === '') found['Name'] = 'name'
  if (Phone === '' && Email === '') found['Phone'] = 'reach'
  else if (Phone !== '' && !/^\+?[\d\s()-]{6,25}$/.test(Phone)) found['Phone'] = 'phone'
  if (Email !== '' && !/^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(Email)) found['Email'] = 'email'
  if (Message.length < 5) found['Message'] = 'message'
  if (!consented) found['Consent'] = 'consent'
  const stamp = stampProblem(secrets, sent.get('Stamp') ?? '', now)
  if (stamp) found['Form'] = stamp
  const problemsIn = (lang: SiteLanguage) =>
    Object.fromEntries(Object.entries(found).map(([key, wrong]) => [key, textsIn[lang].form[wrong]]))
  return { values: { ...values, ...(consented ? { Consent: 'yes' } : {}) }, trapped: (sent.get('Website') ?? '') !== '', problemsIn }
}

/** Control characters have no place in a message, but for new lines. */
const clean = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : '')).trim()

function stampProblem(secrets: Secrets, stamp: string, now: Date): Wrong | undefined {
  const [made = '', hash = ''] = stamp.split('.')
  if (!/^\d{13}$/.test(made) || !sameHash(secrets.hash(purpose, made), hash)) return 'refused'
  const age = now.getTime() - Number(made)
  if (age < fastest) return 'fast'
  return age > latest ? 'late' : undefined
}

const insert = `insert into portal_inquiry (company_id, kind, subject, record_id, name, company, phone, email, message, page)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`

interface Inquiry {
  readonly companyId: number
  readonly page: SitePage
  /** The job that was asked for. */
  readonly record: { readonly id: number; readonly title: string } | undefined
  readonly values: Readonly<Record<string, string>>
}

/** Keeps what a visitor sent for the staff of the site, who are told of it. */
export async function keepInquiry(tx: Tx, inquiry: Inquiry): Promise<void> {
  const { companyId, page, record, values } = inquiry
  await tx.query(insert, [
    companyId,
    record ? 'job' : 'contact',
    record?.title ?? page.title,
    record?.id ?? null,
    ...keys.map((key) => values[key] ?? ''),
    page.path,
  ])
  await tellStaff(tx, inquiry)
}
