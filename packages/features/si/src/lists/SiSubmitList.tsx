import { link, useApp, useScreen, useScreenParams, type App, type ScreenLocation } from '@jst/feature-kit'
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
  const head = <Kinds kind={kind} />
  if (kind === 'drafts') return <DraftList head={head} />
  return kind === 'records' ? <OwnRecordList head={head} /> : <OrderList head={head} />
}

function Kinds({ kind }: { kind: Kind }) {
  const app = useApp()
  const { pathname } = useScreen().location
  return (
    <nav className="jst-kinds" aria-label={words.label}>
      {kinds.map((other) => (
        <button
          key={other}
          type="button"
          className="jst-kind"
          aria-current={other === kind ? 'page' : undefined}
          onClick={() => app.navigate(link(pathname, { List: other === 'orders' ? '' : other }), { replace: true })}
        >
          {words[other]}
        </button>
      ))}
    </nav>
  )
}
