import { customerPackingPages } from '@jst/contracts/packing'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'
import { applying } from './applying.tsx'

const lists = applying({
  title: () => names.application,
  name: 'slip-application',
  side: 'party',
  form: customerPackingPages.split,
})

/** 箱单申请: the customer's bookings of which boxes are left, and its applications. */
export const Screen = inLanguage(lists.Screen)
export const { preload } = lists
