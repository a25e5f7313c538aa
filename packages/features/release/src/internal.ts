import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const releaseInternal = defineFeature({
  area: 'release',
  screens: [
    {
      path: '/orderApply/receiverMaintain',
      name: 'releaseReceivers',
      title: titles.receivers,
      load: () => import('./lists/ReceiverMaintain.tsx'),
    },
    {
      path: '/orderApply/authennAddressMaintain',
      name: 'releaseAddresses',
      title: titles.addresses,
      tabBy: ['Id'],
      load: () => import('./address/AuthennAddressMaintain.tsx'),
    },
    {
      path: '/orderApply/RiskInformationSetting',
      name: 'releaseRisks',
      title: titles.risks,
      load: () => import('./lists/RiskInformationSetting.tsx'),
    },
  ],
})
