import { riskCalls, riskEntries, type RiskEntry } from '@jst/contracts/release'
import { entityScreen } from '@jst/feature-kit/entity'
import { StatusTag, type Tone } from '@jst/ui'
import { titles } from '../titles.ts'

const tones: Readonly<Record<RiskEntry, Tone>> = { blacklist: 'red', high: 'orange', medium: 'blue' }

/** 风险信息设置: the blacklist, and companies of high and medium risk. */
export const { Screen, preload } = entityScreen(riskCalls, titles.risks, {
  cells: {
    Level: (row) => {
      const level = String(row['Level']) as RiskEntry
      return <StatusTag tone={tones[level]}>{riskEntries[level]}</StatusTag>
    },
  },
})
