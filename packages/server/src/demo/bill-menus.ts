import { billPages } from '@jst/contracts/bills'
import { statedButtons } from '@jst/contracts/entity'
import type { Menus } from './menus.ts'

const all = [...statedButtons, 'send', 'lock', 'layout', 'number'] as const
/** To make bills up, to lock and to print them, and to keep their layouts. */
export const billKeeping: Menus = { [billPages.house]: all, [billPages.master]: all }
/** To read bills and how they were printed. */
export const billReading: Menus = { [billPages.house]: ['view'], [billPages.master]: ['view'] }
