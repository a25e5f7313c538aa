import { bookingDocument as document, type ReadOrder } from '@jst/contracts/booking'
import { link } from '@jst/feature-kit'
import { AppLink, formatText, StatusTag, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.list.columns
/** Gaps of a row: unread facts first, then unclear ones, then missing ones. */
const leftOf = ({ Questions, Missing, Told }: ReadOrder): string =>
  [
    ...Told.map(({ Path, Label, Words }) => texts.list.told(texts.labelAt(Label, Path), Words)),
    ...Questions.map(({ Path, Label, Words }) => texts.list.ask(texts.labelAt(Label, Path), Words)),
    ...(Missing.length === 0
      ? []
      : [texts.list.lacks([...new Set(Missing.map(({ Path, Label }) => texts.labelAt(Label, Path)))].join(texts.listJoint))]),
  ].join(texts.joint)

export const orderColumns = (staff: boolean): Column<ReadOrder>[] => [
  { key: 'line', title: words.line, width: 60, align: 'right', render: ({ Line }) => Line },
  { key: 'no', title: words.no, width: 120, text: ({ No }) => No, render: ({ No }) => formatText(No) },
  { key: 'pol', title: words.pol, width: 115, render: ({ Pol, PolName }) => formatText(`${PolName} ${Pol}`.trim()) },
  { key: 'pod', title: words.pod, width: 115, render: ({ Pod, PodName }) => formatText(`${PodName} ${Pod}`.trim()) },
  { key: 'etd', title: words.etd, width: 110, render: ({ Etd }) => formatText(Etd) },
  { key: 'boxes', title: words.boxes, width: 120, render: ({ Boxes }) => formatText(Boxes) },
  { key: 'goods', title: words.goods, width: 150, text: ({ Goods }) => Goods, render: ({ Goods }) => formatText(Goods) },
  {
    key: 'left',
    title: words.left,
    width: 230,
    grow: true,
    text: leftOf,
    render: (row) => (
      <>
        {row.Hidden ? <StatusTag tone="orange">{texts.list.hidden}</StatusTag> : null}
        {row.Struck ? <StatusTag tone="orange">{texts.list.struck}</StatusTag> : null} {leftOf(row) || texts.list.ready}
      </>
    ),
  },
  {
    key: 'booking',
    title: words.booking,
    width: 130,
    render: ({ Booking, Code }) =>
      Booking === 0 ? formatText('') : <AppLink to={link(staff ? document.page : document.partyPage, { Id: Booking })}>{Code}</AppLink>,
  },
]
