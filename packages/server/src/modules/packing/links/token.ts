import type { Secrets } from '../../../kernel/secrets.ts'
import { sameHash } from '../../../kernel/secrets.ts'

/** A token that was read: the code on a slip (`q`), or a link of a driver (`d`). */
export interface NamedByToken {
  readonly of: 'code' | 'driver'
  readonly id: number
  readonly signature: string
}
interface CodedSlip {
  readonly id: number
  readonly eirNo: string
}
interface DriverLink {
  readonly id: number
  readonly createTime: string
  readonly expiresAt: string
}

const signCode = ({ id, eirNo }: CodedSlip, secrets: Secrets) => secrets.hash('slip code', `${id}|${eirNo}`)
const signLink = ({ id, createTime, expiresAt }: DriverLink, secrets: Secrets) =>
  secrets.hash('slip link', [id, createTime, expiresAt].join('|'))

/** Signed with the number of the slip: it lives as long as that. */
export const codeToken = (slip: CodedSlip, secrets: Secrets): string => `q${slip.id}.${signCode(slip, secrets)}`
/** Signed with its end, so that neither can be moved. */
export const linkToken = (link: DriverLink, secrets: Secrets): string => `d${link.id}.${signLink(link, secrets)}`

export const isCodeOf = (slip: CodedSlip, { signature }: NamedByToken, secrets: Secrets): boolean =>
  sameHash(signCode(slip, secrets), signature)
export const isTokenOf = (link: DriverLink, { signature }: NamedByToken, secrets: Secrets): boolean =>
  sameHash(signLink(link, secrets), signature)

export function readToken(token: string): NamedByToken | undefined {
  const [, of, id, signature] = /^([qd])(\d{1,15})\.([\w-]{20,100})$/.exec(token) ?? []
  return id === undefined ? undefined : { of: of === 'q' ? 'code' : 'driver', id: Number(id), signature: signature! }
}
