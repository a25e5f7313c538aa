import { bookingDocument as document, type ReadOrder } from '@jst/contracts/booking'
import { link } from '@jst/feature-kit'
import { AppLink, columnKinds, formatText, StatusTag, type Column } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.list.columns
const { cell, text } = columnKinds<ReadOrder>()
/** Gaps of a row: unread facts first, then unclear ones, then missing ones. */
const leftOf = ({ Questions, Missing, Told }: ReadOrder): string =>
  [
    ...Told.map(({ Path, Label, Words }) => texts.list.unread(texts.labelAt(Label, Path), Words)),
    ...Questions.map(({ Path, Label, Words }) => texts.list.ask(texts.labelAt(Label, Path), Words)),
    ...(Missing.length === 0
      ? []
      : [texts.list.lacks([...new Set(Missing.map(({ Path, Label }) => texts.labelAt(Label, Path)))].join(texts.listJoint))]),
  ].join(texts.joint)

export const orderColumns = (staff: boolean): Column<ReadOrder>[] => [
  cell('line', words.line, 60, ({ Line }) => Line, { align: 'right' }),
  text('no', words.no, 120, ({ No }) => No),
  text('pol', words.pol, 115, ({ Pol, PolName }) => `${PolName} ${Pol}`.trim()),
  text('pod', words.pod, 115, ({ Pod, PodName }) => `${PodName} ${Pod}`.trim()),
  text('etd', words.etd, 110, ({ Etd }) => Etd),
  text('boxes', words.boxes, 120, ({ Boxes }) => Boxes),
  text('goods', words.goods, 150, ({ Goods }) => Goods),
  cell('left', words.left, 230, leftCell, { grow: true, text: leftOf }),
  cell('booking', words.booking, 130, ({ Booking, Code }) =>
    Booking === 0 ? formatText('') : <AppLink to={link(staff ? document.page : document.partyPage, { Id: Booking })}>{Code}</AppLink>,
  ),
]

const leftCell = (row: ReadOrder) => (
  <>
    {row.Hidden ? <StatusTag tone="orange">{texts.list.hidden}</StatusTag> : null}
    {row.Struck ? <StatusTag tone="orange">{texts.list.struck}</StatusTag> : null} {leftOf(row) || texts.list.ready}
  </>
)
