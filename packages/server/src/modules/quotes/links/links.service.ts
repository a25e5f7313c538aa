import { createHash } from 'node:crypto'
import { quotationDocument } from '@jst/contracts/quotes'
import { newToken, recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { ownOrigin } from '../../../kernel/site/own-address.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { texts } from '../texts.ts'

export const quotePath = '/quote/:token'
/** Stored hash of a token. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

const end = `update quotation_link set revoked_at = clock_timestamp() where quotation_id = $1 and revoked_at is null returning id`

/** A new address for the customer; the ones before open nothing any more. @throws AppError ILLEGAL_TRANSITION while nothing was sent */
export async function share(call: DocumentCall, id: number, origin: string): Promise<{ Address: string }> {
  const { tx } = call
  const header = await demandHeader(tx, id, true)
  if (header.version === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notSent })
  await tx.query(end, [id])
  const token = newToken()
  await tx.query('insert into quotation_link (company_id, operator_id, quotation_id, token_hash) values ($1, $2, $3, $4)', [
    header.companyId,
    header.operatorId,
    id,
    hashOf(token),
  ])
  recordEvent(call, { kind: quotationDocument.kind, row: header }, { audience: 'internal', event: 'shared', words: texts.shared })
  call.audit({ action: 'quotation.share', entity: 'quotation', entityId: id })
  // whoever opens it is the customer of this company, not of the platform
  const ownAddress = await ownOrigin(tx.system, header.operatorId ?? header.companyId, origin)
  return { Address: `${ownAddress}${quotePath.replace(':token', token)}` }
}

export async function revoke(call: DocumentCall, id: number): Promise<{ Revoked: boolean }> {
  const { tx } = call
  const header = await demandHeader(tx, id, true)
  const ended = await tx.query(end, [id])
  if (ended.length > 0)
    recordEvent(call, { kind: quotationDocument.kind, row: header }, { audience: 'internal', event: 'shared', words: texts.revoked })
  call.audit({ action: 'quotation.revoke', entity: 'quotation', entityId: id })
  return { Revoked: ended.length > 0 }
}
