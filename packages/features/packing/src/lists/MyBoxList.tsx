import { customerPackingPages, packingButtons } from '@jst/contracts/packing'
import { useApp, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { lazy, Suspense } from 'react'
import { bothKinds, KindSwitch } from '../both.tsx'
import { fleetSlips } from '../slips/FleetSlips.tsx'
import { titles } from '../titles.ts'
import { ListDetail, preloadList } from './ListDetail.tsx'
import { listList } from './listList.tsx'
import { NewListTool } from './NewListTool.tsx'

const path = customerPackingPages.mine
// the sheet is loaded when somebody edits
const GridPage = lazy(async () => ({ default: (await import('./GridPage.tsx')).GridPage }))
/** Hauliers have slips alone. */
function OwnSwitch() {
  const { pack } = packingButtons.party
  return useApp().permissions.allows(pack.path, pack.code) ? <KindSwitch /> : null
}
const both = bothKinds({
  slips: { Screen: () => <fleetSlips.Screen siblings={<OwnSwitch />} />, preload: fleetSlips.preload },
  lists: listList({
    title: titles.mine,
    name: 'packing-own',
    side: 'party',
    opens: path,
    events: ['submit', 'takeBack', 'void'],
    actions: () => <NewListTool side="party" opens={path} />,
    siblings: <OwnSwitch />,
  }),
})

/** 我的箱单: slips of the own company, and its packing lists; an address with a booking is their sheet, with an id one list. */
export function Screen() {
  const params = useScreenParams()
  const booking = Number(params.get('BookingId'))
  if (booking > 0)
    return (
      <Suspense fallback={null}>
        <GridPage bookingId={booking} list={path} />
      </Suspense>
    )
  return params.has('Id') ? <ListDetail list={path} /> : <both.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (!params.has('BookingId')) (params.has('Id') ? preloadList : both.preload)(app, location)
}
