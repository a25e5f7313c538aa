import type { SiStage } from '@jst/contracts/si'
import { isPastCutOff } from '@jst/si-drafts/rules'

const day = 86_400_000
/** Sailing dates are days of China. */
const startOfChinaDay = (date: string) => Date.parse(`${date.slice(0, 10)}T00:00:00+08:00`)

/** Where a submit at `now` stands for the fee: 0 before the cut-off, 1 after it, 2 after the day of sailing. */
export function stageAt(deadline: string | null, sailingDate: string | null, now: number): SiStage {
  if (sailingDate !== null && now >= startOfChinaDay(sailingDate) + day) return 2
  return isPastCutOff(deadline, now) ? 1 : 0
}
