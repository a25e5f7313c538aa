import { bookingCalls, bookingCredit, bookingView } from '@jst/contracts/booking'
import { commentDocument, documentState, shipmentTimeline } from '@jst/contracts/document'
import { messageSelfList, unreadMessageCount } from '@jst/contracts/messages'
import { siPagedList } from '@jst/contracts/si'
import { frameInfo, toDo } from '@jst/contracts/workbench'

/** One call of a person: a path with its query, or a body that is sent. */
export interface Ask {
  readonly path: string
  readonly body?: object
}
/** One action of a person: calls that the pages send together. `ids`: bookings seen in a list. */
export interface Act {
  readonly name: string
  /** How often, beside the others. */
  readonly weight: number
  readonly asks: (booking: number) => readonly Ask[]
}

const get = ({ path }: { readonly path: string }, query: Readonly<Record<string, string | number>> = {}): Ask => {
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
  return { path: text === '' ? path : `${path}?${text}` }
}
const record = (Id: number) => ({ Kind: 'booking', Id })
const shared: readonly Act[] = [
  { name: 'workbench', weight: 2, asks: () => [get(frameInfo), get(toDo), get(unreadMessageCount)] },
  { name: 'messages', weight: 1, asks: () => [get(messageSelfList, { PageSize: 20 })] },
  {
    name: 'bills',
    weight: 3,
    asks: () => [get(siPagedList, { PageIndex: 1, PageSize: 20 })],
  },
  { name: 'bookings by words', weight: 1, asks: () => [get(bookingCalls.list, { PageSize: 20, Keyword: 'COSCO' })] },
]
const list = (asks: Record<string, string>): Act => ({
  name: 'bookings',
  weight: 4,
  asks: () => [get(bookingCalls.list, { PageSize: 20, ...asks }), get(bookingCalls.counts, { Of: 'Stage,Amendment,Cancellation' })],
})
const open = (...more: ((id: number) => Ask)[]): Act => ({
  name: 'one booking',
  weight: 4,
  asks: (id) => [
    get(bookingView, { Id: id }),
    get(bookingCalls.get, { Id: id }),
    get(documentState, record(id)),
    get(shipmentTimeline, record(id)),
    ...more.map((one) => one(id)),
  ],
})
const comment = (Audience: 'internal' | 'customer'): Act => ({
  name: 'comment',
  weight: 1,
  asks: (id) => [{ path: commentDocument.path, body: { ...record(id), Audience, Text: '请确认截关时间' } }],
})

/** Actions of people on either side. Weights are estimates: nine tenths of the work is reading. */
export const actsOf = {
  staff: [...shared, list({ Stage: 'submitted' }), open((Id) => get(bookingCredit, { Id })), comment('internal')],
  customer: [...shared, list({}), open(), comment('customer')],
} as const satisfies Record<string, readonly Act[]>
export type Side = keyof typeof actsOf
/** Demo accounts whose rights reach all of it. */
export const accountsOf: Readonly<Record<Side, readonly string[]>> = { staff: ['boss', 'ops'], customer: ['customer', 'customer2'] }
