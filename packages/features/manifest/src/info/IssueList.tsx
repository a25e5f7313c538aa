import type { Issue } from '@jst/contracts'
import { RowActs, Section, StatusTag, TextButton, type Tone } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.info
const tones: Readonly<Record<Issue['Severity'], Tone>> = { ERROR: 'red', WARN: 'orange', INFO: 'blue' }
const order = { ERROR: 0, WARN: 1, INFO: 2 } as const
/** Findings that are drawn at once. */
const most = 60

/** Findings of a filing, what refuses first. `onRepair`: takes the value that a finding offers. */
export function IssueList({
  issues,
  title = words.issues,
  onRepair,
}: {
  issues: readonly Issue[]
  title?: string
  onRepair?: (issue: Issue) => void
}) {
  const sorted = issues.toSorted((one, other) => order[one.Severity] - order[other.Severity])
  return (
    <Section title={title}>
      {issues.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ul className="jst-packing-findings">
        {sorted.slice(0, most).map((issue, at) => (
          <li key={`${issue.Code} ${issue.Path} ${at}`}>
            <StatusTag tone={tones[issue.Severity]}>{texts.severities[issue.Severity]}</StatusTag>
            <span>{issue.Message}</span>
            {onRepair && issue.Suggest ? (
              <RowActs>
                <TextButton
                  aria-label={`${texts.editor.repair}${texts.joints.label}${issue.Suggest.Text}`}
                  title={issue.Suggest.Text}
                  onClick={() => onRepair(issue)}
                >
                  {texts.editor.repair}
                </TextButton>
              </RowActs>
            ) : null}
          </li>
        ))}
      </ul>
      {sorted.length > most ? <p className="jst-muted">{texts.editor.more(sorted.length - most)}</p> : null}
    </Section>
  )
}
