/** Screens of bills that are made up (spec §2.13, §2.23). */
export const billPages = {
  house: '/MakeOrderBusiness/HBLMake',
  master: '/MakeOrderBusiness/MBLMake',
  own: '/external/workbench/dsView',
} as const

const buttonsAt = <const P extends string>(path: P) =>
  ({
    add: { path, code: 'add' },
    edit: { path, code: 'edit' },
    send: { path, code: 'send' },
    lock: { path, code: 'lock' },
    /** Papers leave as files: drafts, copies, originals. */
    print: { path, code: 'export' },
    layout: { path, code: 'layout' },
    number: { path, code: 'number' },
  }) as const

/** Buttons by kind of bill. */
export const billButtons = { houseBill: buttonsAt(billPages.house), masterBill: buttonsAt(billPages.master) } as const
export type BillKind = keyof typeof billButtons
