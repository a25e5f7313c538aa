import { customerPackingPages, packingPages } from '@jst/contracts/packing'
import { entityButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

const readsBoth = { [packingPages.mine]: ['view', 'export'], [packingPages.log]: ['view', 'export'] }
/** Slips and packing lists: to check, issue and follow. */
export const packingKeeping: Menus = {
  ...readsBoth,
  [packingPages.auditAll]: ['view', 'export'],
  [packingPages.issueAll]: ['view', 'export'],
  [packingPages.lists]: ['view', 'pack', 'check', 'print', 'export', 'number'],
  [packingPages.audit]: ['view', 'approve', 'return', 'export', 'number'],
  [packingPages.issue]: [...entityButtons, 'issue', 'change', 'report', 'send', 'number'],
  [packingPages.slips]: ['view', 'print', 'export'],
  [packingPages.preview]: [],
  [packingPages.messages]: ['view', 'download', 'resend', 'answer'],
  [packingPages.channels]: ['view', 'test'],
  [packingPages.apply]: ['view', 'apply', 'export'],
}
/** To set up how depots and terminals are reached. */
export const depotKeeping: Menus = { [packingPages.channels]: [...entityButtons, 'test'] }

/** To apply for slips of own customers, and to look them up. */
export const packingWorking: Menus = {
  ...readsBoth,
  [packingPages.lists]: ['view', 'pack', 'print', 'export'],
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
