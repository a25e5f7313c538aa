import type { BookingTemplate } from '@jst/contracts/booking'
import { DateText, formatNumber, formatText, StatusTag, type Column } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

const words = texts.columns
/** `上海 → 洛杉矶`; one that is not said is left out. */
export const routeOf = ({ PolName, PodName }: Pick<BookingTemplate, 'PolName' | 'PodName'>): string =>
  [PolName, PodName].filter((name) => name !== '').join(' → ')

export const columnsOf = (acts: (row: BookingTemplate) => ReactNode): Column<BookingTemplate>[] => [
  { key: 'name', title: words.name, width: 200, sort: 'Name', text: ({ Name }) => Name, render: ({ Name }) => Name },
  {
    key: 'scope',
    title: words.scope,
    width: 90,
    render: ({ Shared }) => <StatusTag tone={Shared ? 'blue' : 'grey'}>{Shared ? texts.views.shared : texts.views.own}</StatusTag>,
  },
  { key: 'route', title: words.route, width: 180, grow: true, text: routeOf, render: (row) => formatText(routeOf(row)) },
  { key: 'boxes', title: words.boxes, width: 120, render: ({ Boxes }) => formatText(Boxes) },
  { key: 'carrier', title: words.carrier, width: 110, render: ({ CarrierName }) => formatText(CarrierName) },
  { key: 'customer', title: words.customer, width: 170, text: ({ Customer }) => Customer, render: ({ Customer }) => formatText(Customer) },
  { key: 'uses', title: words.uses, width: 84, align: 'right', sort: 'Uses', render: ({ Uses }) => formatNumber(Uses) },
  { key: 'usedAt', title: words.usedAt, width: 110, sort: 'UsedAt', render: ({ UsedAt }) => <DateText value={UsedAt} /> },
  { key: 'by', title: words.by, width: 76, render: ({ By }) => formatText(By) },
  { key: 'acts', title: words.act, width: 220, render: acts },
]
