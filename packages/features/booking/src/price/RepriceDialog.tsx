import { amendmentPrices, repriceBooking, type BookingView } from '@jst/contracts/booking'
import { useApp, useConfirmed, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { AmendedPrice } from './AmendedPrice.tsx'
import { choiceOf, noProposal, problemsOfProposal, waysOf } from './proposal.ts'
import { texts } from './texts.ts'

interface RepriceDialogProps {
  view: BookingView
  staff: boolean
  onDone: () => void
  onClose: () => void
}
/** Gives a booking a price for what it says by now. */
export const RepriceDialog = observer(function RepriceDialog({ view, staff, onDone, onClose }: RepriceDialogProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const prices = useDetail(amendmentPrices, { Id: view.Id })
  const ways = prices.data ? waysOf(prices.data, { staff, proposed: null }).filter(({ value }) => value !== 'later') : []
  const form = useForm({
    stored: view,
    start: () => ({ Price: noProposal }),
    fields: { Price: { label: texts.title } },
    check: ({ Price }) => (ways.length === 0 ? { Price: texts.choose } : problemsOfProposal(Price, ways)),
    save: ({ Price }, from) =>
      confirmed((sure) =>
        api.call(repriceBooking, {
          Id: view.Id,
          UpdateTime: from!.UpdateTime,
          Price: { ...(choiceOf(Price, ways) ?? { Way: 'same' }), ...sure },
        }),
      ),
    saved: () => {
      notify.success(texts.repriced)
      onDone()
      onClose()
    },
    unasked: true,
  })
  return (
    <FormDialog form={form} title={texts.reprice} submit={texts.reprice} note={texts.repriceAbout} onClose={onClose}>
      {prices.error ? <ErrorView error={prices.error} onRetry={prices.reload} /> : null}
      {prices.data && ways.length > 0 ? <AmendedPrice prices={prices.data} ways={ways} form={form} /> : null}
    </FormDialog>
  )
})
