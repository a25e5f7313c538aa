import { StageTag } from '../bill/StageTag.tsx'
import { siSourceTable, type SiRecord, type SiState } from '@jst/contracts/si'
import { DateText, FactGrid, formatText, Section } from '@jst/ui'
import { reasonText } from '../bill/history.ts'
import { texts as shared } from '../bill/texts.ts'
import { texts } from './texts.ts'

const words = texts.detail.facts

/** Submitter, way and time of the submission, and its outcome. */
export function SubmissionFacts({ record, state }: { record: SiRecord; state: SiState }) {
  return (
    <Section title={texts.detail.submission}>
      <FactGrid
        facts={[
          { label: words.siNo, value: record.siNo },
          { label: words.order, value: state.OrderNo },
          { label: words.source, value: formatText(siSourceTable[record.source]) },
          { label: words.submittedAt, value: <DateText value={state.SubmitTime} format="dateTime" /> },
          { label: words.updatedAt, value: <DateText value={record.updatedAt} format="dateTime" /> },
          { label: words.stage, value: <StageTag of={state} /> },
          { label: words.inForce, value: state.InForceVersion > 0 ? shared.versionNo(state.InForceVersion) : formatText('') },
          { label: words.reviewedAt, value: <DateText value={record.reviewedAt} format="dateTime" /> },
          { label: words.reviewer, value: formatText(state.ClaimedByName) },
          { label: words.reason, value: formatText([reasonText(state.ReasonCode), state.Reason].filter(Boolean).join('，')) },
          { label: words.remarks, value: formatText(state.ReviewRemarks) },
        ]}
      />
    </Section>
  )
}
