import { regimeNames, type ManifestRegime } from '@jst/contracts/manifest'
import { FlagField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from '../texts.ts'
import type { ManifestForm } from './useManifestForm.ts'

export const regimes = Object.keys(regimeNames) as ManifestRegime[]
/** Filings that are offered although the ports do not ask for them. */
export const offered: readonly ManifestRegime[] = ['cnExport', 'us', 'eu', 'jp']
export const RegimeFlag = observer(function RegimeFlag({ code, model }: { code: ManifestRegime; model: ManifestForm }) {
  const { Regimes } = model.values
  const write = (isOn: boolean) => model.write({ Regimes: regimes.filter((one) => (one === code ? isOn : Regimes.includes(one))) })
  return <FlagField label={regimeNames[code][0]} hint={texts.editor.regimesHint} value={Regimes.includes(code)} onChange={write} />
})
