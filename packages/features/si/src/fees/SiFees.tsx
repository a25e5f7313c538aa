import { siFeeRuleCalls } from '@jst/contracts/si'
import { entityScreen } from '@jst/feature-kit/entity'
import { texts } from './texts.ts'

/** 改单费规则: fees of amendments, late instructions and later cut-offs. */
export const { Screen, preload } = entityScreen(siFeeRuleCalls, texts.title, {
  lead: ['Code', 'NameZh', 'Occasion', 'Stage', 'CarrierCode', 'ChargeCode', 'Price', 'CurrencyCode', 'FreeTimes'],
})
