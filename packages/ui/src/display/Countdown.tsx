import { describeDeadline } from '../clock/deadline.ts'
import { useNow } from '../clock/useNow.ts'
import { emptyText, formatDate, timeOf } from '../format/dates.ts'
import { useTexts } from '../language.tsx'

interface CountdownProps {
  deadline: string | null | undefined
  /** Text after the end, for other clocks than a cut-off: `已超期 2小时`. */
  over?: (span: string) => string
}

/** Time left to a deadline (ISO 8601), renewed every minute: orange below 24 h, red below 4 h and when overdue. */
export function Countdown({ deadline, over }: CountdownProps) {
  const now = useNow()
  const texts = useTexts()
  const time = timeOf(deadline)
  if (time === undefined) return <span className="jst-muted">{emptyText}</span>
  const { text, level } = describeDeadline(time, now, over ? { countdown: { ...texts.countdown, over } } : texts)
  return (
    <time className={`jst-countdown jst-countdown-${level}`} dateTime={deadline ?? undefined} title={formatDate(deadline, 'dateTime')}>
      {text}
    </time>
  )
}
