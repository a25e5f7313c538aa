import { lazyComponent } from '@jst/ui'
import { invoiceCalls as calls, invoiceDocument as document } from '@jst/contracts/invoices'
import { link } from '@jst/feature-kit'
import { documentList, listOrPage, preloadPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })
const Page = lazyComponent(async () => (await import('./InvoicePage.tsx')).InvoicePage)
const lead = ['Code', 'Stage', 'InvoiceNo', 'NameZh', 'Type', 'Totals', 'Open', 'DueDay', 'BlNo']

/** 发票制作: bills of every type, and the page of one. */
export const { Screen, preload } = listOrPage(entityScreen(calls, titles.invoices, { ...parts, lead }), {
  Screen: Page,
  preload: preloadPage(calls, document),
})
