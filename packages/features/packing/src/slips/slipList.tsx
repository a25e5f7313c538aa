import { slipCalls, type SlipState } from '@jst/contracts/packing'
import { link } from '@jst/feature-kit'
import { documentList, PrintMany } from '@jst/feature-kit/document'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { Countdown, type ListView } from '@jst/ui'
import { slipDocument as document } from './declared.ts'
import { slipStates } from './states.ts'
import { momentCells } from '../moments.tsx'
import { texts } from './texts.ts'

const lead = [
  'Code',
  'Stage',
  'EirNo',
  'BoxType',
  'BoxNo',
  'Due',
  'FleetName',
  'Depot',
  'PickupTo',
  'Terminal',
  'Cutoff',
  'BookingNo',
  'NameZh',
]
const view = (stage: SlipState): ListView => ({ key: stage, label: slipStates.states[stage].zh, filters: { Stage: stage } })
const all = (): ListView => ({ key: 'all', label: texts.all, filters: {} })
const views = () => (Object.keys(slipStates.states) as SlipState[]).map(view)
/** Views by state, those of work first. */
export const slipViews = (): readonly ListView[] => [...views(), all()]

interface SlipListParts extends Partial<EntityScreenParts> {
  /** A function where the page speaks more than one language. */
  title: string | (() => string)
  name: string
  side: 'staff' | 'party'
}

/** A list of slips for one side. */
export function slipList({ title, name, side, ...more }: SlipListParts) {
  const parts = documentList(document, { of: ({ Id }) => link(side === 'staff' ? document.page : document.partyPage, { Id }) })
  return entityScreen(slipCalls, title, {
    ...parts,
    name,
    lead,
    cells: {
      ...parts.cells,
      ...momentCells('Cutoff', 'IssuedAt', 'PickedUpAt', 'GatedInAt'),
      Due: (row) => <Countdown deadline={String(row['Due'] ?? '')} over={texts.late} />,
    },
    views: () => [all(), ...views()],
    counted: true,
    actions: () => null,
    batch: (rows) => (
      <>
        <PrintMany document={document} print="a4" side={side} rows={rows} />
        <PrintMany document={document} print="roll" side={side} rows={rows} />
      </>
    ),
    ...more,
  })
}
