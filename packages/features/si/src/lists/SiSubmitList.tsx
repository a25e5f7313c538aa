import { link, useScreen, useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
import { Segments } from '@jst/ui'
import { DraftList, preloadDrafts } from './DraftList.tsx'
import { inLanguage } from '../inLanguage.ts'
import { OrderList, preloadOrders } from './OrderList.tsx'
import { OwnRecordList, preloadRecords } from './OwnRecordList.tsx'
import { texts } from './texts.ts'

const words = texts.orders.kinds
const kinds = ['orders', 'drafts', 'records'] as const
type Kind = (typeof kinds)[number]
const kindOf = (params: URLSearchParams): Kind => kinds.find((kind) => kind === params.get('List')) ?? 'orders'
const preloads = { orders: preloadOrders, drafts: preloadDrafts, records: preloadRecords }

export const preload = (app: App, location: ScreenLocation) => preloads[kindOf(new URLSearchParams(location.search))](app, location)

/** The customer's desk: orders that need an SI, sets that are half typed, what was submitted (spec §2.23). */
export const Screen = inLanguage(function SiSubmitList() {
  const kind = kindOf(useScreenParams())
  const { pathname } = useScreen().location
  const items = kinds.map((other) => ({ key: other, label: words[other], to: link(pathname, { List: other === 'orders' ? '' : other }) }))
  const siblings = <Segments label={words.label} current={kind} items={items} />
  if (kind === 'drafts') return <DraftList siblings={siblings} />
  return kind === 'records' ? <OwnRecordList siblings={siblings} /> : <OrderList siblings={siblings} />
})
