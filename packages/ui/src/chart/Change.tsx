import { formatNumber } from '../format/numbers.ts'
import { useTexts } from '../language.tsx'

/** A number beside that of the period before: 12（较上期 +20%）. A change is no state, so it has no colour. */
export function Change({ now, former }: { now: number; former: number }) {
  const words = useTexts().chart
  return (
    <>
      {formatNumber(now)} <span className="jst-muted">{former === 0 ? words.formerNone : words.change(shareOf(now, former))}</span>
    </>
  )
}

/** Above this a share says no more than that there was hardly anything before. */
const mostShare = 999
/** How much more or less in per cent, with its sign. */
export const shareOf = (now: number, former: number) => {
  const share = Math.round(((now - former) / former) * 100)
  if (share > mostShare) return `>+${mostShare}%`
  return share > 0 ? `+${share}%` : `${share}%`
}
