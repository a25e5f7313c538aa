/** Rows of the first customer, whom the second one shall not reach. */
export interface Foreign {
  order: number
  si: number
  /** A record in the review queue. */
  waiting: number
  version: number
  message: number
  globalMessage: number
  template: number
  bookingTemplate: number
  siFavourite: number
  bookingMessage: number
  bookingUpload: number
  employee: number
  user: number
  session: number
  company: number
  role: number
  menu: number
  department: number
  application: number
  bind: number
  view: number
  favourite: number
  code: number
  codeGroup: number
  mapping: number
  updateTime: string
  /** Its own rows of every entity, by kind, and what goes with them. */
  rows: Readonly<Record<string, number>>
  jobApplication: number
  visitorMessage: number
  entityImport: number
  alias: number
  unmatched: number
  rate: number
  rateBatch: number
  reading: number
  push: number
  /** A quotation that the operator has sent to it. */
  sentQuote: number
  voyage: number
  voyageImport: number
  layout: number
  entry: number
  file: number
  upload: number
  /** Version of a draft of the customer. */
  draft: number
  staff: number
  handover: number
  credit: number
  round: number
  delegation: number
  job: number
  exported: number
  mail: number
  trackShipment: number
  trackException: number
  trackStatement: number
  trackPartner: number
  trackShare: number
  manifestLink: number
  manifestProposal: number
  slipLink: number
  billLink: number
  siQuestion: number
  packingWarning: number
  settlement: number
  billPaper: number
  billLayout: number
  billPrinter: number
  /** A paper that it counted in. */
  returnCopy: number
  trackStanding: number
  trackSearch: number
}

/** Rows that are read by a statement of their own. */
export type Extra =
  | 'bookingTemplate'
  | 'jobApplication'
  | 'visitorMessage'
  | 'job'
  | 'exported'
  | 'mail'
  | 'entityImport'
  | 'alias'
  | 'unmatched'
  | 'rate'
  | 'rateBatch'
  | 'reading'
  | 'bookingMessage'
  | 'bookingUpload'
  | 'push'
  | 'sentQuote'
  | 'voyage'
  | 'voyageImport'
  | 'layout'
  | 'entry'
  | 'file'
  | 'upload'
  | 'draft'
  | 'staff'
  | 'handover'
  | 'credit'
  | 'siFavourite'
  | 'round'
  | 'delegation'
  | 'trackShipment'
  | 'trackException'
  | 'trackStatement'
  | 'trackPartner'
  | 'trackShare'
  | 'manifestLink'
  | 'manifestProposal'
  | 'slipLink'
  | 'billLink'
  | 'siQuestion'
  | 'packingWarning'
  | 'settlement'
  | 'billPaper'
  | 'billLayout'
  | 'billPrinter'
  | 'returnCopy'
  | 'trackStanding'
  | 'trackSearch'
