import { trackCalendarCalls, trackTermsCalls } from '@jst/contracts/tracking'
import { entityScreen } from '@jst/feature-kit/entity'
import { PartSwitch } from './PartSwitch.tsx'
import { texts } from './texts.ts'

const parts = { siblings: <PartSwitch /> }
/** 免箱期条款 of carriers and terminals. */
export const { Screen: Terms } = entityScreen(trackTermsCalls, texts.parts.terms, parts)
/** 港口工作日历: days without work. */
export const { Screen: Calendars } = entityScreen(trackCalendarCalls, texts.parts.calendars, parts)
