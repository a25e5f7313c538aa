import {
  isTokenOf as isSignedLink,
  linkToken as signedLink,
  readLinkToken,
  type NamedLink,
  type SignedLink,
} from '../../../kernel/access/link-token.ts'
import { sameHash, type Secrets } from '../../../kernel/access/secrets.ts'

/** A token that was read: the code on a slip (`q`), or a link of a driver (`d`). */
export interface NamedByToken extends NamedLink {
  readonly of: 'code' | 'driver'
}
interface CodedSlip {
  readonly id: number
  readonly eirNo: string
}

export const slipLinkPurpose = 'slip link'
const signCode = ({ id, eirNo }: CodedSlip, secrets: Secrets) => secrets.hash('slip code', `${id}|${eirNo}`)

/** Signed with the number of the slip: it lives as long as that. */
export const codeToken = (slip: CodedSlip, secrets: Secrets): string => `q${slip.id}.${signCode(slip, secrets)}`
export const linkToken = (link: SignedLink, secrets: Secrets): string => `d${signedLink(slipLinkPurpose, link, secrets)}`

export const isCodeOf = (slip: CodedSlip, { signature }: NamedByToken, secrets: Secrets): boolean =>
  sameHash(signCode(slip, secrets), signature)
export const isTokenOf = (link: SignedLink, named: NamedByToken, secrets: Secrets): boolean =>
  isSignedLink(slipLinkPurpose, link, named, secrets)

export function readToken(token: string): NamedByToken | undefined {
  const [, of, rest = ''] = /^([qd])(.+)$/.exec(token) ?? []
  const named = readLinkToken(rest)
  return named && { ...named, of: of === 'q' ? 'code' : 'driver' }
}
