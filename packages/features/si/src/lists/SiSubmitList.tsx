import { link, useScreen, useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { drafts, DraftList } from './DraftList.tsx'
import { orders, OrderList } from './OrderList.tsx'
import { OwnRecordList, ownRecords } from './OwnRecordList.tsx'
import { texts } from './texts.ts'

const words = texts.orders.kinds
const kinds = ['orders', 'drafts', 'records'] as const
type Kind = (typeof kinds)[number]
const kindOf = (params: URLSearchParams): Kind => kinds.find((kind) => kind === params.get('List')) ?? 'orders'
const lists = { orders, drafts, records: ownRecords }

export const preload = (app: App, location: ScreenLocation) => lists[kindOf(new URLSearchParams(location.search))].preload(app, location)

/** The customer's desk: orders that need an SI, sets that are half typed, what was submitted (spec §2.23). */
export function Screen() {
  const kind = kindOf(useScreenParams())
  const { pathname } = useScreen().location
  const items = kinds.map((other) => ({ key: other, label: words[other], to: link(pathname, { List: other === 'orders' ? '' : other }) }))
  const siblings = <Segments label={words.label} current={kind} items={items} />
  if (kind === 'drafts') return <DraftList siblings={siblings} />
  return kind === 'records' ? <OwnRecordList siblings={siblings} /> : <OrderList siblings={siblings} />
}
