import { packingPages } from '@jst/contracts/packing'
import { titles } from '../titles.ts'
import { SlipPage } from './SlipPage.tsx'

export { preloadSlip as preload } from './opened.ts'

/** 箱单预览: one slip as it is printed, with what happened to it. */
export function Screen() {
  return <SlipPage list={{ label: titles.slips, to: packingPages.slips }} />
}
