/** Screens of bills and receipts (spec §2.13, §2.14). */
export const invoicePages = { invoices: '/MakeOrderBusiness/InvoiceMake', receipts: '/orderApply/myJst' } as const

/** Buttons that several calls ask for. */
export const invoiceButtons = {
  add: { path: invoicePages.invoices, code: 'add' },
  edit: { path: invoicePages.invoices, code: 'edit' },
  audit: { path: invoicePages.invoices, code: 'audit' },
  issue: { path: invoicePages.invoices, code: 'issue' },
  print: { path: invoicePages.invoices, code: 'print' },
  claim: { path: invoicePages.receipts, code: 'claim' },
  settle: { path: invoicePages.receipts, code: 'settle' },
} as const
