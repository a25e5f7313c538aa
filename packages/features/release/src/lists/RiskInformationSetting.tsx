import { holdCalls, riskCalls, riskEntries, type RiskEntry } from '@jst/contracts/release'
import { entityScreen } from '@jst/feature-kit/entity'
import { StatusTag, type Tone } from '@jst/ui'
import { partsBeside } from '../partsBeside.tsx'
import { texts } from '../texts.ts'
import { titles } from '../titles.ts'

const tones: Readonly<Record<RiskEntry, Tone>> = { blacklist: 'red', high: 'orange', medium: 'blue' }
const { parts } = texts.risks

/** 风险信息设置: the blacklist and companies of high and medium risk; beside it the bills that are held. */
export const { Screen, preload } = partsBeside(parts, (siblings) => ({
  entries: entityScreen(riskCalls, titles.risks, {
    siblings,
    cells: {
      Level: (row) => {
        const level = String(row['Level']) as RiskEntry
        return <StatusTag tone={tones[level]}>{riskEntries[level]}</StatusTag>
      },
    },
  }),
  holds: entityScreen(holdCalls, titles.risks, { siblings, name: 'release-holds' }),
}))
