import { ErrorView, Section, type Failure } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SiValidation } from '@jst/si-drafts/validation'
import type { Finding, FoundSet } from '../editor/model/findings.ts'
import { FindingsByBill } from '../editor/checks/FindingsByBill.tsx'
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

/** Findings of the validation by bill; a click jumps to the field. */
export const FoundList = observer(function FoundList({ validation, found, failure, onRetry, onOpen }: FoundListProps) {
  const { drafts, checkedAt } = validation
  const sum = found.all.length > 0 ? texts.sum(found.errors, found.warnings) : checkedAt === null ? '' : texts.clean
  return (
    <Section title={texts.findings} extra={<span className="jst-muted">{texts.keys}</span>}>
      {failure ? <ErrorView error={failure} onRetry={onRetry} /> : null}
      <p role="status" className="jst-checks-sum">
        {checkedAt === null && !failure ? texts.checking : sum}
      </p>
      <FindingsByBill
        found={found}
        drafts={drafts}
        ofSet={texts.set}
        headClass="jst-found-bill"
        placeOf={(finding, bill) => {
          const place = bill && shownAt(finding, bill)
          return place && `${labelOfPlace(place, bill)}：`
        }}
        onOpen={onOpen}
      />
    </Section>
  )
})
