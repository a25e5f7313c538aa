import { entityButtons } from '@jst/contracts/entity'
import { manifestPages } from '@jst/contracts/manifest'
import type { Menus } from './menus.ts'

const lists = ['view', 'export'] as const
const pages: Menus = {
  [manifestPages.submitInfo]: [],
  [manifestPages.submitFails]: lists,
  [manifestPages.verifyInfo]: [],
  [manifestPages.verifyFails]: lists,
  [manifestPages.sendInfo]: [],
  [manifestPages.sendFails]: lists,
  [manifestPages.sendFailInfo]: [],
  [manifestPages.amendInfo]: [],
  [manifestPages.tracks]: lists,
  [manifestPages.trackInfo]: [],
}
/** To enter filings, and to follow them. */
export const manifestWorking: Menus = {
  ...pages,
  [manifestPages.submits]: ['view', 'write', 'export'],
  [manifestPages.create]: [],
  [manifestPages.edit]: [],
  [manifestPages.templates]: ['view', 'edit'],
  [manifestPages.templateEdit]: [],
}
/** To verify, send, change and delete filings. */
export const manifestKeeping: Menus = {
  ...manifestWorking,
  [manifestPages.submits]: ['view', 'write', 'late', 'export', 'number'],
  [manifestPages.verifies]: ['view', 'verify', 'export'],
  [manifestPages.sends]: ['view', 'send', 'amend', 'export'],
  [manifestPages.uploads]: ['view', 'download', 'resend', 'answer'],
  [manifestPages.amend]: [],
  [manifestPages.remarks]: ['view'],
  [manifestPages.configs]: ['view', 'test'],
  [manifestPages.configInfo]: [],
}
/** To set up agents and gateways, and to explain receipts. */
export const gatewayKeeping: Menus = {
  [manifestPages.configs]: [...entityButtons, 'test'],
  [manifestPages.configEdit]: [],
  [manifestPages.remarks]: entityButtons,
}
