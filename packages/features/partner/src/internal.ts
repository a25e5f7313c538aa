import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

const customer = '/system/company/customer'
const provider = '/system/company/provider'

export const partnerInternal = defineFeature({
  area: 'partner',
  screens: [
    { path: `${customer}/customerList`, name: 'customerList', title: titles.customers, load: () => import('./list/CustomerList.tsx') },
    {
      path: `${customer}/customerDetail`,
      name: 'customerDetail',
      title: titles.customer,
      lastPagePath: `${customer}/customerList`,
      menuPath: `${customer}/customerList`,
      tabBy: ['Id'],
      load: () => import('./detail/CustomerDetail.tsx'),
    },
    {
      path: `${customer}/customerEdit`,
      name: 'customerEdit',
      title: titles.editCustomer,
      lastPagePath: `${customer}/customerList`,
      menuPath: `${customer}/customerList`,
      load: () => import('./edit/CustomerEdit.tsx'),
    },
    {
      path: `${customer}/customerSurvey`,
      name: 'customerSurvey',
      title: titles.customerSurvey,
      lastPagePath: `${customer}/customerList`,
      menuPath: `${customer}/customerList`,
      load: () => import('./survey/CustomerSurvey.tsx'),
    },
    {
      path: `${customer}/CustomerBusinessPersonnel`,
      name: 'customerBusinessPersonnel',
      title: titles.staff,
      load: () => import('./staff/CustomerBusinessPersonnel.tsx'),
    },
    { path: `${provider}/providerList`, name: 'providerList', title: titles.providers, load: () => import('./list/ProviderList.tsx') },
    {
      path: `${provider}/providerDetail`,
      name: 'providerDetail',
      title: titles.provider,
      lastPagePath: `${provider}/providerList`,
      menuPath: `${provider}/providerList`,
      tabBy: ['Id'],
      load: () => import('./detail/ProviderDetail.tsx'),
    },
    {
      path: `${provider}/providerEdit`,
      name: 'providerEdit',
      title: titles.editProvider,
      lastPagePath: `${provider}/providerList`,
      menuPath: `${provider}/providerList`,
      load: () => import('./edit/ProviderEdit.tsx'),
    },
    {
      path: `${provider}/providerSurvey`,
      name: 'providerSurvey',
      title: titles.providerSurvey,
      lastPagePath: `${provider}/providerList`,
      menuPath: `${provider}/providerList`,
      load: () => import('./survey/ProviderSurvey.tsx'),
    },
  ],
})
