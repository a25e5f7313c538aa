import { channelPages, mySubscriptions, subscriptionDocument, type MySubscription } from '@jst/contracts/freight-rates'
import { listScreen, link, useApp, useLiveReload, useScreenParams } from '@jst/feature-kit'
import { NumberRuleTool } from '@jst/feature-kit/document'
import { AppLink, DateText, formatNumber, TextButton, type Column } from '@jst/ui'
import { titles } from '../titles.ts'
import { MySubscriptionDrawer } from './MySubscriptionDrawer.tsx'
import { texts } from './texts.ts'
import { daysText, markupText, stageViews, SubscriptionTag, namesOrAll } from './words.tsx'

const words = texts.mine

const columns: Column<MySubscription>[] = [
  {
    key: 'code',
    title: words.code,
    width: 130,
    copy: ({ Code }) => Code,
    render: ({ Id, Code }) => <AppLink to={link(channelPages.mine, { Id })}>{Code}</AppLink>,
  },
  { key: 'channel', title: words.channel, width: 130, text: ({ Channel }) => Channel, render: ({ Channel }) => Channel },
  { key: 'owner', title: words.owner, width: 144, text: ({ Owner }) => Owner, render: ({ Owner }) => Owner },
  { key: 'state', title: words.state, width: 80, sameUnder: 'Stage', render: ({ State }) => <SubscriptionTag state={State} /> },
  {
    key: 'lanes',
    title: words.lanes,
    width: 100,
    grow: true,
    text: (row) => namesOrAll(row.TermsLanes || row.LanesName),
    render: (row) => namesOrAll(row.TermsLanes || row.LanesName),
  },
  { key: 'markup', title: words.markup, width: 142, text: ({ Terms }) => markupText(Terms), render: ({ Terms }) => markupText(Terms) },
  { key: 'visible', title: words.visible, width: 80, render: ({ Terms }) => (Terms.Visible ? texts.terms.shown : texts.terms.hidden) },
  { key: 'days', title: words.days, width: 190, sort: 'ValidTo', render: ({ ValidFrom, ValidTo }) => daysText(ValidFrom, ValidTo) },
  { key: 'searches', title: words.searches, width: 110, align: 'right', render: ({ Searches }) => formatNumber(Searches) },
  { key: 'options', title: words.options, width: 110, hidden: 'narrow', align: 'right', render: ({ Options }) => formatNumber(Options) },
  { key: 'quoted', title: words.quoted, width: 100, align: 'right', render: ({ Quoted }) => formatNumber(Quoted) },
  { key: 'by', title: words.by, width: 84, hidden: true, render: ({ By }) => By },
  { key: 'at', title: words.at, width: 110, hidden: true, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
]

/** 我的运价订阅: channels that the own company buys, with its mark-ups. */
export const { Screen, preload } = listScreen({
  name: 'my-rate-subscriptions',
  endpoint: mySubscriptions,
  filters: { Stage: 'text' },
  sort: '-CreateTime',
  rowKey: ({ Id }) => Id,
  label: titles.mySubscriptions,
  columns,
  views: stageViews,
  actions: <NumberRuleTool document={subscriptionDocument} />,
  usePage: (store) => {
    const { navigate } = useApp()
    const id = Number(useScreenParams().get('Id') ?? 0)
    const shown = store.rows.find(({ Id }) => Id === id)
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(subscriptionDocument.kind))
    const close = () => navigate(channelPages.mine, { replace: true })
    return {
      onOpen: ({ Id }) => navigate(link(channelPages.mine, { Id })),
      empty: {
        title: words.empty,
        hint: words.emptyHint,
        action: <TextButton onClick={() => navigate(channelPages.market)}>{words.toMarket}</TextButton>,
      },
      beside: <>{shown ? <MySubscriptionDrawer row={shown} onChanged={() => store.reload()} onClose={close} /> : null}</>,
    }
  },
})
