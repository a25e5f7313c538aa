import { siCarrierStates, type SiCarrierState } from '@jst/contracts/si'
import { StatusTag } from '@jst/ui'

/** State of the latest message to the carrier; hidden before the first. */
export function CarrierStateTag({ state }: { readonly state: SiCarrierState | '' }) {
  if (state === '') return null
  const { zh, tone } = siCarrierStates[state]
  return <StatusTag tone={tone}>{zh}</StatusTag>
}
