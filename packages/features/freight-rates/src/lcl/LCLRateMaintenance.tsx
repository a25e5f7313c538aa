import { lclRateCalls, lclRateDocument, lclRatePage } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { documentList } from '@jst/feature-kit/document'
import { entityScreen } from '@jst/feature-kit/entity'
import { effectCell } from '../freight-rate/rateParts.tsx'
import { titles } from '../titles.ts'
import { CompareTool } from './CompareTool.tsx'

const base = documentList(lclRateDocument, { of: ({ Id }) => link(lclRatePage, { Id }), add: lclRatePage })

export const { Screen, preload } = entityScreen(lclRateCalls, titles.lclRateList, {
  ...base,
  cells: { ...base.cells, CurrencyCode: (row) => String(row['CurrencyCode']), Effect: effectCell },
  actions: () => (
    <>
      {base.actions()}
      <CompareTool />
    </>
  ),
})
