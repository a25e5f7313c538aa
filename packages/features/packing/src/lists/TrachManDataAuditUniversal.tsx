import { packingPages } from '@jst/contracts/packing'
import { applicationList, deskViews } from '../applications/applicationList.tsx'
import { bothKinds, KindSwitch } from '../both.tsx'
import { titles } from '../titles.ts'
import { checkViews, listList } from './listList.tsx'

/** 箱单审核（通用）: applications for slips and packing lists that wait for the desk. */
export const { Screen, preload } = bothKinds({
  slips: applicationList({
    title: titles.auditAll,
    name: 'audit-slips',
    side: 'staff',
    events: ['approve', 'return'],
    more: { opensWith: '?Stage=submitted', sort: 'Due', views: deskViews(), siblings: <KindSwitch /> },
  }),
  lists: listList({
    title: titles.auditAll,
    name: 'audit-lists',
    side: 'staff',
    opens: packingPages.lists,
    events: ['send', 'return', 'grantChange', 'refuseChange'],
    sort: 'Due',
    views: checkViews(),
    siblings: <KindSwitch />,
  }),
})
