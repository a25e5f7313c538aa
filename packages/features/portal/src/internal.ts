import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const portalInternal = defineFeature({
  area: 'portal',
  screens: [
    {
      path: '/system/HomePageManagement/RecommendedPort',
      name: 'recommendedPort',
      title: titles.recommendedPort,
      load: () => import('./lists/RecommendedPort.tsx'),
    },
    {
      path: '/system/HomePageManagement/RecommendedFreightDms',
      name: 'recommendedFreightDms',
      title: titles.recommendedFreightDms,
      load: () => import('./lists/RecommendedFreightDms.tsx'),
    },
    { path: '/Portal/NewsManagement', name: 'newsManagement', title: titles.news, load: () => import('./contents/NewsManagement.tsx') },
    {
      path: '/Portal/NewsInfo',
      name: 'newsInfo',
      title: titles.newsInfo,
      menuPath: '/Portal/NewsManagement',
      tabBy: ['Id'],
      load: () => import('./contents/NewsInfo.tsx'),
    },
    {
      path: '/Portal/Announcement',
      name: 'announcement',
      title: titles.announcements,
      tabBy: ['Id'],
      load: () => import('./contents/Announcement.tsx'),
    },
    {
      path: '/Portal/RecruitmentManagement',
      name: 'recruitment',
      title: titles.jobs,
      tabBy: ['Id'],
      load: () => import('./contents/RecruitmentManagement.tsx'),
    },
    {
      path: '/Portal/ProductService',
      name: 'productService',
      title: titles.services,
      tabBy: ['Id'],
      load: () => import('./contents/ProductService.tsx'),
    },
    {
      path: '/Portal/OurAddress',
      name: 'ourAddress',
      title: titles.offices,
      tabBy: ['Id'],
      load: () => import('./contents/OurAddress.tsx'),
    },
    {
      path: '/Portal/ShipLetterMaintain',
      name: 'shipLetters',
      title: titles.letters,
      tabBy: ['Id'],
      load: () => import('./contents/ShipLetterMaintain.tsx'),
    },
    {
      path: '/Portal/ShipTableMaintain',
      name: 'shipTables',
      title: titles.shipTables,
      tabBy: ['Id'],
      load: () => import('./contents/ShipTableMaintain.tsx'),
    },
    { path: '/Portal/Setqymh', name: 'siteAddress', title: titles.siteAddress, load: () => import('./site-parts/Setqymh.tsx') },
    { path: '/Portal/websiteConfig', name: 'siteConfig', title: titles.siteConfig, load: () => import('./site-parts/WebsiteConfig.tsx') },
    { path: '/Portal/Home', name: 'siteHome', title: titles.siteHome, load: () => import('./site-parts/SiteHome.tsx') },
    {
      path: '/Portal/EnterpriseInformation',
      name: 'siteProfile',
      title: titles.siteProfile,
      load: () => import('./site-parts/EnterpriseInformation.tsx'),
    },
    {
      path: '/Portal/CustomerEnterpriseInformation',
      name: 'customerSiteProfile',
      title: titles.customerProfile,
      load: () => import('./site-parts/CustomerEnterpriseInformation.tsx'),
    },
    {
      path: '/Portal/FloatingWindow',
      name: 'siteFloating',
      title: titles.siteFloating,
      load: () => import('./site-parts/FloatingWindow.tsx'),
    },
  ],
})
