import { subscribedRates, subscriptionDocument } from '@jst/contracts/freight-rates'
import { listScreen, useLiveReload } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { Notice, type Filter } from '@jst/ui'
import { titles } from '../titles.ts'
import { subscribedColumns } from './subscribedColumns.tsx'
import { texts } from './texts.ts'

const words = texts.sale

const filters: Filter[] = [
  referenceFilter('Pol', 'port', words.pol),
  referenceFilter('Pod', 'port', words.pod),
  referenceFilter('Lane', 'lane', words.lane),
  referenceFilter('Carrier', 'carrier', words.carrier),
]

/** 我的订阅（销售）: subscribed rates at the prices of the own company, as sales offer them. */
export const { Screen, preload } = listScreen({
  name: 'subscribed-rates',
  endpoint: subscribedRates,
  filters: { Lane: 'text', Pol: 'text', Pod: 'text', Carrier: 'text' },
  rowKey: ({ Key }) => Key,
  label: titles.subscribedSale,
  conditions: filters,
  head: <Notice tone="info">{words.note}</Notice>,
  empty: { title: words.empty, hint: words.emptyHint },
  usePage: (store) => {
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(subscriptionDocument.kind))
    return { columns: subscribedColumns(store.rows, ['Floor', 'Sell']) }
  },
})
