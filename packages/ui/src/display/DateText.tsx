import { useTexts } from '../language.tsx'
import { emptyText, formatDate, weekdayLabel, type DateFormat } from '../format/dates.ts'

/** A moment as `MM-DD HH:mm` (or another format of the product) with the full date and weekday on hover. */
export function DateText({ value, format = 'list' }: { value: string | null | undefined; format?: DateFormat }) {
  const { date } = useTexts()
  const text = formatDate(value, format)
  if (text === emptyText) return <span className="jst-muted">{emptyText}</span>
  return (
    <time dateTime={value ?? undefined} title={`${formatDate(value, 'dateTime')} ${weekdayLabel(value, date.weekdays)}`}>
      {text}
    </time>
  )
}
