import { sameHash, type Secrets } from '../../kernel/access/secrets.ts'

/** Effect of a link in a mail for its reader, who need not be signed in. */
export type LinkPurpose = 'Unsubscribe' | 'Confirm'

/** Below `/api`, as calls are; these answer with a page. */
export const linkPath = (purpose: LinkPurpose) => `/api/Notice/${purpose}`

const signed = (secrets: Secrets, purpose: LinkPurpose, userId: number, rest: string) =>
  secrets.hash(`mail link ${purpose}`, `${userId} ${rest}`)
const addressOf = (origin: string, purpose: LinkPurpose, token: string) => `${origin}${linkPath(purpose)}?t=${token}`

/** Holds for ever: old mails keep their way out. */
export const unsubscribeLink = (secrets: Secrets, origin: string, userId: number): string =>
  addressOf(origin, 'Unsubscribe', `${userId}.0.${signed(secrets, 'Unsubscribe', userId, '0')}`)

/** Holds for this address of the person, until then. */
export function confirmLink(secrets: Secrets, origin: string, userId: number, email: string, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1_000)
  return addressOf(origin, 'Confirm', `${userId}.${seconds}.${signed(secrets, 'Confirm', userId, `${seconds} ${email}`)}`)
}

export interface LinkToken {
  readonly userId: number
  readonly seconds: number
  readonly signature: string
}

/** Undefined for what has not the form of a token. */
export function readToken(text: unknown): LinkToken | undefined {
  const parts = typeof text === 'string' ? /^(\d{1,15})\.(\d{1,11})\.([\w-]{43})$/.exec(text) : null
  return parts ? { userId: Number(parts[1]), seconds: Number(parts[2]), signature: parts[3]! } : undefined
}

/** Returns true if we made the token, for this address, and not too long ago. */
export function isGenuine(
  secrets: Secrets,
  purpose: LinkPurpose,
  { userId, seconds, signature }: LinkToken,
  email: string,
  now: Date,
): boolean {
  if (purpose === 'Unsubscribe') return sameHash(signature, signed(secrets, purpose, userId, '0'))
  return seconds * 1_000 > now.getTime() && sameHash(signature, signed(secrets, purpose, userId, `${seconds} ${email}`))
}
