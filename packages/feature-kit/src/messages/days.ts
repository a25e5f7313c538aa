import type { Message } from '@jst/contracts/messages'
import { addDays, formatDate, today } from '@jst/ui'

type Dated = Pick<Message, 'CreateTime'>

/** The local day that a message came on; undefined without one. */
export const dayOf = (message: Dated | undefined): string | undefined => message && formatDate(message.CreateTime)

/** Name of that day: with the year if it is not this one. */
export function dayName({ CreateTime }: Dated, words: { readonly today: string; readonly yesterday: string }): string {
  const day = formatDate(CreateTime)
  const now = today()
  if (day === now) return words.today
  if (day === addDays(now, -1)) return words.yesterday
  return day.slice(0, 4) === now.slice(0, 4) ? formatDate(CreateTime, 'monthDay') : day
}
