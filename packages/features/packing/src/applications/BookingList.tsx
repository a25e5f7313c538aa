import { boxCounts } from '@jst/contracts/document'
import { applicableBookings, type ApplicableBooking } from '@jst/contracts/packing'
import { answerLanguageOf, link, listScreen } from '@jst/feature-kit'
import { AppLink, DateText, VesselVoyage, type Column, type Filter } from '@jst/ui'
import { texts as all } from './texts.ts'

const texts = all.bookings
const conditions = (): Filter[] => [{ kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keyword }]
const left = ({ Types }: ApplicableBooking) => boxCounts(Types.map(({ BoxType, Rest }) => ({ Type: BoxType, Count: Rest })))

/** Confirmed bookings of which boxes are left to apply for; each leads to the form. @param page path of the form */
export function bookingList(name: string, page: string, withCustomer: boolean) {
  const to = ({ Id }: ApplicableBooking) => link(page, { BookingId: Id })
  const columns = (): Column<ApplicableBooking>[] => [
    {
      key: 'number',
      title: texts.number,
      width: 118,
      copy: (row) => row.BookingNo,
      render: (row) => <AppLink to={to(row)}>{row.BookingNo}</AppLink>,
    },
    { key: 'left', title: texts.left, width: 140, text: left, render: left },
    ...(withCustomer
      ? [
          {
            key: 'customer',
            title: texts.customer,
            width: 140,
            text: (row: ApplicableBooking) => row.Customer,
            render: (row: ApplicableBooking) => row.Customer,
          },
        ]
      : []),
    { key: 'cutoff', title: texts.cutoff, width: 100, render: ({ Cutoff }) => <DateText value={Cutoff} /> },
    {
      key: 'vessel',
      title: texts.vessel,
      width: 164,
      render: ({ Vessel, VoyageNo }) => <VesselVoyage vessel={Vessel} voyage={VoyageNo} />,
    },
    { key: 'carrier', title: texts.carrier, width: 96, text: ({ CarrierName }) => CarrierName, render: ({ CarrierName }) => CarrierName },
    { key: 'pol', title: texts.pol, width: 84, text: ({ PolName }) => PolName, render: ({ PolName }) => PolName },
    { key: 'pod', title: texts.pod, width: 84, text: ({ PodName }) => PodName, render: ({ PodName }) => PodName },
    { key: 'etd', title: texts.etd, width: 96, render: ({ Etd }) => Etd },
    { key: 'so', title: texts.so, width: 132, copy: ({ SoNo }) => SoNo, render: ({ SoNo }) => SoNo },
    { key: 'acts', title: texts.act, width: 52, render: (row) => <AppLink to={to(row)}>{texts.apply}</AppLink> },
  ]
  return listScreen({
    name,
    endpoint: applicableBookings,
    always: answerLanguageOf,
    filters: { Keyword: 'text' },
    rowKey: ({ Id }) => Id,
    label: () => all.parts.bookings,
    usePage: () => ({ columns: columns(), conditions: conditions(), empty: { title: texts.empty, hint: texts.emptyHint } }),
    open: to,
    live: ['slip/changed', 'document/changed'],
  })
}
