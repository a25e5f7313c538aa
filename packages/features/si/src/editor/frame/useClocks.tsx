import { siClocks } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { Countdown, DateText, type Fact } from '@jst/ui'
import { texts } from '../texts.ts'

/** The operator's own cut-off where it is earlier than the carrier's, and the reminders that the customer got. */
export function useClocks(orderId: number): Fact[] {
  const { data } = useDetail(siClocks, { CGO_ID: orderId })
  if (!data) return []
  const { CarrierCutOff, InternalCutOff, Chased, ChasedAt } = data
  return [
    ...(InternalCutOff !== null && InternalCutOff !== CarrierCutOff
      ? [{ label: texts.order.internal, value: <Countdown deadline={InternalCutOff} /> }]
      : []),
    ...(Chased > 0
      ? [
          {
            label: texts.order.chased,
            value: (
              <>
                {texts.order.times(Chased)} <DateText value={ChasedAt} />
              </>
            ),
          },
        ]
      : []),
  ]
}
