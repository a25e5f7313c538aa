import { Button } from '@arco-design/web-react'
import type { EntityRow } from '@jst/contracts/entity'
import { offeredRates, type QuoteOption } from '@jst/contracts/quotes'
import { useAction, useApp } from '@jst/feature-kit'
import { texts } from '../texts.ts'
import { endOf } from './byPod.ts'
import { ratesQueryOf, renewed } from './options.ts'

const words = texts.options

interface RenewToolProps {
  row: EntityRow
  options: readonly QuoteOption[]
  onRenewed: (options: readonly QuoteOption[]) => void
}

/** The button that takes the prices of this moment for all options with a rate; those whose rate is gone stay, and are named when they are sent. */
export function RenewTool({ row, options, onRenewed }: RenewToolProps) {
  const { api, notify } = useApp()
  const renew = useAction(async () => {
    const pods = [...new Set(options.filter(({ RateId }) => RateId > 0).map(endOf))]
    const now = await api.call(offeredRates, ratesQueryOf(row, pods, options))
    onRenewed(
      options.map((option) => {
        const found = option.RateId > 0 ? now.find(({ RateId }) => RateId === option.RateId) : undefined
        return found ? renewed(option, found) : option
      }),
    )
    notify.success(words.refreshed)
  })
  if (!options.some(({ RateId }) => RateId > 0)) return null
  return (
    <Button size="small" loading={renew.busy} onClick={() => void renew.run()}>
      {words.refresh}
    </Button>
  )
}
