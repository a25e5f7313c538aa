import { lazyPart } from '@jst/ui'
import { slipDocument as document } from '@jst/contracts/packing'
import { useScreenParams, type ScreenLocation, type ScreenModule } from '@jst/feature-kit'
import { MoveMany, NumberRuleTool, PrintMany } from '@jst/feature-kit/document'
import { SendMessages } from '@jst/feature-kit/sending'
import { titles } from '../titles.ts'
import { isRanges, IssueSwitch } from './IssueSwitch.tsx'
import { SlipsTools } from './SlipsTools.tsx'
import { slipList, slipViews } from './slipList.tsx'

// kept by few, seldom: a file of its own
const Ranges = lazyPart(async () => (await import('./Ranges.tsx')).Screen)
const list = slipList({
  title: titles.issue,
  name: 'slip-issue',
  side: 'staff',
  opensWith: '?Stage=pending',
  sort: 'Due',
  views: slipViews(),
  siblings: <IssueSwitch />,
  actions: () => <NumberRuleTool document={document} />,
  batch: (rows, store) => (
    <>
      <SlipsTools rows={rows} onDone={() => store.reload()} />
      <SendMessages document={document} rows={rows} onDone={() => store.reload()} />
      <PrintMany document={document} print="a4" rows={rows} />
      <PrintMany document={document} print="roll" rows={rows} />
      <MoveMany document={document} rows={rows} events={['giveBack', 'cancel']} onDone={() => store.reload()} />
    </>
  ),
})

/** 开放箱单: slips to issue, what is due first; their numbers come from the ranges. */
export function Screen() {
  return isRanges(useScreenParams()) ? <Ranges /> : <list.Screen />
}
export const preload: NonNullable<ScreenModule['preload']> = (app, location: ScreenLocation) => {
  if (!isRanges(new URLSearchParams(location.search))) list.preload(app, location)
}
