import { channelPages, subscribersOf, subscriptionDocument, type Subscriber } from '@jst/contracts/freight-rates'
import { listScreen, link, useApp, useLiveReload, useScreenParams } from '@jst/feature-kit'
import { AppLink, DateText, formatNumber, Segments, type Column } from '@jst/ui'
import { titles } from '../titles.ts'
import { SubscriberDrawer } from './SubscriberDrawer.tsx'
import { texts } from './texts.ts'
import { daysText, stageViews, SubscriptionTag } from './words.tsx'

const [words, common] = [texts.others, texts.mine]
export const halves = [
  { key: 'channels', label: words.channels, to: channelPages.others },
  { key: 'subscribers', label: words.subscribers, to: link(channelPages.others, { View: 'subscribers' }) },
]

const pageOf = (Id: number) => link(channelPages.others, { View: 'subscribers', Id })
const levelText = ({ Level, ChannelLevel }: Subscriber) => Level || words.channelLevel(ChannelLevel)

const columns: Column<Subscriber>[] = [
  {
    key: 'company',
    title: words.company,
    width: 170,
    text: ({ Company }) => Company,
    render: ({ Id, Company }) => <AppLink to={pageOf(Id)}>{Company}</AppLink>,
  },
  { key: 'channel', title: common.channel, width: 130, text: ({ Channel }) => Channel, render: ({ Channel }) => Channel },
  { key: 'state', title: common.state, width: 80, sameUnder: 'Stage', render: ({ State }) => <SubscriptionTag state={State} /> },
  { key: 'level', title: words.level, width: 130, text: levelText, render: levelText },
  { key: 'days', title: common.days, width: 184, sort: 'ValidTo', render: ({ ValidFrom, ValidTo }) => daysText(ValidFrom, ValidTo) },
  { key: 'searches', title: common.searches, width: 104, align: 'right', render: ({ Searches }) => formatNumber(Searches) },
  { key: 'options', title: common.options, width: 110, hidden: 'narrow', align: 'right', render: ({ Options }) => formatNumber(Options) },
  { key: 'quoted', title: common.quoted, width: 96, align: 'right', render: ({ Quoted }) => formatNumber(Quoted) },
  { key: 'contact', title: words.contact, width: 76, render: ({ Contact }) => Contact },
  { key: 'note', title: common.note, width: 110, grow: true, text: ({ Note }) => Note, render: ({ Note }) => Note },
  { key: 'at', title: common.at, width: 104, sort: 'CreateTime', render: ({ CreateTime }) => <DateText value={CreateTime} /> },
  { key: 'code', title: common.code, width: 130, hidden: true, render: ({ Code }) => Code },
]

/** Subscribers of the company's channels. */
export const { Screen: Subscribers, preload } = listScreen({
  name: 'rate-subscribers',
  endpoint: subscribersOf,
  filters: { Stage: 'text' },
  sort: '-CreateTime',
  rowKey: ({ Id }) => Id,
  label: titles.subscribers,
  columns,
  views: stageViews,
  siblings: <Segments label={words.halves} current="subscribers" items={halves} />,
  empty: { title: words.empty, hint: words.emptyHint },
  usePage: (store) => {
    const { navigate } = useApp()
    const id = Number(useScreenParams().get('Id') ?? 0)
    const shown = store.rows.find(({ Id }) => Id === id)
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes(subscriptionDocument.kind))
    return {
      onOpen: ({ Id }) => navigate(pageOf(Id)),
      beside: (
        <>
          {shown ? (
            <SubscriberDrawer
              row={shown}
              onChanged={() => store.reload()}
              onClose={() => navigate(link(channelPages.others, { View: 'subscribers' }), { replace: true })}
            />
          ) : null}
        </>
      ),
    }
  },
})
