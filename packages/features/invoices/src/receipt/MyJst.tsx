import { lazyComponent } from '@jst/ui'
import { receiptCalls as calls, receiptDocument as document } from '@jst/contracts/invoices'
import { link } from '@jst/feature-kit'
import { documentList, listOrPage, preloadPage } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'

const parts = documentList(document, { of: ({ Id }) => link(document.page, { Id }) })
const Page = lazyComponent(async () => (await import('./ReceiptPage.tsx')).ReceiptPage)

/** 财务收据: bank lines, and the page of one. */
export const { Screen, preload } = listOrPage(
  entityScreen(calls, titles.receipts, { ...parts, page: { of: ({ Id }) => link(document.page, { Id }) } }),
  { Screen: Page, preload: preloadPage(calls, document) },
)
