import { packingPages } from '@jst/contracts/packing'
import { MoveMany } from '@jst/feature-kit/document'
import { slipDocument } from '@jst/contracts/packing'
import { bothKinds, KindSwitch } from '../both.tsx'
import { slipList, slipViews } from '../slips/slipList.tsx'
import { SlipsTools } from '../slips/SlipsTools.tsx'
import { titles } from '../titles.ts'
import { checkViews, listList } from './listList.tsx'

/** 开放箱单（通用）: slips to issue and packing lists to send. */
export const { Screen, preload } = bothKinds({
  slips: slipList({
    title: titles.issueAll,
    name: 'issue-slips',
    side: 'staff',
    opensWith: '?Stage=pending',
    sort: 'Due',
    views: slipViews(),
    siblings: <KindSwitch />,
    batch: (rows, store) => (
      <>
        <SlipsTools rows={rows} onDone={() => store.reload()} />
        <MoveMany document={slipDocument} rows={rows} events={['giveBack', 'cancel']} onDone={() => store.reload()} />
      </>
    ),
  }),
  lists: listList({
    title: titles.issueAll,
    name: 'issue-lists',
    side: 'staff',
    opens: packingPages.lists,
    events: ['send', 'accept', 'refuse'],
    sort: 'Due',
    views: checkViews(),
    siblings: <KindSwitch />,
  }),
})
