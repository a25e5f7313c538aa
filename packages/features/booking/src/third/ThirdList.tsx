import { customerBookingPages, thirdBookings, type BookingState, type ThirdBooking } from '@jst/contracts/booking'
import { answerLanguageOf, listScreen, link, useApp, useLiveReload } from '@jst/feature-kit'
import { AppLink, DateText, formatMoney, StatusTag, VesselVoyage, type Column, type Filter, type ListView } from '@jst/ui'
import { states } from '../declared.ts'
import { texts } from './texts.ts'

const words = texts.columns

const pageOf = (Id: number) => link(customerBookingPages.third, { Id })
export function StateOf({ state }: { state: string }) {
  const facts = states.states[state as BookingState]
  return facts ? <StatusTag tone={facts.tone}>{facts.zh}</StatusTag> : null
}
export const routeOf = ({ PolName, PodName }: Pick<ThirdBooking, 'PolName' | 'PodName'>) => `${PolName} → ${PodName}`

const columns = (): readonly Column<ThirdBooking>[] => [
  {
    key: 'Code',
    title: words.code,
    width: 130,
    sort: 'Code',
    text: ({ Code }) => Code,
    render: ({ Id, Code }) => <AppLink to={pageOf(Id)}>{Code}</AppLink>,
  },
  { key: 'State', title: words.state, width: 90, render: ({ State }) => <StateOf state={State} /> },
  { key: 'Booker', title: words.booker, width: 150, grow: true, text: ({ Booker }) => Booker, render: ({ Booker }) => Booker },
  { key: 'Route', title: words.route, width: 140, text: routeOf, render: routeOf },
  { key: 'Boxes', title: words.boxes, width: 116, render: ({ Boxes }) => Boxes },
  { key: 'Carrier', title: words.carrier, width: 80, render: ({ Carrier }) => Carrier },
  {
    key: 'Vessel',
    title: words.vessel,
    width: 150,
    render: ({ Vessel, VoyageNo }) => <VesselVoyage vessel={Vessel} voyage={VoyageNo} />,
  },
  { key: 'Etd', title: words.etd, width: 104, sort: 'Etd', render: ({ Etd }) => <DateText value={Etd} format="date" /> },
  {
    key: 'Total',
    title: words.total,
    width: 116,
    align: 'right',
    render: ({ Total, Currency }) => (Total === '0' ? texts.onAsk : formatMoney(Total, Currency)),
  },
  { key: 'RateNo', title: words.rate, width: 130, hidden: 'narrow', render: ({ RateNo }) => RateNo },
  {
    key: 'SubmittedAt',
    title: words.at,
    width: 130,
    sort: 'SubmittedAt',
    render: ({ SubmittedAt }) => <DateText value={SubmittedAt} format="dateTime" />,
  },
]
const sent = () => Object.entries(states.states).filter(([state]) => state !== 'draft')
const filters = (): readonly Filter[] => [
  { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword },
  { kind: 'choice', key: 'State', label: words.state, options: sent().map(([value, { zh }]) => ({ value, label: zh })) },
]
const shownStates = ['submitted', 'received', 'confirmed', 'pendingAmendment', 'cancelled'] as const
const views = (): readonly ListView[] => [
  { key: 'all', label: texts.all, filters: {} },
  ...shownStates.map((state) => ({ key: state, label: states.states[state].zh, filters: { State: state } })),
]

/** Bookings at rates that the reader's company publishes. */
export const { Screen: ThirdList, preload: preloadList } = listScreen({
  name: 'booking-third',
  endpoint: thirdBookings,
  always: answerLanguageOf,
  filters: { Keyword: 'text', State: 'text' },
  sort: '-SubmittedAt',
  rowKey: ({ Id }) => Id,
  label: () => texts.list,
  usePage: (store) => {
    const { navigate } = useApp()
    useLiveReload(['document/changed'], [store], ({ Kinds }) => Kinds.includes('booking'))
    return {
      columns: columns(),
      conditions: filters(),
      views: views(),
      empty: { title: texts.empty, hint: texts.emptyHint },
      onOpen: ({ Id }) => navigate(pageOf(Id)),
    }
  },
})
