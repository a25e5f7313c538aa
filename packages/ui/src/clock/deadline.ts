import { texts as chinese, type UiTexts } from '../texts.ts'

/** calm: more than a day · soon: less than 24 h · urgent: less than 4 h · over: past. */
export type DeadlineLevel = 'calm' | 'soon' | 'urgent' | 'over'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

function span(milliseconds: number, words: UiTexts['countdown']): string {
  if (milliseconds >= day) return words.days(Math.floor(milliseconds / day), Math.floor((milliseconds % day) / hour))
  if (milliseconds >= hour) return words.hours(Math.floor(milliseconds / hour), Math.floor((milliseconds % hour) / minute))
  return milliseconds >= minute ? words.minutes(Math.floor(milliseconds / minute)) : words.underMinute
}

/** Words and urgency of a deadline: `还剩 3小时20分`, `已过截单 2小时`. Times in milliseconds; Chinese unless told otherwise. */
export function describeDeadline(
  deadline: number,
  now: number,
  { countdown }: Pick<UiTexts, 'countdown'> = chinese,
): { text: string; level: DeadlineLevel } {
  const left = deadline - now
  if (left < 0) return { text: countdown.over(span(-left, countdown)), level: 'over' }
  const level = left < 4 * hour ? 'urgent' : left < day ? 'soon' : 'calm'
  return { text: countdown.left(span(left, countdown)), level }
}
