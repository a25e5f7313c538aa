import type { TrackStage } from '@jst/contracts/tracking'
import { milestoneFacts, type Fact, type StateName } from '@jst/track'

type Stage = Exclude<TrackStage, 'ended'>
const stages: Readonly<Record<StateName, Stage | 'side'>> = {
  none: 'waiting',
  requested: 'waiting',
  booked: 'origin',
  released: 'origin',
  emptyOut: 'origin',
  gateIn: 'origin',
  // at either end: the fact tells
  inspection: 'side',
  cleared: 'side',
  shutOut: 'origin',
  feeder: 'origin',
  loaded: 'origin',
  sailing: 'sea',
  transhipArrived: 'sea',
  transhipWaiting: 'sea',
  transhipLoaded: 'sea',
  arrived: 'arrived',
  berthed: 'arrived',
  discharged: 'arrived',
  available: 'arrived',
  pickedUp: 'delivered',
  inland: 'delivered',
  inlandYard: 'delivered',
  stripped: 'delivered',
  returned: 'delivered',
}

/** Tab of a state. */
export function stageOf(state: StateName, facts: readonly Fact[]): Stage {
  const stage = stages[state]
  if (stage !== 'side') return stage
  const last = facts.findLast(({ milestone, classifier }) => classifier === 'ACT' && /Inspection|Cleared/.test(milestone))
  return last && milestoneFacts(last.milestone).band === 'destination' ? 'arrived' : 'origin'
}
