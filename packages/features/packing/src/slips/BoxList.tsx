import { customerPackingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Suspense } from 'react'
import { titles } from '../titles.ts'
import { slipList } from './slipList.tsx'
import { OpenedSlip, preloadSlip } from './opened.ts'

const list = slipList({ title: titles.own, name: 'slips-own', side: 'party' })

/** 箱单列表: the customer's slips; an address with an id is one of them. */
export function Screen() {
  if (!useScreenParams().has('Id')) return <list.Screen />
  return (
    <Suspense fallback={<section className="jst-section" aria-busy="true" />}>
      <OpenedSlip list={{ label: titles.own, to: customerPackingPages.slips }} />
    </Suspense>
  )
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (new URLSearchParams(location.search).has('Id') ? preloadSlip : list.preload)(app, location)
