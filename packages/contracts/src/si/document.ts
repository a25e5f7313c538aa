import { defineCharges } from '../document/charges/charges.ts'
import { defineDocument } from '../document/document.ts'
import { definePrint } from '../document/prints.ts'
import { siChannels } from './carrier/channels.ts'
import { siFileButtons, siHistoryReaders, siScreens } from './menus.ts'
import { siEventTable } from './states.ts'

const [onDetail, onSubmit] = siFileButtons

/**
 * A shipping instruction as people work on it together: its files, its bill as numbered copies, and what is said of it, on each side and between
 * them. Its states and drafts are its own (`siStates`). A step keeps the whole record, and is an
 * event of the timeline.
 */
export const siDocument = defineDocument({
  kind: 'si',
  zh: '补料',
  en: 'Shipping instruction',
  reads: [...siScreens.editor, ...siScreens.review, ...siScreens.lists],
  writes: { path: '/tdManage/siAudit', code: 'audit' },
  partyWrites: { path: '/external/workbench/siSubmit', code: 'submit' },
  page: '/tdManage/siDetail',
  partyPage: '/external/workbench/siSubmit',
  fields: {},
  events: {
    ...siEventTable,
    carrierSent: { zh: '发送船公司', tone: 'blue' },
    carrierAnswered: { zh: '船公司回执', tone: 'green' },
    carrierFailed: { zh: '发送船公司失败', tone: 'red' },
  },
  channels: siChannels,
  files: {
    booking: { zh: '托书', en: 'Booking note', audience: 'customer' },
    cargo: { zh: '装箱单与发票', en: 'Packing list and invoice', audience: 'customer' },
    dangerous: { zh: '危险品申报单', en: 'Dangerous goods declaration', audience: 'customer' },
    msds: { zh: 'MSDS', en: 'Safety data sheet', audience: 'customer' },
    credit: { zh: '信用证', en: 'Documentary credit', audience: 'customer' },
    guarantee: { zh: '保函', en: 'Letter of guarantee', audience: 'customer', accepts: ['pdf', 'png', 'jpg', 'webp', 'docx'] },
    carrier: { zh: '船公司文件', en: 'Carrier papers', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'customer' },
  },
  charges: {
    /** Fees of the bill itself, such as 改单费 and 电放费. */
    fees: defineCharges({ zh: '单证费用', en: 'Document fees', audience: 'customer', bases: ['B', 'S', 'C'], round: 'line' }),
  },
  prints: { bill: definePrint({ zh: '提单样单', en: 'Draft bill of lading', button: onDetail, party: onSubmit }) },
  desk: {
    works: { path: '/tdManage/siAudit', code: 'audit' },
    claims: { path: '/tdManage/siCheck', code: 'claim' },
    assigns: { path: '/tdManage/siCheck', code: 'assign' },
    holds: 30,
    mine: '/tdManage/siCheck?Claim=mine',
  },
  versions: { may: siHistoryReaders, withdrawing: ['withdraw', 'void'] },
  shipment: { from: ['cargoOrder'], heard: ['si/changed'] },
})
