import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const masterInternal = defineFeature({
  area: 'master',
  screens: [
    {
      path: '/BasicData/ShippingCompany',
      name: 'shippingCompany',
      title: titles.carriers,
      load: () => import('./basic/ShippingCompany.tsx'),
    },
    { path: '/BasicData/GlobleHaven', name: 'globleHaven', title: titles.ports, load: () => import('./basic/GlobleHaven.tsx') },
    { path: '/BasicData/Wharf', name: 'wharf', title: titles.terminals, load: () => import('./basic/Wharf.tsx') },
    { path: '/BasicData/CostName', name: 'costName', title: titles.charges, load: () => import('./basic/CostName.tsx') },
    { path: '/BasicData/Cur', name: 'cur', title: titles.currencies, load: () => import('./basic/Cur.tsx') },
    { path: '/BasicData/Line', name: 'line', title: titles.lanes, load: () => import('./basic/Line.tsx') },
    {
      path: '/DataMaintenance/BasicDataMapping',
      name: 'basicDataMapping',
      title: titles.mapping,
      load: () => import('./mapping/BasicDataMapping.tsx'),
    },
    {
      path: '/DataMaintenance/FreightRateMaintenance/ShipCompany',
      name: 'rateShipCompany',
      title: titles.rateCarriers,
      load: () => import('./maintenance/ShipCompany.tsx'),
    },
    {
      path: '/DataMaintenance/FreightRateMaintenance/wharfmaintain',
      name: 'rateWharf',
      title: titles.rateTerminals,
      aliases: ['/DataMaintenance/wharfmaintain'],
      load: () => import('./maintenance/WharfMaintain.tsx'),
    },
    {
      path: '/DataMaintenance/FreightRateMaintenance/surchargetype',
      name: 'surchargeType',
      title: titles.surchargeTypes,
      aliases: ['/DataMaintenance/surchargetype'],
      load: () => import('./maintenance/SurchargeTypes.tsx'),
    },
    {
      path: '/DataMaintenance/FreightRateMaintenance/linemaintain',
      name: 'rateLine',
      title: titles.rateLanes,
      aliases: ['/DataMaintenance/linemaintain'],
      load: () => import('./maintenance/LineMaintain.tsx'),
    },
    {
      path: '/DataMaintenance/FreightRateMaintenance/portmaintain',
      name: 'ratePort',
      title: titles.ratePorts,
      aliases: ['/DataMaintenance/portmaintain'],
      load: () => import('./maintenance/PortMaintain.tsx'),
    },
    { path: '/DataMaintenance/Linecode', name: 'lineCode', title: titles.services, load: () => import('./maintenance/LineCodes.tsx') },
    {
      path: '/DataMaintenance/ShipAgency',
      name: 'shipAgency',
      title: titles.shipAgencies,
      load: () => import('./maintenance/ShipAgency.tsx'),
    },
    {
      path: '/DataMaintenance/OrderAgency',
      name: 'orderAgency',
      title: titles.orderAgencies,
      load: () => import('./maintenance/OrderAgency.tsx'),
    },
    {
      path: '/DataMaintenance/Shipmaintain',
      name: 'shipMaintain',
      title: titles.vessels,
      load: () => import('./maintenance/ShipMaintain.tsx'),
    },
    { path: '/DataMaintenance/BookCodes', name: 'bookCodes', title: titles.bookCodes, load: () => import('./maintenance/BookCodes.tsx') },
    { path: '/DataMaintenance/BillCode', name: 'billCode', title: titles.billCodes, load: () => import('./maintenance/BillCode.tsx') },
    {
      path: '/DataMaintenance/AnswerCodes',
      name: 'answerCodes',
      title: titles.answerCodes,
      load: () => import('./maintenance/AnswerCodes.tsx'),
    },
  ],
})
