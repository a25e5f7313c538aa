import { listDocument, packingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { NumberRuleTool } from '@jst/feature-kit/document'
import { Suspense } from 'react'
import { titles } from '../titles.ts'
import { GridPage, ListDetail, preloadList } from './opened.tsx'
import { listList } from './listList.tsx'
import { NewListTool } from './NewListTool.tsx'

const list = listList({
  title: titles.lists,
  name: 'packing-lists',
  side: 'staff',
  opens: packingPages.lists,
  events: ['submit', 'send', 'accept', 'return', 'void'],
  opensWith: '?Stage=draft',
  sort: 'Due',
  actions: () => (
    <>
      <NewListTool side="staff" opens={packingPages.lists} />
      <NumberRuleTool document={listDocument} />
    </>
  ),
})

/** 我的待装箱单: packing lists to fill, check and send; an address with a booking is its sheet, with an id one list. */
export function Screen() {
  const params = useScreenParams()
  const booking = Number(params.get('BookingId'))
  if (booking <= 0 && !params.has('Id')) return <list.Screen />
  return (
    <Suspense fallback={null}>
      {booking > 0 ? <GridPage bookingId={booking} list={packingPages.lists} /> : <ListDetail list={packingPages.lists} />}
    </Suspense>
  )
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (!params.has('BookingId')) (params.has('Id') ? preloadList : list.preload)(app, location)
}
