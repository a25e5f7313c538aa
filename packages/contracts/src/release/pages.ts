/** Screens of release (spec §2.14). */
export const releasePages = {
  apply: '/orderApply/apply/orderApply',
  applications: '/orderApply/apply/applyLogs',
  risk: '/orderApply/apply/OrderApplyCheck',
  checks: '/orderApply/check/checkLogs',
  guarantees: '/orderApply/guaranteeAmount',
  rules: '/orderApply/checkSetting',
  approvers: '/orderApply/approverSetting',
  settings: '/orderApply/systemSetting',
  receivers: '/orderApply/receiverMaintain',
  addresses: '/orderApply/authennAddressMaintain',
  risks: '/orderApply/RiskInformationSetting',
  returns: '/orderApply/DocumentSignBack',
  nonOriginals: '/orderApply/NonOriginalDocuments',
} as const
/** Screens of customers. */
export const customerReleasePages = {
  letters: '/external/workbench/letterOfGuarantee',
  letter: '/external/workbench/letterOfGuaranteeDetail',
} as const

/** Buttons that several calls ask for. */
export const releaseButtons = {
  apply: { path: releasePages.apply, code: 'apply' },
  /** To sign and release what was agreed, hold and hand over. */
  release: { path: releasePages.checks, code: 'release' },
  asksLimit: { path: releasePages.guarantees, code: 'ask' },
  decidesLimit: { path: releasePages.guarantees, code: 'decide' },
  writesAddress: { path: releasePages.addresses, code: 'edit' },
  verifies: { path: releasePages.addresses, code: 'verify' },
  settings: { path: releasePages.settings, code: 'edit' },
  approvers: { path: releasePages.approvers, code: 'edit' },
  /** To count papers in, and to put them away. */
  counts: { path: releasePages.returns, code: 'count' },
  /** To make letters and to hand in their sealed copies; others accept them. */
  writesLetters: { path: releasePages.returns, code: 'edit' },
  acceptsLetters: { path: releasePages.returns, code: 'accept' },
  printsLetters: { path: releasePages.returns, code: 'print' },
  /** To print surrendered copies, and to send releases to agents. */
  prints: { path: releasePages.nonOriginals, code: 'print' },
  sends: { path: releasePages.nonOriginals, code: 'send' },
} as const
