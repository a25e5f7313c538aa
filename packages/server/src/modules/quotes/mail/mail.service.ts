import type { BodyOf } from '@jst/contracts'
import { quotationDocument, type mailQuotation } from '@jst/contracts/quotes'
import { recordEvent, type DocumentCall } from '../../../documents/index.ts'
import { sendLetter } from '../../../documents/notices/index.ts'
import type { WriteCall } from '../../../kernel/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { Surroundings } from '../../../kernel/surroundings.ts'
import { offerFile } from '../customer/offer-file.ts'
import { demandHeader } from '../quotation/header.repo.ts'
import { demandSent } from '../quotation/offer.ts'
import { texts } from '../texts.ts'

/** Mails what was sent last. @throws AppError ILLEGAL_TRANSITION while nothing was sent, INVALID_INPUT, NOT_FOUND */
export async function mailOffer(
  call: DocumentCall & WriteCall<'now'>,
  { mail }: Pick<Surroundings, 'mail'>,
  { Id, To, Subject, Text, Attach, Language }: BodyOf<typeof mailQuotation>,
) {
  const { tx, actor, now } = call
  const header = await demandHeader(tx, Id)
  if (header.version === 0) throw new AppError('ILLEGAL_TRANSITION', { message: texts.mail.notSent })
  const offer = await demandSent(tx, Id)
  const pdf = Attach ? await offerFile(tx.system, header.companyId, offer, Language) : undefined
  const file = pdf && { name: pdf.name, bytes: pdf.body as Buffer }
  const to = { name: header.contact || header.customer, address: To.trim() }
  await sendLetter(tx, actor, { to, subject: Subject, text: Text, ...(file && { file }) }, { now: now(), field: 'To' })
  const words = texts.mail.sent(to.address, offer.Version, Attach)
  await recordEvent(call, { kind: quotationDocument.kind, row: header }, { audience: 'internal', event: 'mailed', words })
  call.audit({ action: 'quotation.mail', entity: 'quotation', entityId: Id, diff: { to: to.address, version: offer.Version } })
  return { Waits: mail === undefined, Address: to.address }
}
