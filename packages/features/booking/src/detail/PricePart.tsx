import { Button } from '@arco-design/web-react'
import { bookingButtons, bookingPriceNow, repriceBooking, type BookingView } from '@jst/contracts/booking'
import { useAction, useApp, useDetail } from '@jst/feature-kit'
import { Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { StoredPrice } from '../form/PricePanel.tsx'
import { RepriceDialog } from '../price/RepriceDialog.tsx'
import { texts as priceTexts } from '../price/texts.ts'
import { agreedTotal } from '../sailings/choices.ts'
import { texts } from './texts.ts'

interface PricePartProps {
  view: BookingView
  editable: boolean
  onTaken: () => void
}
/** The price that the booking took, and beside it that of today: taken by hand alone. */
export const PricePart = observer(function PricePart({ view, editable, onTaken }: PricePartProps) {
  const { api, notify, session, permissions } = useApp()
  const staff = session.employee?.CompanyKind === 'operator'
  const { answer } = bookingButtons.staff
  const mayReprice = editable || (staff && view.ShippingOrder !== null && permissions.allows(answer.path, answer.code))
  const [repricing, setRepricing] = useState(false)
  const [checking, setChecking] = useState(false)
  const now = useDetail(bookingPriceNow, checking ? { Id: view.Id } : undefined)
  const { Price } = view
  const offered = now.data?.Now
  const { busy, run } = useAction(async () => {
    await api.call(repriceBooking, { Id: view.Id, UpdateTime: view.UpdateTime, Price: { Way: 'today', Hash: offered!.Hash } })
    notify.success(texts.repriced)
    setChecking(false)
    onTaken()
  })
  const verdict = now.data?.Verdict
  return (
    <Section
      title={texts.price}
      extra={
        Price || editable ? (
          <Button size="small" loading={checking && !now.data} onClick={() => (checking ? now.reload() : setChecking(true))}>
            {texts.checkPrice}
          </Button>
        ) : undefined
      }
    >
      {view.PriceGap === '' ? null : (
        <Notice
          tone="warning"
          action={
            mayReprice ? (
              <Button size="small" onClick={() => setRepricing(true)}>
                {priceTexts.reprice}
              </Button>
            ) : undefined
          }
        >
          {texts.gap(view.PriceGap)}
        </Notice>
      )}
      {repricing ? <RepriceDialog view={view} staff={staff} onDone={onTaken} onClose={() => setRepricing(false)} /> : null}
      {Price ? <StoredPrice price={Price} /> : <p className="jst-muted">{texts.noPrice}</p>}
      {verdict === undefined ? null : (
        <Notice
          tone={verdict === 'current' ? 'info' : 'warning'}
          action={
            editable && offered && verdict !== 'current' ? (
              <Button size="small" loading={busy} onClick={() => void run()}>
                {texts.takeNow(agreedTotal(offered))}
              </Button>
            ) : undefined
          }
        >
          {texts.verdicts[verdict]}
        </Notice>
      )}
    </Section>
  )
})
