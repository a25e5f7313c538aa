import { customerPackingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { titles } from '../titles.ts'
import { slipList } from './slipList.tsx'
import { preloadSlip, SlipPage } from './SlipPage.tsx'

const list = slipList({ title: titles.own, name: 'slips-own', side: 'party' })

/** 箱单列表: the customer's slips; an address with an id is one of them. */
export function Screen() {
  return useScreenParams().has('Id') ? <SlipPage list={{ label: titles.own, to: customerPackingPages.slips }} /> : <list.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (new URLSearchParams(location.search).has('Id') ? preloadSlip : list.preload)(app, location)
