import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const companyInternal = defineFeature({
  area: 'company',
  screens: [
    { path: '/system/employee/list', name: 'employeeList', title: titles.staff, load: () => import('./staff/StaffList.tsx') },
    {
      path: '/system/StuffEdit',
      name: 'stuffEdit',
      title: titles.staffEdit,
      lastPagePath: '/system/employee/list',
      menuPath: '/system/employee/list',
      load: () => import('./staff/StaffEdit.tsx'),
    },
    {
      path: '/system/CompanyApplication',
      name: 'companyApplication',
      title: titles.applications,
      load: () => import('./audit/CompanyApplication.tsx'),
    },
    {
      path: '/system/CurrentCompanyDetail',
      name: 'currentCompanyDetail',
      title: titles.record,
      load: () => import('./record/CompanyDetail.tsx'),
    },
    {
      path: '/system/company/editCompanyInfo',
      name: 'editCompanyInfo',
      title: titles.recordEdit,
      lastPagePath: '/system/CurrentCompanyDetail',
      menuPath: '/system/CurrentCompanyDetail',
      load: () => import('./record/CompanyEdit.tsx'),
    },
    {
      path: '/system/company/CreateCompany',
      name: 'createCompany',
      title: titles.create,
      load: () => import('./record/CreateCompany.tsx'),
    },
    { path: '/system/CompanyAudit', name: 'companyAudit', title: titles.audit, load: () => import('./audit/CompanyAudit.tsx') },
    {
      path: '/system/CompanyAuditFinish',
      name: 'companyAuditFinish',
      title: titles.finished,
      load: () => import('./audit/CompanyAuditFinish.tsx'),
    },
  ],
})
