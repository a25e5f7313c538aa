export { assessClock, totalClocks, type Clock, type ClockInput, type ClockProblem, type ClockState, type ClockTotals } from './assess.ts'
export { countDays, type CountedDays, type Pause } from './count.ts'
export {
  chooseTerms,
  type ClockEvent,
  type DayRule,
  type FreeTimeTerms,
  type PauseKind,
  type PortCalendar,
  type TermsProblem,
  type Tier,
} from './terms.ts'
