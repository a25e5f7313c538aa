import { defineDocument } from '../document/document.ts'
import { siScreens } from '../si/menus.ts'

/** A cargo order as part of a shipment. Its page is the editor of its shipping instructions. */
export const cargoOrderDocument = defineDocument({
  kind: 'cargoOrder',
  zh: '委托',
  en: 'Cargo order',
  reads: [...siScreens.orders, ...siScreens.editor],
  writes: { path: '/tdManage/siCheck', code: 'edit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  page: '/tdManage/siMake',
  partyPage: '/external/workbench/siSubmit',
  fields: { SiDeadline: { zh: '截单时间', en: 'SI cut-off' }, Remark: { zh: '备注', en: 'Remark' } },
  events: {
    booked: { zh: '放舱后生成委托', tone: 'green' },
    deadline: { zh: '调整截单时间', tone: 'orange' },
    lateAsked: { zh: '申请晚补料', tone: 'orange' },
    lateGranted: { zh: '同意晚补料', tone: 'green' },
    lateRefused: { zh: '不同意晚补料', tone: 'red' },
  },
  shipment: { from: ['booking'], heard: ['si/changed'] },
})
