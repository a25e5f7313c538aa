import { entityButtons, statedButtons } from '@jst/contracts/entity'
import { releasePages } from '@jst/contracts/release'
import type { Menus } from './menus.ts'

/** Release of bills: to keep. */
export const releaseKeeping: Menus = {
  [releasePages.receivers]: [...entityButtons],
  [releasePages.addresses]: [...statedButtons, 'verify', 'number'],
  [releasePages.risks]: [...entityButtons],
}
/** To prepare papers: receivers and their addresses, which a colleague verifies. */
export const releaseWorking: Menus = {
  [releasePages.receivers]: ['view', 'add', 'edit'],
  [releasePages.addresses]: ['view', 'add', 'edit'],
}
