import type { SiteLanguage } from '@jst/contracts/portal'
import type { FormState } from '@jst/site'
import { sameHash, type Secrets } from '../../../kernel/access/secrets.ts'
import { textsIn } from './language.ts'

/** Nobody types a message faster; a page that stood open longer is made anew (milliseconds). */
const fastest = 2_000
const latest = 24 * 3_600_000
export const formKeys = ['Name', 'Company', 'Phone', 'Email', 'Message'] as const
const most: Readonly<Record<(typeof formKeys)[number], number>> = { Name: 40, Company: 80, Phone: 40, Email: 120, Message: 2_000 }
const purpose = 'portal form'

/** Says when a page with a form was made. */
export const stampOf = (secrets: Secrets, now: Date): string => `${now.getTime()}.${secrets.hash(purpose, String(now.getTime()))}`

export const emptyForm = (stamp: string): FormState => ({ stamp, values: {}, problems: {}, sent: false })

/** Key of a sentence that says what is wrong. */
export type Wrong = keyof (typeof textsIn)['zh']['form']
export interface SentForm {
  readonly values: Record<string, string>
  readonly trapped: boolean
  /** By field. */
  readonly problems: Readonly<Record<string, Wrong>>
}

/** Reads a sent form and checks it. `now`: for the stamp. */
export function readForm(secrets: Secrets, sent: URLSearchParams, now: Date): SentForm {
  const values = Object.fromEntries(formKeys.map((key) => [key, clean(sent.get(key) ?? '').slice(0, most[key])]))
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
  return { values: { ...values, ...(consented ? { Consent: 'yes' } : {}) }, trapped: (sent.get('Website') ?? '') !== '', problems: found }
}

/** Problems by field, in the language. */
export const problemsIn = (problems: SentForm['problems'], lang: SiteLanguage): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).map(([key, wrong]) => [key, textsIn[lang].form[wrong]]))

/** Control characters have no place in a message, but for new lines. */
const clean = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\n' ? sign : '')).trim()

function stampProblem(secrets: Secrets, stamp: string, now: Date): Wrong | undefined {
  const [createdAt = '', hash = ''] = stamp.split('.')
  if (!/^\d{13}$/.test(createdAt) || !sameHash(secrets.hash(purpose, createdAt), hash)) return 'refused'
  const age = now.getTime() - Number(createdAt)
  if (age < fastest) return 'fast'
  return age > latest ? 'late' : undefined
}
