/** Screens of release (spec §2.14). */
export const releasePages = {
  apply: '/orderApply/apply/orderApply',
  applications: '/orderApply/apply/applyLogs',
  risk: '/orderApply/apply/OrderApplyCheck',
  checks: '/orderApply/check/checkLogs',
  guarantees: '/orderApply/guaranteeAmount',
  approvers: '/orderApply/approverSetting',
  settings: '/orderApply/systemSetting',
  receivers: '/orderApply/receiverMaintain',
  addresses: '/orderApply/authennAddressMaintain',
  risks: '/orderApply/RiskInformationSetting',
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
} as const
