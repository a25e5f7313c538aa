import { applicationCalls, type ApplicationState } from '@jst/contracts/packing'
import { link } from '@jst/feature-kit'
import { ClaimMany, documentList, MoveMany } from '@jst/feature-kit/document'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { Countdown, type ListView } from '@jst/ui'
import { applicationDocument as document, applicationStates } from './declared.ts'
import { momentCells } from '../moments.tsx'
import { texts } from './texts.ts'

const lead = ['Code', 'Stage', 'Due', 'NameZh', 'BookingNo', 'Boxes', 'Fleets', 'PickupFrom', 'Cutoff', 'Vessel', 'VoyageNo']
const view = (stage: ApplicationState): ListView => ({ key: stage, label: applicationStates.states[stage].zh, filters: { Stage: stage } })
const all = (): ListView => ({ key: 'all', label: texts.all, filters: {} })
const allStages = Object.keys(applicationStates.states) as ApplicationState[]

interface ApplicationListParts {
  title: string | (() => string)
  name: string
  side: 'staff' | 'party'
  /** Events for many records at once. */
  events: readonly string[]
  more?: Partial<EntityScreenParts>
}

/** A list of applications for one side. */
export function applicationList({ title, name, side, events, more = {} }: ApplicationListParts) {
  const parts = documentList(document, { of: ({ Id }) => link(side === 'staff' ? document.page : document.partyPage, { Id }) })
  return entityScreen(applicationCalls, title, {
    ...parts,
    name,
    lead,
    cells: {
      ...parts.cells,
      ...momentCells('Cutoff', 'SubmittedAt'),
      Due: (row) => <Countdown deadline={String(row['Due'] ?? '')} over={texts.late} />,
    },
    views: () => [all(), ...allStages.map(view)],
    counted: true,
    ...(side === 'staff' ? {} : { actions: () => null }),
    batch: (rows, list) => (
      <>
        {side === 'staff' ? <ClaimMany document={document} rows={rows} onDone={() => list.reload()} /> : null}
        <MoveMany document={document} rows={rows} side={side} events={events} onDone={() => list.reload()} />
      </>
    ),
    ...more,
  })
}

/** Views of the desk: what waits for it first. */
export const deskViews = (): readonly ListView[] => [view('submitted'), view('returned'), view('approved'), all()]
