import type { PrintLanguage } from '@jst/contracts/document'
import { quotationDocument } from '@jst/contracts/quotes'
import { findMark, printPdf } from '../../../documents/index.ts'
import { FileAnswer } from '../../../kernel/http/file-answer.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { Offer } from '../quotation/offer.ts'
import { offerBlocks } from '../quotation/quotation.print.ts'
import { texts } from '../texts.ts'

/** PDF of a sent quotation under the name and logo of the sender. It is no numbered copy: it has neither stamp nor code. */
export async function offerFile(system: Queryable, companyId: number, offer: Offer, language: PrintLanguage): Promise<FileAnswer> {
  const logo = await findMark(system, companyId, 'logo')
  const title = quotationDocument.prints.offer[language]
  const sheet = { language, issuer: offer.Issuer, day: offer.Day, title, no: offer.No, copy: null, blocks: offerBlocks(offer, language) }
  const bytes = await printPdf(sheet, logo ? { logo: logo.bytes } : {})
  return new FileAnswer(texts.own.file(title, offer.No, offer.Version), 'application/pdf', bytes)
}
