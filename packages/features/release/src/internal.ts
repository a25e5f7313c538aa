import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const releaseInternal = defineFeature({
  area: 'release',
  screens: [
    {
      path: '/orderApply/apply/orderApply',
      name: 'releaseApply',
      title: titles.apply,
      tabBy: ['Id'],
      load: () => import('./applications/OrderApply.tsx'),
    },
    {
      path: '/orderApply/apply/applyLogs',
      name: 'releaseApplications',
      title: titles.applications,
      load: () => import('./applications/ApplyLogs.tsx'),
    },
    {
      path: '/orderApply/apply/OrderApplyCheck',
      name: 'releaseRisk',
      title: titles.risk,
      load: () => import('./applications/OrderApplyCheck.tsx'),
    },
    {
      path: '/orderApply/check/checkLogs',
      name: 'releaseChecks',
      title: titles.checks,
      load: () => import('./applications/CheckLogs.tsx'),
    },
    {
      path: '/orderApply/guaranteeAmount',
      name: 'guarantees',
      title: titles.guarantees,
      tabBy: ['Id', 'Guarantee'],
      load: () => import('./guarantee/GuaranteeAmount.tsx'),
    },
    {
      path: '/orderApply/checkSetting',
      name: 'releaseRules',
      title: titles.rules,
      load: () => import('./settings/CheckSetting.tsx'),
    },
    {
      path: '/orderApply/DocumentSignBack',
      name: 'releaseReturns',
      title: titles.returns,
      tabBy: ['Id', 'Letter'],
      load: () => import('./papers/DocumentSignBack.tsx'),
    },
    {
      path: '/orderApply/NonOriginalDocuments',
      name: 'releaseNonOriginals',
      title: titles.nonOriginals,
      load: () => import('./nonOriginals/NonOriginalDocuments.tsx'),
    },
    {
      path: '/orderApply/approverSetting',
      name: 'releaseApprovers',
      title: titles.approvers,
      load: () => import('./settings/ApproverSetting.tsx'),
    },
    {
      path: '/orderApply/systemSetting',
      name: 'releaseSettings',
      title: titles.settings,
      load: () => import('./settings/SystemSetting.tsx'),
    },
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
