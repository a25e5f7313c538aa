import { Button } from '@arco-design/web-react'
import { freightRateCalls, increasePath, readActions, type OpenReading, type ReadAction } from '@jst/contracts/freight-rates'
import { link } from '@jst/feature-kit'
import { AppLink, Panel, StatusTag, type Tone } from '@jst/ui'
import { isReady, ReadRows } from './ReadRows.tsx'
import { texts } from './texts.ts'

const words = texts.actions
const tones: Readonly<Record<string, Tone>> = { withdraw: 'red', correct: 'orange', increase: 'purple', full: 'red', announce: 'blue' }
type Kind = keyof typeof readActions

interface ReadActionsProps {
  opened: OpenReading
  busy: boolean
  onTake: (rows: readonly string[]) => void
}

/** Acts that a text asks for beside its prices. None happens by itself: a person confirms it here or in the list of rates. */
export function ReadActions({ opened, busy, onTake }: ReadActionsProps) {
  const { Actions } = opened.Reading
  if (Actions.length === 0) return null
  return (
    <Panel title={words.title}>
      {Actions.map((action) => (
        <Action key={action.Id} action={action} opened={opened} busy={busy} onTake={onTake} />
      ))}
    </Panel>
  )
}

/** Published rates that an action speaks of: of one carrier and route where it names one. */
function ratesOf({ Carriers, Pols, Pods, Lanes, Rows }: ReadAction) {
  const only = (codes: readonly string[]) => (new Set(codes.filter(Boolean)).size === 1 ? codes.find(Boolean) : undefined)
  const of = (codes: readonly string[], key: 'Carrier' | 'Pol' | 'Pod') => only(codes.length > 0 ? codes : Rows.map((row) => row[key]))
  return {
    Stage: 'published',
    CarrierCode: of(Carriers, 'Carrier'),
    PolCode: of(Pols, 'Pol'),
    PodCode: of(Pods, 'Pod'),
    LaneCode: only(Lanes),
  }
}

function Action({ action, opened, busy, onTake }: ReadActionsProps & { action: ReadAction }) {
  const kind = action.Kind as Kind
  const ready = action.Rows.filter(isReady).map(({ Id }) => Id)
  const amounts = Object.entries(action.Amounts).map(([box, amount]) => `${box} +${amount}`)
  return (
    <section className="jst-read-action">
      <p>
        <StatusTag tone={tones[kind] ?? 'grey'}>{readActions[kind]}</StatusTag> {action.Text}
      </p>
      <p className="jst-muted">
        {[words.about[kind], action.From, [action.Currency, ...amounts].filter(Boolean).join(' ')].filter(Boolean).join(' ')}
      </p>
      {action.Rows.length > 0 ? <ReadRows opened={opened} rows={action.Rows} chosen={new Set()} onChoose={() => undefined} /> : null}
      <div className="jst-rate-acts">
        <span />
        {kind === 'announce' ? null : (
          <AppLink to={link(kind === 'increase' ? increasePath : freightRateCalls.entity.path, ratesOf(action))}>
            {kind === 'increase' ? words.increase : words.rates}
          </AppLink>
        )}
        {ready.length > 0 && kind !== 'withdraw' ? (
          <Button size="small" disabled={busy} onClick={() => onTake(ready)}>
            {words.take(ready.length)}
          </Button>
        ) : null}
      </div>
    </section>
  )
}
