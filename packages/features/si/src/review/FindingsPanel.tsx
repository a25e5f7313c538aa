import type { DetailStore } from '@jst/feature-kit'
import { ErrorView, Icon, Section, TextButton } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { Place } from '../bill/remark-path.ts'
import { texts } from './texts.ts'
import type { Finding } from './useFindings.ts'

const words = texts.findings

interface FindingsPanelProps {
  store: DetailStore<Finding[]>
  onJump: (place: Place) => void
  /** Absent: nothing may be pinned. */
  onPin?: ((place: Place, text: string) => void) | undefined
}

/** Findings of the server's check, collapsed if there are none; a click jumps to the field. */
export const FindingsPanel = observer(function FindingsPanel({ store, onJump, onPin }: FindingsPanelProps) {
  const findings = store.data ?? []
  const count = (severity: string) => findings.filter(({ issue }) => issue.Severity === severity).length
  const summary = store.data
    ? findings.length === 0
      ? words.clean
      : words.count(count('ERROR'), count('WARN'))
    : store.error
      ? ''
      : words.checking
  return (
    <Section title={words.title} extra={<span className="jst-muted">{summary}</span>}>
      {store.error ? <ErrorView error={store.error} onRetry={store.reload} /> : null}
      {findings.length > 0 && (
        <ul className="jst-issues">
          {findings.map(({ issue, place }, index) => (
            <li key={`${issue.Path} ${issue.Code} ${index}`}>
              <Severity severity={issue.Severity} />
              {place ? <TextButton onClick={() => onJump(place)}>{issue.Message}</TextButton> : <span>{issue.Message}</span>}
              {place && onPin ? (
                <button type="button" className="jst-text-button jst-issue-act" onClick={() => onPin(place, issue.Message)}>
                  {texts.pins.add}
                </button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
})

function Severity({ severity }: { severity: Finding['issue']['Severity'] }) {
  const [label, tone] = severity === 'ERROR' ? [words.error, 'red'] : severity === 'WARN' ? [words.warning, 'orange'] : [words.info, 'blue']
  return (
    <span className={`jst-severity jst-tone-${tone}`} title={label}>
      <Icon name={severity === 'INFO' ? 'info' : 'warning'} />
      <span className="jst-hidden">{label}</span>
    </span>
  )
}
