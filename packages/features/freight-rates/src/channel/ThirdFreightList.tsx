import { channelPages, marketChannels, subscriptionDocument, type MarketChannel } from '@jst/contracts/freight-rates'
import { listScreen, link, useLiveReload } from '@jst/feature-kit'
import { referenceFilter } from '@jst/feature-kit/entity'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, emptyText, formatNumber, RowActs, TextButton, type Column, type Filter } from '@jst/ui'
import { useMemo, useState } from 'react'
import { titles } from '../titles.ts'
import { ApplyDialog } from './ApplyDialog.tsx'
import { RoutesDialog } from './RoutesDialog.tsx'
import { texts } from './texts.ts'
import { SubscriptionTag, namesOrAll } from './words.tsx'

const words = texts.market

const filters: Filter[] = [
  { kind: 'text', key: 'Keyword', label: words.keyword, placeholder: words.keyword },
  referenceFilter('Lane', 'lane', words.lane),
  referenceFilter('Pol', 'port', words.pol),
  referenceFilter('Carrier', 'carrier', words.carrier),
]
type Open = { what: 'routes' | 'apply'; channel: MarketChannel }
/** One may be applied for where none is running or waited for. */
const isFree = ({ State }: MarketChannel) => State === -1 || State === 2 || State === 4 || State === 5

const columnsOf = (mayApply: boolean, open: (next: Open) => void): Column<MarketChannel>[] => [
  {
    key: 'name',
    title: words.name,
    width: 150,
    text: ({ Name }) => Name,
    render: (channel) => (
      <TextButton title={channel.Terms || words.routes(channel.Name)} onClick={() => open({ what: 'routes', channel })}>
        {channel.Name}
      </TextButton>
    ),
  },
  { key: 'owner', title: words.owner, width: 200, text: ({ Owner }) => Owner, render: ({ Owner }) => Owner },
  {
    key: 'scope',
    title: words.scope,
    width: 140,
    grow: true,
    text: (row) => namesOrAll(row.LanesName),
    render: (row) => namesOrAll(row.LanesName),
  },
  { key: 'pols', title: words.pols, width: 110, text: (row) => namesOrAll(row.PolsName), render: (row) => namesOrAll(row.PolsName) },
  {
    key: 'carriers',
    title: words.carriers,
    width: 110,
    text: (row) => namesOrAll(row.CarriersName),
    render: (row) => namesOrAll(row.CarriersName),
  },
  { key: 'rates', title: words.rates, width: 96, align: 'right', sort: 'Rates', render: ({ Rates }) => formatNumber(Rates) },
  {
    key: 'updated',
    title: words.updated,
    width: 110,
    sort: 'LastUpdate',
    render: ({ LastUpdate }) => (LastUpdate ? <DateText value={LastUpdate} /> : emptyText),
  },
  { key: 'days', title: words.days, width: 110, align: 'right', hidden: true, render: ({ Days }) => Days },
  {
    key: 'state',
    title: words.state,
    width: 180,
    render: (channel) => (
      <RowActs>
        {channel.State < 0 ? <span className="jst-muted">{words.none}</span> : <SubscriptionTag state={channel.State} />}
        {isFree(channel) ? (
          mayApply ? (
            <TextButton onClick={() => open({ what: 'apply', channel })}>{words.apply}</TextButton>
          ) : null
        ) : (
          <AppLink to={link(channelPages.mine, { Id: channel.SubscriptionId })}>{words.open}</AppLink>
        )}
      </RowActs>
    ),
  },
]

/** 第三方运价: what other companies publish of their rates, and applying for it. */
export const { Screen, preload } = listScreen({
  name: 'rate-market',
  endpoint: marketChannels,
  filters: { Keyword: 'text', Lane: 'text', Pol: 'text', Carrier: 'text' },
  sort: '-LastUpdate',
  rowKey: ({ Id }) => Id,
  label: titles.rateMarket,
  conditions: filters,
  empty: { title: words.empty, hint: words.emptyHint },
  usePage: (store) => {
    const mayApply = usePermitted('apply')
    const [open, setOpen] = useState<Open>()
    const columns = useMemo(() => columnsOf(mayApply, setOpen), [mayApply])
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(subscriptionDocument.kind))
    const close = () => setOpen(undefined)
    return {
      columns,
      onOpen: (channel) => setOpen({ what: 'routes', channel }),
      beside: (
        <>
          {open?.what === 'routes' ? <RoutesDialog channel={open.channel} onClose={close} /> : null}
          {open?.what === 'apply' ? (
            <ApplyDialog
              channel={open.channel}
              onDone={() => {
                close()
                store.reload()
              }}
              onClose={close}
            />
          ) : null}
        </>
      ),
    }
  },
})
