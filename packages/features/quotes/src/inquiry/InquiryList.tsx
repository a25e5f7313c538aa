import { quotationPage, rateInquiryCalls, rateInquiryDocument } from '@jst/contracts/quotes'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { InquiryTabs } from './InquiryTabs.tsx'
import { texts } from './texts.ts'

const { page, ...parts } = documentList(rateInquiryDocument, { of: ({ Id }) => link(quotationPage, { Inquiry: Id }) })

/** Inquiries to the pricing desk, beside the quick quote. */
export const { Screen: InquiryList, preload: preloadInquiries } = entityScreen(rateInquiryCalls, texts.list, {
  ...parts,
  page,
  siblings: <InquiryTabs current="inquiries" />,
})
