import type { TrackBox, TrackException, TrackFact, TrackView } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { Notice, TextButton, vesselVoyage, portText, type Fact } from '@jst/ui'
import { useState } from 'react'
import { CallTime } from '../cells/times.tsx'
import type { HandleAct } from '../exceptions/useHandle.tsx'
import type { PlaceQuery } from '../map/points.ts'
import { texts as common } from '../texts.ts'
import { BoxesPart } from './BoxesPart.tsx'
import { ClocksPart } from './ClocksPart.tsx'
import { FactsPart } from './FactsPart.tsx'
import { ExceptionsPart, FilesPart, PeoplePart } from './Rail.tsx'
import { RoutePart } from './RoutePart.tsx'
import { texts } from './texts.ts'
import { TimelinePart } from './TimelinePart.tsx'

/** Acts of a reader. One that is absent is not offered. */
export interface ShipmentActs {
  readonly onRule?: (fact: TrackFact) => void
  readonly onRulePort?: () => void
  readonly onSwap?: (box: TrackBox) => void
  readonly onHandle?: (act: HandleAct, rows: readonly TrackException[]) => void
  /** Reads the facts where the view has lines alone. */
  readonly onFacts?: () => void
  readonly onPlace?: (place: PlaceQuery) => void
  readonly file?: (FileId: number) => { path: string; query: Record<string, string | number> }
}

const noFacts = () => undefined

/** Key facts of the head. */
export const headFacts = (view: TrackView): Fact[] => [
  { label: common.route, value: `${portText(view.PolName, view.Pol)} → ${portText(view.PodName, view.Pod)}` },
  { label: common.vessel, value: vesselVoyage(view.Vessel, view.Voyage) },
  { label: common.arrival, value: <CallTime times={view.Arrival} zone={view.PodZone} /> },
]

/** Warnings above the sections: end of the following, changes of the route, open conflicts, contradictions. */
export function ShipmentNotices({
  view,
  onShowConflicts,
  onRulePort,
}: { view: TrackView; onShowConflicts: () => void } & Pick<ShipmentActs, 'onRulePort'>) {
  const { Omissions, Contradictions, Conflicts, EndedAt, EndReason } = view
  return (
    <>
      {EndedAt ? <Notice>{texts.ended(EndReason)}</Notice> : null}
      {Omissions.length > 0 ? (
        <Notice tone="warning" action={onRulePort ? <TextButton onClick={onRulePort}>{texts.rule.portTool}</TextButton> : undefined}>
          {texts.omissions}
          {common.colon}
          {Omissions.map(({ Text }) => Text).join(common.clause)}
        </Notice>
      ) : null}
      {Conflicts > 0 ? (
        <Notice tone="warning" action={<TextButton onClick={onShowConflicts}>{texts.showConflicts}</TextButton>}>
          {texts.conflictNotice(Conflicts)}
        </Notice>
      ) : null}
      {Contradictions.length > 0 ? (
        <Notice tone="warning">
          {texts.contradictions}
          {common.colon}
          {Contradictions.map(({ Box, Text }) => [Box, Text].filter(Boolean).join(' ')).join(common.clause)}
        </Notice>
      ) : null}
    </>
  )
}

/** State of what is looked at: one box, or what has to be decided alone. */
export function useShown() {
  const [box, setBox] = useState('')
  const [onlyOpen, setOnlyOpen] = useState(false)
  const toTimeline = () => document.getElementById('timeline')?.scrollIntoView({ block: 'start' })
  return {
    box,
    onlyOpen,
    setBox: (next: string) => {
      setBox(next)
      if (next !== '') toTimeline()
    },
    setOnlyOpen,
    showConflicts: () => {
      setOnlyOpen(true)
      toTimeline()
    },
  }
}

/** The parts of a shipment, the same for staff, customer and reader of a link: what a reader may not see is empty and left out. */
export function ShipmentParts({ view, acts, shown }: { view: TrackView; acts: ShipmentActs; shown: ReturnType<typeof useShown> }) {
  const { surface } = useApp()
  // a link that shows no costs has no clocks: without them 未起算 would be a guess
  const withFree = surface !== 'public' || view.Clocks.length > 0
  return (
    <div className="jst-stack jst-track-parts">
      <FactsPart view={view} />
      <TimelinePart
        view={view}
        box={shown.box}
        onBox={shown.setBox}
        onlyOpen={shown.onlyOpen}
        onOnlyOpen={shown.setOnlyOpen}
        onRule={acts.onRule}
        onFacts={acts.onFacts ?? noFacts}
      />
      <RoutePart view={view} onPlace={acts.onPlace} />
      <BoxesPart view={view} withFree={withFree} onBox={shown.setBox} onSwap={acts.onSwap} />
      {withFree ? <ClocksPart view={view} /> : null}
    </div>
  )
}

/** Exceptions, files and people of a shipment. */
export function ShipmentRail({ view, acts, exceptions }: { view: TrackView; acts: ShipmentActs; exceptions: boolean }) {
  return (
    <>
      {exceptions ? <ExceptionsPart rows={view.Open} onHandle={acts.onHandle} /> : null}
      <FilesPart view={view} file={acts.file} />
      <PeoplePart view={view} />
    </>
  )
}
