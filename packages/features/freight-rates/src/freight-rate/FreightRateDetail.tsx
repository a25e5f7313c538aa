import { freightRateCalls as calls, freightRateDocument as document } from '@jst/contracts/freight-rates'
import { documentScreen, LineParts } from '@jst/feature-kit/document'
import { EntityFacts } from '@jst/feature-kit/entity'
import { titles } from '../titles.ts'
import { VersionsPart } from '../versions/VersionsPart.tsx'
import { rateTitle } from './rateTitle.ts'

export const { Screen, preload } = documentScreen(calls, document, {
  title: titles.freightRateDetail,
  list: titles.freightRateList,
  name: rateTitle,
  sections: (row, of) => (
    <>
      <EntityFacts entity={calls.entity} row={row} />
      <LineParts of={of} />
      <VersionsPart of={of} row={row} onRestored={of.renew} />
    </>
  ),
})
