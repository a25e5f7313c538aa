import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const invoicesInternal = defineFeature({
  area: 'invoices',
  screens: [
    {
      path: '/MakeOrderBusiness/InvoiceMake',
      name: 'invoiceMake',
      title: titles.invoices,
      tabBy: ['Id'],
      load: () => import('./invoice/InvoiceMake.tsx'),
    },
    {
      path: '/orderApply/myJst',
      name: 'receipts',
      title: titles.receipts,
      tabBy: ['Id'],
      load: () => import('./receipt/MyJst.tsx'),
    },
  ],
})
