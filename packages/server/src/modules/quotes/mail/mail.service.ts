import type { BodyOf } from '@jst/contracts'
import { quotationDocument, type mailQuotation } from '@jst/contracts/quotes'
import { recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { sendLetter } from '../../../documents/notices/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { OutdatedPreparation } from '../../../kernel/database/prepared.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { offerFile } from '../customer/offer-file.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { demandSent } from '../quotation/offer.ts'
import { texts } from '../texts.ts'

type Input = BodyOf<typeof mailQuotation>
/** The PDF of what was sent last, drawn before the transaction that mails it. `Version`: what it shows. */
export async function drawOffer({ db, system }: { readonly db: Queryable; readonly system: Queryable }, { Id, Attach, Language }: Input) {
  if (!Attach) return undefined
  const header = await demandHeader(db, Id)
  if (header.version === 0) return undefined
  const offer = await demandSent(db, Id)
  const { name, body } = await offerFile(system, header.companyId, offer, Language)
  return { version: offer.Version, file: { name, bytes: body as Buffer } }
}

/** Mails what was sent last. @throws OutdatedPreparation for a file of an earlier version, AppError ILLEGAL_TRANSITION while nothing was sent, INVALID_INPUT, NOT_FOUND */
export async function mailOffer(
  call: DocumentCall & WriteCall<'now'>,
  { mail }: Pick<Surroundings, 'mail'>,
  { Id, To, Subject, Text, Attach }: Input,
  rendered: Awaited<ReturnType<typeof drawOffer>>,
) {
  const { tx, actor, now } = call
  const header = await demandHeader(tx, Id)
  if (header.version === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.mail.notSent })
  const offer = await demandSent(tx, Id)
  if (Attach && rendered?.version !== offer.Version) throw new OutdatedPreparation()
  const file = rendered?.file
  const to = { name: header.contact || header.customer, address: To.trim() }
  await sendLetter(tx, actor, { to, subject: Subject, text: Text, ...(file && { file }) }, { now: now(), field: 'To' })
  const words = texts.mail.sent(to.address, offer.Version, Attach)
  recordEvent(call, { kind: quotationDocument.kind, row: header }, { audience: 'internal', event: 'mailed', words })
  call.audit({ action: 'quotation.mail', entity: 'quotation', entityId: Id, diff: { to: to.address, version: offer.Version } })
  return { Waits: mail === undefined, Address: to.address }
}
