import { siTotals } from '@jst/contracts/si'
import { useDetail, useLiveReload, type ListQuery } from '@jst/feature-kit'
import { formatDecimal, formatNumber } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

/** Sums over the whole filtered result, not only its page. */
export const RecordTotals = observer(function RecordTotals({ question }: { question: ListQuery }) {
  const { Sort: _order, ...filters } = question
  const totals = useDetail(siTotals, filters, { renew: true })
  useLiveReload(['si/changed'], [totals])
  const { data } = totals
  return (
    <output className="jst-muted jst-totals">
      {data
        ? texts.totals(
            formatNumber(data.Records),
            formatNumber(data.Containers),
            formatNumber(data.Packages),
            formatDecimal(data.Weight, 3),
            formatDecimal(data.Volume, 3),
          )
        : ''}
    </output>
  )
})
