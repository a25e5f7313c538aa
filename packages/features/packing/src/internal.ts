import { defineFeature } from '@jst/feature-kit'
import { titles } from './titles.ts'

export const packingInternal = defineFeature({
  area: 'packing',
  screens: [
    {
      path: '/cargoManager/TrachManDataAudit',
      name: 'slipAudit',
      title: titles.audit,
      keepAlive: true,
      load: () => import('./applications/TrachManDataAudit.tsx'),
    },
    {
      path: '/cargoManager/TrachManManager',
      name: 'slipIssue',
      title: titles.issue,
      keepAlive: true,
      load: () => import('./slips/TrachManManager.tsx'),
    },
    {
      path: '/cargoManager/TrachManData',
      name: 'slips',
      title: titles.slips,
      keepAlive: true,
      load: () => import('./slips/TrachManData.tsx'),
    },
    {
      path: '/cargoManager/TrachPreview',
      name: 'slipPreview',
      title: titles.preview,
      keepAlive: true,
      lastPagePath: '/cargoManager/TrachManData',
      menuPath: '/cargoManager/TrachManData',
      tabBy: ['Id'],
      load: () => import('./slips/TrachPreview.tsx'),
    },
    {
      path: '/cargoManager/PackingMessages',
      name: 'packingMessages',
      title: titles.messages,
      load: () => import('./channels/PackingMessages.tsx'),
    },
    {
      path: '/cargoManager/PackingChannels',
      name: 'packingChannels',
      title: titles.channels,
      load: () => import('./channels/PackingChannels.tsx'),
    },
    {
      path: '/internal/ElectronicPacking/ApplyAudit',
      name: 'slipApply',
      title: titles.apply,
      tabBy: ['Id', 'BookingId'],
      load: () => import('./applications/ApplyAudit.tsx'),
    },
    {
      path: '/cargoManager/TrachManDataAuditUniversal',
      name: 'auditBoth',
      title: titles.auditAll,
      keepAlive: true,
      load: () => import('./lists/TrachManDataAuditUniversal.tsx'),
    },
    {
      path: '/cargoManager/TrachManManagerUniversal',
      name: 'issueBoth',
      title: titles.issueAll,
      keepAlive: true,
      load: () => import('./lists/TrachManManagerUniversal.tsx'),
    },
    {
      path: '/cargoManager/TrachManDataUniversal',
      name: 'mineBoth',
      title: titles.mine,
      keepAlive: true,
      load: () => import('./lists/TrachManDataUniversal.tsx'),
    },
    {
      path: '/internal/ElectronicPacking/Unpacking',
      name: 'packingLists',
      title: titles.lists,
      tabBy: ['Id', 'BookingId'],
      load: () => import('./lists/Unpacking.tsx'),
    },
    {
      path: '/internal/ElectronicPacking/OperatingRecord',
      name: 'packingLog',
      title: titles.log,
      load: () => import('./lists/OperatingRecord.tsx'),
    },
  ],
})
