import { manifestCalls, type ManifestRegime, type ManifestState } from '@jst/contracts/manifest'
import { link } from '@jst/feature-kit'
import { ClaimMany, documentList, MoveMany } from '@jst/feature-kit/document'
import { SendMessages } from '@jst/feature-kit/sending'
import { entityScreen, type EntityScreenParts } from '@jst/feature-kit/entity'
import type { EntityRow } from '@jst/contracts/entity'
import { regimes } from '@jst/manifest'
import { Countdown, DateText, StatusTag, type ListView } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { manifestDocument as document, manifestStates } from '../declared.ts'
import { texts } from '../texts.ts'
import { usePhrases } from '../usePhrases.ts'

const lead = ['Code', 'Stage', 'Regime', 'BillNo', 'Deadline', 'AgentCutoff', 'Vessel', 'Voyage', 'Boxes', 'Packages', 'Weight', 'NameZh']
/** A view of the records in a state. */
export const view = (stage: ManifestState): ListView => ({ key: stage, label: manifestStates.states[stage].zh, filters: { Stage: stage } })
export const all = (): ListView => ({ key: 'all', label: texts.all, filters: {} })

const text = (row: EntityRow, key: string) => String(row[key] ?? '')
const moment = (key: string) => (row: EntityRow) => <DateText value={text(row, key) || null} />
/** States in which the deadline of the original has been met, or counts no more. */
const settled: readonly string[] = ['accepted', 'changing', 'deleting', 'deleted', 'void'] satisfies ManifestState[]
/** A deadline that is not known is none that is met. A filing without a deadline by law has nothing to wait for. */
const deadline = (row: EntityRow) => {
  const [at, regime] = [text(row, 'Deadline'), text(row, 'Regime') as ManifestRegime]
  if (settled.includes(text(row, 'Stage'))) return <DateText value={at || null} />
  if (at !== '') return <Countdown deadline={at} over={texts.late} />
  return regimes[regime]?.deadline === undefined ? null : <span className="jst-muted">{texts.unknown}</span>
}

interface ManifestListParts extends Partial<Omit<EntityScreenParts, 'page'>> {
  /** A function where the page speaks more than one language. */
  title: string | (() => string)
  name: string
  side: 'staff' | 'party'
  /** Page that opens a filing, and the one of a new filing. */
  opens: string
  adds?: string
  /** Events for many filings at once. */
  events?: readonly string[]
  claims?: true
  sends?: true
}

/** A list of filings: each path shows its part of the work. */
export function manifestList({ title, name, side, opens, adds, events = [], claims, sends, ...more }: ManifestListParts) {
  const parts = documentList(document, { of: ({ Id }) => link(opens, { Id }), ...(adds === undefined ? {} : { add: adds }) })
  return entityScreen(manifestCalls, title, {
    ...parts,
    name,
    lead,
    cells: {
      ...parts.cells,
      Deadline: deadline,
      AgentCutoff: moment('AgentCutoff'),
      Due: (row) => <Countdown deadline={text(row, 'Due')} over={texts.late} />,
      Wrong: (row) => (Number(row['Wrong']) > 0 ? <StatusTag tone="red">{String(row['Wrong'])}</StatusTag> : null),
      Holds: (row) => (text(row, 'Holds') === '' ? null : <StatusTag tone="red">{text(row, 'Holds')}</StatusTag>),
      Wanted: (row) => (text(row, 'Wanted') === '' ? null : <StatusTag tone="orange">{texts.wanted}</StatusTag>),
    },
    counted: true,
    ...(side === 'party' ? { actions: () => null } : {}),
    batch: (rows, list) => <Batch rows={rows} onDone={() => list.reload()} {...{ side, events, claims, sends }} />,
    ...more,
  })
}

interface BatchProps extends Pick<ManifestListParts, 'side' | 'claims' | 'sends'> {
  rows: readonly EntityRow[]
  events: readonly string[]
  onDone: () => void
}
/** Acts on chosen filings. */
const Batch = observer(function Batch({ rows, side, events, claims, sends, onDone }: BatchProps) {
  const phrases = usePhrases(side, [...new Set(rows.map((row) => text(row, 'Regime') as ManifestRegime))])
  const many = { document, rows, onDone }
  return (
    <>
      {claims ? <ClaimMany {...many} /> : null}
      {sends ? <SendMessages {...many} phrases={phrases.send} /> : null}
      {events.length > 0 ? <MoveMany {...many} side={side} events={events} phrases={phrases.moves} /> : null}
    </>
  )
})
