import type { ManifestContent, ManifestRegime } from '@jst/contracts/manifest'
import { regimesFor } from '@jst/manifest'
import { FlagField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { regimeNames } from '../declared-fields.ts'
import { texts } from '../texts.ts'
import type { ManifestForm } from './useManifestForm.ts'

export const regimes = Object.keys(regimeNames) as ManifestRegime[]
interface RegimeFlagProps {
  code: ManifestRegime
  model: ManifestForm
  /** The bill has the filing already. */
  filed: boolean
  onChoose: () => void
}
export const RegimeFlag = observer(function RegimeFlag({ code, model, filed, onChoose }: RegimeFlagProps) {
  const { Regimes } = model.values
  const write = (isOn: boolean) => {
    onChoose()
    model.write({ Regimes: regimes.filter((one) => (one === code ? isOn : Regimes.includes(one))) })
  }
  return (
    <FlagField
      label={regimeNames[code][0]}
      hint={filed ? texts.editor.filed : texts.editor.regimesHint}
      value={filed || Regimes.includes(code)}
      disabled={filed}
      onChange={write}
    />
  )
})

/** Filings that the ports of a bill ask for; of China while they are not known. */
export function proposedRegimes(content: Pick<ManifestContent, 'Pol' | 'PortsAfter' | 'Transit' | 'Pod' | 'Delivery'>): ManifestRegime[] {
  const needed = regimesFor(content).map(({ code }) => code)
  return needed.length === 0 ? ['cnExport'] : needed
}

/** Writes the filings of a new bill anew when its ports change, until the person has chosen himself. Answers with what tells of a choice. */
export function useProposedRegimes(
  model: ManifestForm,
  content: ManifestContent,
  isNew: boolean,
): { onChoose: () => void; restart: () => void } {
  const [isChosen, setChosen] = useState(false)
  const { Pol, PortsAfter, Transit, Pod, Delivery } = content
  const ports = JSON.stringify([Pol, PortsAfter, Transit, Pod, Delivery])
  const seen = useRef(ports)
  useEffect(() => {
    if (seen.current === ports) return
    seen.current = ports
    if (isNew && !isChosen) model.write({ Regimes: proposedRegimes({ Pol, PortsAfter, Transit, Pod, Delivery }) })
  })
  return { onChoose: () => setChosen(true), restart: () => setChosen(false) }
}
