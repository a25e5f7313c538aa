import { customerPackingPages, packingPages } from '@jst/contracts/packing'
import { entityButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

/** Slips: to check, issue and follow. */
export const packingKeeping: Menus = {
  [packingPages.audit]: ['view', 'approve', 'return', 'export', 'number'],
  [packingPages.issue]: [...entityButtons, 'issue', 'change', 'report', 'send', 'number'],
  [packingPages.slips]: ['view', 'print', 'export'],
  [packingPages.preview]: [],
  [packingPages.apply]: ['view', 'apply', 'export'],
}
/** To apply for slips of own customers, and to look them up. */
export const packingWorking: Menus = {
  [packingPages.slips]: ['view', 'print'],
  [packingPages.preview]: [],
  [packingPages.apply]: ['view', 'apply'],
}
export const packingReading: Menus = {
  [packingPages.slips]: ['view', 'print', 'export'],
  [packingPages.preview]: [],
}
/** Of hauliers: their own slips. */
export const fleetWorking: Menus = {
  [customerPackingPages.mine]: ['view', 'fill'],
}
