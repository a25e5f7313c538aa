import { formatNumber } from '../format/numbers.ts'
import { useTexts } from '../language.tsx'
import type { UiTexts } from '../texts.ts'

/** A number beside that of the period before: 12（较上期 +20%）. A change is no state, so it has no colour. */
export function Change({ now, former }: { now: number; former: number }) {
  const words = useTexts().chart
  return (
    <>
      {formatNumber(now)} <span className="jst-muted">{changeText(words, now, former)}</span>
    </>
  )
}

/** How a number stands against that of the period before, for a column of its own: +20%. */
export function deltaText(words: UiTexts['chart'], now: number, former: number): string {
  if (former === 0) return now === 0 ? '' : words.formerNone
  const share = Math.round(((now - former) / former) * 100)
  if (share > mostShare) return words.tenfold
  return share > 0 ? `+${share}%` : `${share}%`
}

/** Above this a share says no more than that there was hardly anything before (per cent). */
const mostShare = 999
/** How a number stands against that of the period before, with its sign. */
function changeText(words: UiTexts['chart'], now: number, former: number): string {
  const text = deltaText(words, now, former)
  return text.endsWith('%') ? words.change(text) : text
}
