import { defineEndpoint } from '../endpoint.ts'
import { Id, Instant, page, pageQuery, text } from '../envelope.ts'
import { buttons, menus } from '../may.ts'
import { decimalText } from '../money/decimal.ts'
import { ArraySchema, BooleanSchema, Literal, Null, ObjectSchema, Optional, type Static, StringSchema, Union, strict } from '../schema.ts'
import { invoiceButtons, invoicePages } from './pages.ts'

/** Bills that one receipt settles in one call. */
export const mostParts = 100
const Amount = decimalText(15, 4)

/** Total of an issued bill in one currency. Amounts are decimal text; those of a credit note are negative. */
export const InvoiceTotal = ObjectSchema({
  Currency: StringSchema(),
  Net: StringSchema(),
  Tax: StringSchema(),
  Gross: StringSchema(),
  Open: StringSchema(),
  WordsZh: StringSchema(),
  WordsEn: StringSchema(),
})
/** A part of a receipt or credit note that settled a part of a bill, or the reversal of one (`UndoneId`). */
export const Settlement = ObjectSchema({
  Id,
  /** Number of the receipt or credit note, and of the bill. */
  SourceNo: StringSchema(),
  InvoiceNo: StringSchema(),
  Currency: StringSchema(),
  Amount: StringSchema(),
  Note: StringSchema(),
  ByName: StringSchema(),
  CreateTime: Instant,
  UndoneId: Union([Id, Null()]),
  /** It was reversed. */
  Undone: BooleanSchema(),
})
export type Settlement = Static<typeof Settlement>

export const InvoiceView = ObjectSchema({
  InvoiceNo: StringSchema(),
  /** Day of the rates; '' before the issue. */
  IssuedOn: StringSchema(),
  /** Everything in CNY at the rates of that day; '' before the issue. */
  Converted: StringSchema(),
  Totals: ArraySchema(InvoiceTotal),
  /** The bill that a credit note reverses, and the credit notes of a bill. */
  Linked: ArraySchema(ObjectSchema({ Id, No: StringSchema(), Type: StringSchema() })),
  Settlements: ArraySchema(Settlement),
})
export type InvoiceView = Static<typeof InvoiceView>
export const invoiceView = defineEndpoint({
  method: 'GET',
  path: '/api/Invoice/View',
  summary: '账单金额与核销',
  may: menus(invoicePages.invoices),
  query: ObjectSchema({ Id }, strict),
  reply: InvoiceView,
})

/** Makes the draft of a credit note with the lines of an issued bill turned over. The bill stays as it is. */
export const reverseInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/Invoice/Reverse',
  summary: '红冲账单',
  may: buttons(invoiceButtons.add),
  body: ObjectSchema({ Id, Reason: text(300) }, strict),
  reply: ObjectSchema({ Id, Code: StringSchema() }),
})

/** An open bill of the customer and currency of a receipt or credit note. */
export const OpenInvoice = ObjectSchema({
  Id,
  InvoiceNo: StringSchema(),
  BlNo: StringSchema(),
  DueDay: StringSchema(),
  Currency: StringSchema(),
  Gross: StringSchema(),
  Open: StringSchema(),
})
export type OpenInvoice = Static<typeof OpenInvoice>
const Source = Union([Literal('receipt'), Literal('invoice')])

/** Oldest due date first. `Kind` invoice: of a credit note. */
export const openInvoices = defineEndpoint({
  method: 'GET',
  path: '/api/Receipt/OpenInvoices',
  summary: '可核销账单',
  may: buttons(invoiceButtons.settle),
  query: ObjectSchema({ ...pageQuery, Kind: Source, Id, Keyword: Optional(text(40)) }, strict),
  reply: page(OpenInvoice),
})

/** Settles parts of bills by a receipt or a credit note: all of them, or none. Refused where a bill has less open, or the source less left. */
export const settleInvoices = defineEndpoint({
  method: 'POST',
  path: '/api/Receipt/Settle',
  summary: '核销',
  may: buttons(invoiceButtons.settle),
  body: ObjectSchema(
    {
      Kind: Source,
      Id,
      UpdateTime: Instant,
      Currency: text(3),
      Parts: ArraySchema(ObjectSchema({ InvoiceId: Id, Amount }, strict), { minItems: 1, maxItems: mostParts }),
    },
    strict,
  ),
  reply: ObjectSchema({ Settled: StringSchema(), Left: StringSchema() }),
})
/** Reverses a settlement by a new entry. */
export const unsettle = defineEndpoint({
  method: 'POST',
  path: '/api/Receipt/Unsettle',
  summary: '反核销',
  may: buttons(invoiceButtons.settle),
  body: ObjectSchema({ Id, Reason: text(300) }, strict),
  reply: ObjectSchema({ Id }),
})

export const ReceiptView = ObjectSchema({ Currency: StringSchema(), Rest: StringSchema(), Settlements: ArraySchema(Settlement) })
export type ReceiptView = Static<typeof ReceiptView>
export const receiptView = defineEndpoint({
  method: 'GET',
  path: '/api/Receipt/View',
  summary: '收据核销记录',
  may: menus(invoicePages.receipts),
  query: ObjectSchema({ Id }, strict),
  reply: ReceiptView,
})
