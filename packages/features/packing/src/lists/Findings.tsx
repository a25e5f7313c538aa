import type { Finding } from '@jst/packing/checks'
import { RowActs, Section, StatusTag, TextButton, type Tone } from '@jst/ui'
import { texts } from './texts.ts'

const words = texts.page
const tones: Readonly<Record<Finding['severity'], Tone>> = { ERROR: 'red', WARN: 'orange', INFO: 'blue' }
/** Findings that are drawn at once. */
const most = 100

interface FindingsProps {
  findings: readonly Finding[]
  onShow: (finding: Finding) => void
  onRepair: (finding: Finding) => void
}

/** Findings of the checks, each with its place and a repair where one click can mend it. */
export function Findings({ findings, onShow, onRepair }: FindingsProps) {
  const order = { ERROR: 0, WARN: 1, INFO: 2 } as const
  const sorted = findings.toSorted((one, other) => order[one.severity] - order[other.severity]).slice(0, most)
  return (
    <Section title={words.findings}>
      {findings.length === 0 ? <p className="jst-muted">{words.none}</p> : null}
      <ul className="jst-packing-findings">
        {sorted.map((finding, at) => (
          <li key={`${finding.code} ${finding.path.box} ${finding.path.line} ${finding.path.field} ${at}`}>
            <StatusTag tone={tones[finding.severity]}>{words.severities[finding.severity]}</StatusTag>
            <span>{texts.say(finding.message)}</span>
            <RowActs>
              {finding.path.box === '' ? null : (
                <TextButton aria-label={`${words.show}${texts.joints.label}${texts.say(finding.message)}`} onClick={() => onShow(finding)}>
                  {words.show}
                </TextButton>
              )}
              {finding.repair ? (
                <TextButton
                  title={texts.say(finding.repair.words)}
                  aria-label={`${words.repair}${texts.joints.label}${texts.say(finding.repair.words)}`}
                  onClick={() => onRepair(finding)}
                >
                  {words.repair}
                </TextButton>
              ) : null}
            </RowActs>
          </li>
        ))}
      </ul>
    </Section>
  )
}
