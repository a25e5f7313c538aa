import { defineParties, type PartyReader } from '../document/parties/parties.ts'
import { siScreens } from './menus.ts'

/** Party fields of a bill that the address book fills. A submission stores their texts unchanged. */
export const siParties = {
  kind: 'si',
  reads: siScreens.editor,
  writes: { path: '/tdManage/siCreator', code: 'submit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  parties: defineParties({
    consignor: { zh: '发货人', en: 'Shipper', use: 'shipper', required: true },
    consignee: { zh: '收货人', en: 'Consignee', use: 'consignee', required: true },
    notifier1: { zh: '通知人', en: 'Notify party', use: 'notify' },
    notifier2: { zh: '第二通知人', en: 'Second notify party', use: 'notify' },
    notifier3: { zh: '第三通知人', en: 'Third notify party', use: 'notify' },
  }),
} as const satisfies PartyReader
