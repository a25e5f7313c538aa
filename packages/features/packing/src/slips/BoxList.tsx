import { customerPackingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Suspense } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'
import { slipList } from './slipList.tsx'
import { OpenedSlip, preloadSlip } from './opened.ts'

const list = slipList({ title: () => names.own, name: 'slips-own', side: 'party' })

/** 箱单列表: the customer's slips; an address with an id is one of them. */
export const Screen = inLanguage(function BoxList() {
  if (!useScreenParams().has('Id')) return <list.Screen />
  return (
    <Suspense fallback={<section className="jst-section" aria-busy="true" />}>
      <OpenedSlip list={{ label: names.own, to: customerPackingPages.slips }} />
    </Suspense>
  )
})
export const preload: NonNullable<ScreenModule['preload']> = (app, location) =>
  (new URLSearchParams(location.search).has('Id') ? preloadSlip : list.preload)(app, location)
