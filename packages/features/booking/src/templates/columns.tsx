import type { BookingTemplate } from '@jst/contracts/booking'
import { columnKinds, formatNumber, StatusTag, type Column } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from './texts.ts'

const words = texts.columns
const { cell, text, time } = columnKinds<BookingTemplate>()
/** `上海 → 洛杉矶`; one that is not said is left out. */
export const routeOf = ({ PolName, PodName }: Pick<BookingTemplate, 'PolName' | 'PodName'>): string =>
  [PolName, PodName].filter((name) => name !== '').join(' → ')

export const columnsOf = (acts: (row: BookingTemplate) => ReactNode): Column<BookingTemplate>[] => [
  text('name', words.name, 200, ({ Name }) => Name, { sort: 'Name' }),
  cell('scope', words.scope, 90, ({ Shared }) => (
    <StatusTag tone={Shared ? 'blue' : 'grey'}>{Shared ? texts.views.shared : texts.views.own}</StatusTag>
  )),
  text('route', words.route, 180, routeOf, { grow: true }),
  text('boxes', words.boxes, 120, ({ Boxes }) => Boxes),
  text('carrier', words.carrier, 110, ({ CarrierName }) => CarrierName),
  text('customer', words.customer, 170, ({ Customer }) => Customer),
  cell('uses', words.uses, 84, ({ Uses }) => formatNumber(Uses), { align: 'right', sort: 'Uses' }),
  time('usedAt', words.usedAt, ({ UsedAt }) => UsedAt, 'UsedAt', { width: 110 }),
  text('by', words.by, 76, ({ By }) => By),
  cell('acts', words.act, 220, acts),
]
