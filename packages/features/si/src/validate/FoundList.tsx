import { Section, StatusTag, ErrorView, TextButton, type Failure } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SiValidation } from '@jst/si-drafts/validation'
import type { Finding, FoundSet } from '../editor/model/findings.ts'
import { billName } from '../editor/names.ts'
import { texts as editor } from '../editor/texts.ts'
import { labelOfPlace } from '../bill/remark-path.ts'
import { shownAt } from './places.ts'
import { texts } from './texts.ts'

interface FoundListProps {
  validation: SiValidation
  found: FoundSet
  failure: Failure | undefined
  onRetry: () => void
  onOpen: (finding: Finding) => void
}

/** Findings that are listed at once for one bill: a thousand boxes may have thousands. */
const mostShown = 60
const looks = {
  ERROR: { tone: 'red', text: editor.checks.error },
  WARN: { tone: 'orange', text: editor.checks.warning },
  INFO: { tone: 'grey', text: editor.checks.info },
} as const

/** Findings of the validation by bill; a click jumps to the field. */
export const FoundList = observer(function FoundList({ validation, found, failure, onRetry, onOpen }: FoundListProps) {
  const { drafts, checkedAt } = validation
  const positions = [...found.byDraft.keys()].toSorted((a, b) => a - b)
  const sum = found.all.length > 0 ? texts.sum(found.errors, found.warnings) : checkedAt === null ? '' : texts.clean
  return (
    <Section title={texts.findings} extra={<span className="jst-muted">{texts.keys}</span>}>
      {failure ? <ErrorView error={failure} onRetry={onRetry} /> : null}
      <p role="status" className="jst-checks-sum">
        {checkedAt === null && !failure ? texts.checking : sum}
      </p>
      {positions.map((position) => {
        const list = found.byDraft.get(position) ?? []
        const bill = drafts[position]
        return (
          <div key={position}>
            {(drafts.length > 1 || !bill) && <h3 className="jst-found-bill">{bill ? billName(bill, position) : texts.set}</h3>}
            <ul className="jst-issues">
              {list.slice(0, mostShown).map((finding) => {
                const { key, issue } = finding
                const place = bill && shownAt(finding, bill)
                const label = place && bill ? `${labelOfPlace(place, bill)}：` : ''
                return (
                  <li key={key}>
                    <StatusTag tone={looks[issue.Severity].tone}>{looks[issue.Severity].text}</StatusTag>
                    {place ? (
                      <TextButton onClick={() => onOpen(finding)}>{label + issue.Message}</TextButton>
                    ) : (
                      <span>{issue.Message}</span>
                    )}
                  </li>
                )
              })}
            </ul>
            {list.length > mostShown && <p className="jst-muted">{editor.checks.more(list.length - mostShown)}</p>}
          </div>
        )
      })}
    </Section>
  )
})
