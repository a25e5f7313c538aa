import { buttons, menus } from '../may.ts'

/** Menu entries of screens that call for shipping instructions (spec §2.20, §2.23), by task. */
export const siScreens = {
  /** Figures, and the records that are due. */
  desk: ['/workbench', '/tdManage/workbench', '/external/workbench'],
  /** Fill in, submit, amend. */
  editor: ['/external/workbench/siSubmit', '/tdManage/siCreator', '/tdManage/siMake', '/tdManage/siMakeTd'],
  /** One record after the other. The page of the review belongs to the queue (`menuPath` of its screen). */
  review: ['/tdManage/siCheck', '/tdManage/siAudit', '/tdManage/siDetail'],
  lists: ['/tdManage/siDataList', '/tdManage/internalSiList', '/external/workbench/SISubimtList'],
  /** Orders without an instruction, and the queue, where their cut-off is maintained. */
  orders: ['/external/workbench', '/external/workbench/SISubimtList', '/tdManage/siCheck'],
  logs: ['/tdManage/siSubmitLog', '/external/workbench/siSubmitLog', '/external/workbench/SILogs'],
  templates: ['/external/workbench/siTemplate'],
} as const

/** Screens that show the history of records. */
export const siHistoryReaders = menus(...siScreens.logs, ...siScreens.editor, ...siScreens.review)

/** Buttons of the moves of a record. */
export const siButtons = {
  submit: { path: '/external/workbench/siSubmit', code: 'submit' },
  submitForCustomer: { path: '/tdManage/siCreator', code: 'submit' },
  audit: { path: '/tdManage/siAudit', code: 'audit' },
  withdraw: { path: '/external/workbench/siSubmit', code: 'withdraw' },
  sendDraft: { path: '/tdManage/siMakeTd', code: 'send' },
  confirm: { path: '/external/workbench/siSubmit', code: 'confirm' },
  issue: { path: '/tdManage/siMakeTd', code: 'issue' },
  void: { path: '/tdManage/siAudit', code: 'void' },
} as const

/** Submitting on either side: of a customer, or of its operator on its behalf. */
export const submitButtons = buttons(siButtons.submit, siButtons.submitForCustomer)
/** The buttons of `siStates.moveButtons`, without the words of the states: a call of a move carries these alone. */
export const siMoves = buttons(siButtons.audit, siButtons.withdraw, siButtons.sendDraft, siButtons.confirm, siButtons.issue, siButtons.void)

/** Files of a record leave on either side: bill, containers, exchange formats. Screens ask for the same to show their buttons. */
export const siFileButtons = [
  { path: '/tdManage/siDetail', code: 'export' },
  { path: '/external/workbench/siSubmit', code: 'download' },
] as const
