import { freightRateCalls as calls, freightRateDocument as document } from '@jst/contracts/freight-rates'
import { registerDocument, rowsOf } from '../../../documents/index.ts'
import { entityRoutes } from '../../../entity-kit/index.ts'
import type { Route } from '../../../kernel/http/endpoint.ts'
import { chargeDoubts, fclPublishDoubts } from '../far-prices.ts'
import { freightRateRules, publishable } from './freight-rate.rules.ts'

registerDocument({
  ...rowsOf(calls.entity),
  title: `concat_ws(' ', t.carrier_code, t.pol_code || '→' || t.pod_code, nullif(t.name_zh, ''))`,
  document,
  guards: { publishable },
  effects: {},
  moveDoubts: { publish: fclPublishDoubts },
  lineDoubts: chargeDoubts,
})

export const freightRateRoutes: readonly Route[] = entityRoutes([calls], { [document.kind]: freightRateRules })
