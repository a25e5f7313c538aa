import { subscribedRates, subscriptionDocument } from '@jst/contracts/freight-rates'
import { defineList, useLiveReload } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { ListPage, Notice, type Filter } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { titles } from '../titles.ts'
import { subscribedColumns } from './subscribedColumns.tsx'
import { texts } from './texts.ts'

const words = texts.sale
const list = defineList({
  name: 'subscribed-rates',
  endpoint: subscribedRates,
  filters: { Lane: 'text', Pol: 'text', Pod: 'text', Carrier: 'text' },
  rowKey: ({ Key }) => Key,
})
export const preload = list.preload

const filters: Filter[] = [
  referenceFilter('Pol', 'port', words.pol),
  referenceFilter('Pod', 'port', words.pod),
  referenceFilter('Lane', 'lane', words.lane),
  referenceFilter('Carrier', 'carrier', words.carrier),
]

/** 我的订阅（销售）: subscribed rates at the prices of the own company, as sales offer them. */
export const Screen = observer(function ThirdFreightMySubscribeSale() {
  const store = list.useList()
  useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(subscriptionDocument.kind))
  return (
    <ListPage
      label={titles.subscribedSale}
      name={list.name}
      list={store}
      columns={subscribedColumns(store.rows, ['Floor', 'Sell'])}
      filters={filters}
      head={<Notice tone="info">{words.note}</Notice>}
      empty={{ title: words.empty, hint: words.emptyHint }}
    />
  )
})
