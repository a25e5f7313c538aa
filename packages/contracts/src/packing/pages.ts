/** Screens of the staff (spec §2.4, §2.8). 箱单 is the slip by which one empty box is picked up (设备交接单, EIR). */
export const packingPages = {
  audit: '/cargoManager/TrachManDataAudit',
  auditAll: '/cargoManager/TrachManDataAuditUniversal',
  issue: '/cargoManager/TrachManManager',
  issueAll: '/cargoManager/TrachManManagerUniversal',
  slips: '/cargoManager/TrachManData',
  messages: '/cargoManager/PackingMessages',
  channels: '/cargoManager/PackingChannels',
  mine: '/cargoManager/TrachManDataUniversal',
  preview: '/cargoManager/TrachPreview',
  apply: '/internal/ElectronicPacking/ApplyAudit',
  lists: '/internal/ElectronicPacking/Unpacking',
  log: '/internal/ElectronicPacking/OperatingRecord',
} as const

/** Screens of customers and of hauliers (spec §2.23). */
export const customerPackingPages = {
  slips: '/external/workbench/cargoManager/boxList',
  mine: '/external/workbench/cargoManager/myBoxList',
  application: '/external/workbench/cargoManager/application',
  split: '/external/workbench/cargoManager/splitDetail',
} as const

/** Page of the link of one slip, which its QR code holds, for drivers and gates without an account: `?Token=`. */
export const slipLinkPage = '/external/cargoManager/slip'

/** Buttons that several calls ask for. */
export const packingButtons = {
  staff: {
    apply: { path: packingPages.apply, code: 'apply' },
    approve: { path: packingPages.audit, code: 'approve' },
    return: { path: packingPages.audit, code: 'return' },
    issue: { path: packingPages.issue, code: 'issue' },
    change: { path: packingPages.issue, code: 'change' },
    report: { path: packingPages.issue, code: 'report' },
    send: { path: packingPages.issue, code: 'send' },
    pack: { path: packingPages.lists, code: 'pack' },
    checkList: { path: packingPages.lists, code: 'check' },
    print: { path: packingPages.slips, code: 'print' },
    export: { path: packingPages.slips, code: 'export' },
  },
  party: {
    apply: { path: customerPackingPages.application, code: 'apply' },
    /** Packing lists of the own company. */
    pack: { path: customerPackingPages.mine, code: 'pack' },
    packPrint: { path: customerPackingPages.mine, code: 'print' },
    packExport: { path: customerPackingPages.mine, code: 'export' },
    print: { path: customerPackingPages.slips, code: 'print' },
    export: { path: customerPackingPages.slips, code: 'export' },
    /** Of hauliers: driver, box, seal and times of their own slips, and the link for the driver. */
    fill: { path: customerPackingPages.mine, code: 'fill' },
  },
} as const
