export { quotesEntities } from './entities.ts'
export * from './calls.ts'
export { farQuoted } from './far-totals.ts'
export * from './figures.ts'
export { convertInquiry, offerInquiry, rateInquiryCalls, rateInquiryDocument } from './inquiry.ts'
export { inquiryStates } from './inquiry-states.ts'
export * from './options.ts'
export { quotationPage } from './pages.ts'
export * from './quotation.ts'
export { quotedBoxes, type QuotedBox } from './quotation-fields.ts'
export { lossReasons, quotationList, quotationStates, type LossReason } from './quotation-states.ts'
export { askPrice, inquiryStandings, ownInquiries, type InquiryStanding, type OwnInquiry } from './customer/own-inquiries.ts'
export { SentOffer, SentOption } from './customer/offer.ts'
export {
  answerQuotation,
  offerStandings,
  ownQuotation,
  ownQuotationFile,
  ownQuotations,
  type OfferStanding,
  type OpenedQuotation,
  type OwnQuotation,
} from './customer/own-quotations.ts'
export { mailQuotation, sentQuotation } from './mail/mail.ts'
export { quoteTiles } from './tiles.ts'
