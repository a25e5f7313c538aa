import { listDocument, packingPages } from '@jst/contracts/packing'
import { useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { NumberRuleTool } from '@jst/feature-kit/document'
import { lazy, Suspense } from 'react'
import { titles } from '../titles.ts'
import { ListDetail, preloadList } from './ListDetail.tsx'
import { listList } from './listList.tsx'
import { NewListTool } from './NewListTool.tsx'

// the sheet is loaded when somebody edits
const GridPage = lazy(async () => ({ default: (await import('./GridPage.tsx')).GridPage }))
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
  if (booking > 0)
    return (
      <Suspense fallback={null}>
        <GridPage bookingId={booking} list={packingPages.lists} />
      </Suspense>
    )
  return params.has('Id') ? <ListDetail list={packingPages.lists} /> : <list.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (!params.has('BookingId')) (params.has('Id') ? preloadList : list.preload)(app, location)
}
