import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const partnerInternal = defineFeature({
  area: 'partner',
  localDrafts: () => import('./local-drafts.ts'),
  screens: [
    {
      path: '/system/company/customer/customerList',
      name: 'customerList',
      title: titles.customers,
      load: () => import('./list/CustomerList.tsx'),
    },
    {
      path: '/system/company/customer/customerDetail',
      name: 'customerDetail',
      title: titles.customer,
      lastPagePath: '/system/company/customer/customerList',
      menuPath: '/system/company/customer/customerList',
      tabBy: ['Id'],
      load: () => import('./detail/CustomerDetail.tsx'),
    },
    {
      path: '/system/company/customer/customerEdit',
      name: 'customerEdit',
      title: titles.editCustomer,
      lastPagePath: '/system/company/customer/customerList',
      menuPath: '/system/company/customer/customerList',
      load: () => import('./edit/CustomerEdit.tsx'),
    },
    {
      path: '/system/company/customer/customerSurvey',
      name: 'customerSurvey',
      title: titles.customerSurvey,
      lastPagePath: '/system/company/customer/customerList',
      menuPath: '/system/company/customer/customerList',
      load: () => import('./survey/CustomerSurvey.tsx'),
    },
    {
      path: '/system/company/customer/CustomerBusinessPersonnel',
      name: 'customerBusinessPersonnel',
      title: titles.staff,
      load: () => import('./staff/CustomerBusinessPersonnel.tsx'),
    },
    {
      path: '/system/company/provider/providerList',
      name: 'providerList',
      title: titles.providers,
      load: () => import('./list/ProviderList.tsx'),
    },
    {
      path: '/system/company/provider/providerDetail',
      name: 'providerDetail',
      title: titles.provider,
      lastPagePath: '/system/company/provider/providerList',
      menuPath: '/system/company/provider/providerList',
      tabBy: ['Id'],
      load: () => import('./detail/ProviderDetail.tsx'),
    },
    {
      path: '/system/company/provider/providerEdit',
      name: 'providerEdit',
      title: titles.editProvider,
      lastPagePath: '/system/company/provider/providerList',
      menuPath: '/system/company/provider/providerList',
      load: () => import('./edit/ProviderEdit.tsx'),
    },
    {
      path: '/system/company/provider/providerSurvey',
      name: 'providerSurvey',
      title: titles.providerSurvey,
      lastPagePath: '/system/company/provider/providerList',
      menuPath: '/system/company/provider/providerList',
      load: () => import('./survey/ProviderSurvey.tsx'),
    },
  ],
})
