import { bookingCalls } from '@jst/contracts/booking'
import { link, useApp } from '@jst/feature-kit'
import { RowField } from '@jst/feature-kit/entity'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.fresh

/** Asks which booking, and opens its sheet. */
export const NewListDialog = observer(function NewListDialog({ opens, onClose }: { opens: string; onClose: () => void }) {
  const { api, navigate } = useApp()
  const form = useForm({
    start: () => ({ Booking: '' }),
    fields: { Booking: { label: words.booking, required: true } },
    save: async ({ Booking }) => {
      const { Rows } = await api.call(bookingCalls.list, { Keyword: Booking, PageSize: 20 })
      return Rows.find(({ Code }) => Code === Booking)?.Id
    },
    saved: (id) => {
      if (id === undefined) {
        form.fail(words.none)
        return
      }
      onClose()
      navigate(link(opens, { BookingId: id }))
    },
    unasked: true,
  })
  const { value, onChange, ...field } = form.field('Booking')
  return (
    <FormDialog form={form} title={words.title} note={words.note} submit={words.submit} onClose={onClose}>
      <RowField {...field} kind="bookingOrder" value={value === '' ? [] : [value]} onChange={([chosen]) => onChange(chosen ?? '')} />
    </FormDialog>
  )
})
