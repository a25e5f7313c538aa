import { defineFeature } from '@jst/feature-kit'

export const siPublic = defineFeature({
  area: 'si',
  screens: [
    {
      path: '/external/si/bill',
      name: 'linkedBill',
      title: '提单样单',
      titleEn: 'Draft bill of lading',
      speaks: 'address',
      allowLogout: true,
      withoutLayout: true,
      load: () => import('./link/LinkedBill.tsx'),
    },
  ],
})
