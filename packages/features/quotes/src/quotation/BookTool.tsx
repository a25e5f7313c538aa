import { bookingButtons, bookingPages, quotedBookingLink } from '@jst/contracts/booking'
import type { EntityRow } from '@jst/contracts/entity'
import { boxesOf, type QuoteView } from '@jst/contracts/quotes'
import { useApp } from '@jst/feature-kit'
import { AppLink } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'

const bookable = new Set(['sent', 'viewed', 'accepted', 'won'])

/** From a quotation that is out to the booking: the option that was accepted, or the only one. */
export const BookTool = observer(function BookTool({ row, view }: { row: EntityRow; view: QuoteView }) {
  const { permissions } = useApp()
  const { edit } = bookingButtons.staff
  const option = view.Options.find(({ Key }) => Key === view.Accepted) ?? (view.Options.length === 1 ? view.Options[0] : undefined)
  if (!option || !bookable.has(String(row['Stage'])) || !permissions.allows(edit.path, edit.code)) return null
  return (
    <AppLink
      className="arco-btn arco-btn-secondary arco-btn-size-small arco-btn-shape-square"
      to={quotedBookingLink(bookingPages.form, {
        quoteId: row.Id,
        option,
        day: String(row['Day']),
        boxes: boxesOf(row),
        bills: Number(row['Bills']) || 1,
        customer: String(row['CustomerCode']),
      })}
    >
      {texts.book}
    </AppLink>
  )
})
