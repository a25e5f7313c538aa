import { sameHash, type Secrets } from './secrets.ts'

/** A link for readers without an account. */
export interface SignedLink {
  readonly id: number
  readonly createTime: string
  readonly expiresAt: string
}
export interface NamedLink {
  readonly id: number
  readonly signature: string
}
const signatureOf = (purpose: string, { id, createTime, expiresAt }: SignedLink, secrets: Secrets): string =>
  secrets.hash(purpose, [id, createTime, expiresAt].join('|'))

/** Names the link, and is signed together with its end, so that neither can be guessed or moved. `purpose` keeps kinds of links apart. */
export const linkToken = (purpose: string, link: SignedLink, secrets: Secrets): string =>
  `${link.id}.${signatureOf(purpose, link, secrets)}`

/** Undefined if the text is not a token. */
export function readLinkToken(token: string): NamedLink | undefined {
  const [, id, signature] = /^(\d{1,15})\.([\w-]{20,100})$/.exec(token) ?? []
  return id === undefined ? undefined : { id: Number(id), signature: signature! }
}
export const isTokenOf = (purpose: string, link: SignedLink, { signature }: NamedLink, secrets: Secrets): boolean =>
  sameHash(signatureOf(purpose, link, secrets), signature)
