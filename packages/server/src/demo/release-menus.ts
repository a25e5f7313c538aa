import { entityButtons, statedButtons } from '@jst/contracts/entity'
import { releasePages } from '@jst/contracts/release'
import type { Menus } from './menus.ts'

/** To apply for release: applications, receivers and their addresses, which a colleague verifies. */
export const releaseWorking: Menus = {
  [releasePages.apply]: ['view', 'add', 'edit', 'apply'],
  [releasePages.applications]: ['view', 'export'],
  [releasePages.risk]: ['view'],
  [releasePages.receivers]: ['view', 'add', 'edit'],
  [releasePages.addresses]: ['view', 'add', 'edit'],
  [releasePages.returns]: ['view', 'count', 'add', 'edit', 'print', 'export'],
  [releasePages.nonOriginals]: ['view', 'print', 'send', 'download'],
}
/** To decide on applications and release papers, with the guarantees of customers. */
export const releaseKeeping: Menus = {
  [releasePages.apply]: [...statedButtons, 'apply', 'number'],
  [releasePages.applications]: ['view', 'export'],
  [releasePages.risk]: ['view'],
  [releasePages.checks]: ['view', 'export', 'release'],
  [releasePages.guarantees]: [...statedButtons, 'ask', 'decide', 'number'],
  [releasePages.receivers]: [...entityButtons],
  [releasePages.addresses]: [...statedButtons, 'verify', 'number'],
  [releasePages.risks]: [...entityButtons],
  [releasePages.rules]: [...entityButtons],
  [releasePages.approvers]: ['view', 'edit'],
  [releasePages.settings]: [...entityButtons],
  [releasePages.returns]: [...statedButtons, 'count', 'accept', 'print', 'number'],
  [releasePages.nonOriginals]: [...entityButtons, 'print', 'send', 'download', 'resend', 'answer', 'test'],
}
