import { customerPackingPages } from '@jst/contracts/packing'
import { titles } from '../titles.ts'
import { applying } from './applying.tsx'

/** 箱单申请: the customer's bookings of which boxes are left, and its applications. */
export const { Screen, preload } = applying({
  title: titles.application,
  name: 'slip-application',
  side: 'party',
  form: customerPackingPages.split,
})
