import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const quotesInternal = defineFeature({
  area: 'quotes',
  screens: [
    {
      path: '/system/CustomerFreightAnalysis',
      name: 'customerFreightAnalysis',
      title: titles.customerAnalysis,
      load: () => import('./figures/CustomerFreightAnalysis.tsx'),
    },
    {
      path: '/CRM/QuotationRecord',
      name: 'quotationList',
      title: titles.quotationList,
      load: () => import('./quotation/QuotationList.tsx'),
    },
    {
      path: '/SeaFreight/quickQuoteSearchCenter',
      name: 'quickQuote',
      title: titles.quickQuote,
      lastPagePath: '/CRM/QuotationRecord',
      tabBy: ['Id', 'Inquiry'],
      load: () => import('./quotation/QuotationDetail.tsx'),
    },
  ],
})
