import { Button } from '@arco-design/web-react'
import { offeredRates, type QuoteOption } from '@jst/contracts/quotes'
import type { EntityRow } from '@jst/contracts/entity'
import { useDetail } from '@jst/feature-kit'
import { Dialog, ErrorView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { ratesQueryOf, podsOf, typesOf } from './options.ts'
import { RatesTable } from './RatesTable.tsx'

const words = texts.options

interface AddRatesProps {
  row: EntityRow
  /** Those that the quotation has. */
  options: readonly QuoteOption[]
  onAdd: (rates: readonly QuoteOption[]) => void
  onClose: () => void
}

/** Rates of the route and day of a quotation, to be added as options. */
export const AddRates = observer(function AddRates({ row, options, onAdd, onClose }: AddRatesProps) {
  const pods = podsOf(row, options)
  const rates = useDetail(offeredRates, ratesQueryOf(row, pods, options))
  const [chosen, setChosen] = useState<number[]>([])
  const all = rates.data ?? []
  return (
    <Dialog
      title={words.addTitle}
      width={960}
      footer={
        <Button
          type="primary"
          disabled={chosen.length === 0}
          onClick={() => {
            onAdd(all.filter(({ RateId }) => chosen.includes(RateId)))
            onClose()
          }}
        >
          {words.take(chosen.length)}
        </Button>
      }
      onClose={onClose}
    >
      {rates.status === 'failed' && rates.error ? <ErrorView error={rates.error} onRetry={rates.reload} /> : null}
      {rates.data && all.length === 0 ? <p className="jst-muted">{texts.quick.none}</p> : null}
      {all.length > 0 ? <RatesTable rates={all} pods={pods} types={typesOf(row)} chosen={chosen} onChange={setChosen} /> : null}
    </Dialog>
  )
})
