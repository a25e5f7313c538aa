import { buttons, type ButtonPermission } from '../../may.ts'

/** Screens of the area, whose buttons open the calls (spec §2.6). */
export const longTermPath = '/DataMaintenance/ShipSchedulemaintain'
export const liveScreenPath = '/DataMaintenance/ScheduleMaintenance'

export const longTerm = (code: string): ButtonPermission => ({ path: longTermPath, code })
export const live = (code: string): ButtonPermission => ({ path: liveScreenPath, code })
/** Right to read one of the two screens. */
export const lookers = buttons(longTerm('view'), live('view'))

/** Rows that lists count one by one; beyond it they say “more than”. */
export const mostCounted = 1_000
