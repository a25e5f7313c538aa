import { packingPages } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { bothKinds, KindSwitch } from '../both.tsx'
import { slipList } from '../slips/slipList.tsx'
import { titles } from '../titles.ts'
import { listList } from './listList.tsx'

const ofMine = (name: string) =>
  bothKinds({
    slips: slipList({ title: titles.mine, name: 'mine-slips', side: 'staff', always: { Handler: name }, siblings: <KindSwitch /> }),
    lists: listList({
      title: titles.mine,
      name: 'mine-lists',
      side: 'staff',
      opens: packingPages.lists,
      events: ['submit', 'void'],
      always: { Handler: name },
      siblings: <KindSwitch />,
    }),
  })

/** 我的箱单: slips and packing lists of the bookings that the reader looks after. */
export const Screen = observer(function Mine() {
  const { session } = useApp()
  const name = session.employee?.Name
  return name === undefined ? null : <Own key={name} name={name} />
})
function Own({ name }: { name: string }) {
  const [{ Screen: Lists }] = useState(() => ofMine(name))
  return <Lists />
}
