import { priceScreens, subscribedBoxes, type SubscribedRate } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { AppLink, emptyText, formatMoney, StatusTag, today, type Column, type Tone } from '@jst/ui'
import { texts as priceTexts } from '../prices/texts.ts'
import { texts } from './texts.ts'

const words = texts.sale
const tones: Readonly<Record<string, Tone>> = { OK: 'green', INCOMPLETE: 'orange', APPROVAL: 'orange', REFUSED: 'red' }
const boxOf = ({ Boxes }: SubscribedRate, type: string) => Boxes.find(({ Type }) => Type === type)
const routeText = ({ PolName, PodName }: SubscribedRate) => `${PolName} → ${PodName}`

type Price = 'Cost' | 'Floor' | 'Sell'
const prices: readonly (readonly [Price, (type: string) => string])[] = [
  ['Sell', words.sell],
  ['Cost', words.cost],
  ['Floor', words.floor],
]
/** Prices of each box type; a kind that no row says is hidden from the reader. */
const priceColumns = (rows: readonly SubscribedRate[], wanted: readonly Price[]): Column<SubscribedRate>[] =>
  prices
    .filter(([key]) => wanted.includes(key) && (key === 'Sell' || rows.some(({ Boxes }) => Boxes.some((box) => box[key] !== ''))))
    .flatMap(([key, title]) =>
      subscribedBoxes.map((type): Column<SubscribedRate> => ({
        key: `${key}${type}`,
        title: title(type),
        width: 124,
        align: 'right',
        // whoever sells begins with the price
        ...(key === 'Floor' && wanted.includes('Sell') ? { hidden: true } : {}),
        render: (row) => {
          const amount = boxOf(row, type)?.[key] ?? ''
          return amount === '' ? emptyText : formatMoney(amount, row.Currency)
        },
      })),
    )

/** Columns of subscribed rates; owner and channel where some row says them. */
export const subscribedColumns = (rows: readonly SubscribedRate[], wanted: readonly Price[]): Column<SubscribedRate>[] => [
  { key: 'route', title: words.route, width: 190, text: routeText, render: routeText },
  { key: 'carrier', title: words.carrier, width: 110, render: ({ Carrier, Service }) => [Carrier, Service].filter(Boolean).join(' ') },
  ...priceColumns(rows, wanted),
  {
    key: 'verdict',
    title: words.verdict,
    width: 90,
    render: ({ Verdict }) => <StatusTag tone={tones[Verdict] ?? 'grey'}>{words.verdicts[Verdict] ?? Verdict}</StatusTag>,
  },
  { key: 'transit', title: words.transit, width: 90, align: 'right', render: ({ TransitDays }) => TransitDays || emptyText },
  { key: 'free', title: words.free, width: 104, align: 'right', hidden: true, render: ({ FreeDays }) => FreeDays || emptyText },
  {
    key: 'etd',
    title: words.etd,
    width: 80,
    render: ({ EtdWeekday }) => priceTexts.weekday(EtdWeekday) || emptyText,
  },
  { key: 'validTo', title: words.validTo, width: 104, render: ({ ValidTo }) => ValidTo },
  { key: 'subscription', title: words.subscription, width: 130, hidden: true, render: ({ Subscription }) => Subscription },
  ...(rows.some(({ Owner }) => Owner !== '')
    ? [
        {
          key: 'channel',
          title: words.channel,
          width: 150,
          hidden: true,
          text: ({ Channel }: SubscribedRate) => Channel,
          render: ({ Channel }: SubscribedRate) => Channel,
        },
        { key: 'owner', title: words.owner, width: 200, hidden: true, render: ({ Owner }: SubscribedRate) => Owner },
      ]
    : []),
  {
    key: 'search',
    title: words.search,
    width: 72,
    render: ({ Pol, Pod }) => (
      <AppLink to={link(priceScreens.result, { Pol, Pods: Pod, Day: today(), Boxes: '40HQ*1' })}>{words.search}</AppLink>
    ),
  },
]
