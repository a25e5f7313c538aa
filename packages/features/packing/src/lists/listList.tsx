import { listCalls, type ListState } from '@jst/contracts/packing'
import { link } from '@jst/feature-kit'
import { ClaimMany, documentList, MoveMany } from '@jst/feature-kit/document'
import { SendMessages } from '@jst/feature-kit/sending'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import { Countdown, StatusTag, type ListView } from '@jst/ui'
import { listDocument as document, listStates } from './declared.ts'
import { momentCells } from '../moments.tsx'
import { texts } from './texts.ts'

const lead = [
  'Code',
  'Stage',
  'Due',
  'BoxNo',
  'BoxType',
  'Seals',
  'Warned',
  'Packages',
  'Weight',
  'Volume',
  'Bills',
  'Cutoff',
  'BookingNo',
  'NameZh',
]
const view = (stage: ListState): ListView => ({ key: stage, label: listStates.states[stage].zh, filters: { Stage: stage } })
const all = (): ListView => ({ key: 'all', label: texts.all, filters: {} })
const everyState = Object.keys(listStates.states) as ListState[]
/** Views of the desk: what waits for it first. */
export const checkViews = (): readonly ListView[] => [
  view('submitted'),
  view('changing'),
  view('sent'),
  view('accepted'),
  view('returned'),
  all(),
]

interface ListListParts extends Partial<Omit<EntityScreenParts, 'page'>> {
  /** A function where the page speaks more than one language. */
  title: string | (() => string)
  name: string
  side: 'staff' | 'party'
  /** Path that opens a list. */
  opens: string
  /** Events for many lists at once. */
  events: readonly string[]
}

/** A list of packing lists for one side. */
export function listList({ title, name, side, opens, events, ...more }: ListListParts) {
  const parts = documentList(document, { of: ({ Id }) => link(opens, { Id }) })
  return entityScreen(listCalls, title, {
    ...parts,
    name,
    lead,
    cells: {
      ...parts.cells,
      ...momentCells('Cutoff', 'GatedInAt'),
      Due: (row) => <Countdown deadline={String(row['Due'] ?? '')} over={texts.late} />,
      Warned: (row) =>
        Number(row['Warned']) > 0 ? <StatusTag tone="orange">{texts.warnings.open(Number(row['Warned']))}</StatusTag> : null,
    },
    views: () => [all(), ...everyState.map(view)],
    counted: true,
    ...(side === 'staff' ? {} : { actions: () => null }),
    batch: (rows, list) => (
      <>
        {side === 'staff' ? <ClaimMany document={document} rows={rows} onDone={() => list.reload()} /> : null}
        {side === 'staff' ? <SendMessages document={document} rows={rows} together onDone={() => list.reload()} /> : null}
        <MoveMany document={document} rows={rows} side={side} events={events} onDone={() => list.reload()} />
      </>
    ),
    ...more,
  })
}
