import { useScreenId } from '@jst/feature-kit'
import { texts } from '../editor/texts.ts'
import { LazyMakeDesk } from './lazy-desk.tsx'
import { preloadMake } from './preload.ts'
import { WaitingList } from './WaitingList.tsx'

export const preload = preloadMake(true)
export const { keys } = texts

/** 多票补料制作: one order shared out over several bills for a customer (spec §2.20). */
export function Screen() {
  const [orderId, recordId, bills = 2] = [useScreenId('CGO_ID'), useScreenId('Id'), useScreenId('Num')]
  if (orderId === undefined && recordId === undefined) return <WaitingList several />
  return <LazyMakeDesk orderId={orderId} recordId={recordId} bills={Math.min(99, bills)} />
}
