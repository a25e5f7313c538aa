import { customerPackingPages, packingButtons } from '@jst/contracts/packing'
import { useApp, useScreenParams, type ScreenModule } from '@jst/feature-kit'
import { Suspense } from 'react'
import { bothKinds, KindSwitch } from '../both.tsx'
import { fleetSlips } from '../slips/FleetSlips.tsx'
import { inLanguage } from '../inLanguage.ts'
import { names } from '../names.ts'
import { GridPage, ListDetail, preloadList } from './opened.tsx'
import { listList } from './listList.tsx'
import { NewListTool } from './NewListTool.tsx'

const path = customerPackingPages.mine
/** Hauliers have slips alone. */
function OwnSwitch() {
  const { pack } = packingButtons.party
  return useApp().permissions.allows(pack.path, pack.code) ? <KindSwitch /> : null
}
const both = bothKinds({
  slips: { Screen: () => <fleetSlips.Screen siblings={<OwnSwitch />} />, preload: fleetSlips.preload },
  lists: listList({
    title: () => names.mine,
    name: 'packing-own',
    side: 'party',
    opens: path,
    events: ['submit', 'takeBack', 'void'],
    actions: () => <NewListTool side="party" opens={path} />,
    siblings: <OwnSwitch />,
  }),
})

/** 我的箱单: slips of the own company, and its packing lists; an address with a booking is their sheet, with an id one list. */
export const Screen = inLanguage(function MyBoxList() {
  const params = useScreenParams()
  const booking = Number(params.get('BookingId'))
  if (booking <= 0 && !params.has('Id')) return <both.Screen />
  return <Suspense fallback={null}>{booking > 0 ? <GridPage bookingId={booking} list={path} /> : <ListDetail list={path} />}</Suspense>
})
export const preload: NonNullable<ScreenModule['preload']> = (app, location) => {
  const params = new URLSearchParams(location.search)
  if (!params.has('BookingId')) (params.has('Id') ? preloadList : both.preload)(app, location)
}
