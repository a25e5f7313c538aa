import { useScreenId } from '@jst/feature-kit'
import { texts } from '../editor/texts.ts'
import { LazyMakeDesk } from './lazy-desk.tsx'
import { preloadMake } from './preload.ts'
import { WaitingList } from './WaitingList.tsx'

export const preload = preloadMake(false)
export const { keys } = texts

/** 补料制作: one bill for a customer, or without an order what waits for one (spec §2.20). */
export function Screen() {
  const [orderId, recordId] = [useScreenId('CGO_ID'), useScreenId('Id')]
  if (orderId === undefined && recordId === undefined) return <WaitingList several={false} />
  return <LazyMakeDesk orderId={orderId} recordId={recordId} bills={1} />
}
