import { siFeePreview, type SiFee, type SiStage } from '@jst/contracts/si'
import { useDetail } from '@jst/feature-kit'
import { formatMoney } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { siFeeOccasions, siStages } from '../declared.ts'
import { texts } from './texts.ts'
import { texts as shared } from '../bill/texts.ts'

/** `改单费 CNY 300.00`, and free ones as such. */
export const feeText = ({ NameZh, NameEn, Currency, Price, Free }: SiFee): string =>
  Free ? texts.free(texts.name(NameZh, NameEn)) : texts.fee(texts.name(NameZh, NameEn), formatMoney(Price, Currency))

/** Fees of a submission made now, by the operator's rules; hidden while there are none. */
export const FeeLine = observer(function FeeLine({ orderId, id }: { readonly orderId: number; readonly id?: number | undefined }) {
  const { data } = useDetail(siFeePreview, { CGO_ID: orderId, ...(id === undefined ? {} : { Id: id }) })
  const [first] = data?.Fees ?? []
  if (!data || !first) return null
  return (
    <p className="jst-fee-line">
      {texts.now(siStages[data.Stage as SiStage].zh, siFeeOccasions[first.Occasion])}
      {data.Fees.map(feeText).join(shared.joints.names)}
    </p>
  )
})
