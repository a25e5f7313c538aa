import { StageTag } from '../bill/StageTag.tsx'
import { SiStatus, siStatusTable, type SiState } from '@jst/contracts/si'
import { Notice, RowActs, type Fact } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { Deadline } from '../bill/Deadline.tsx'
import { reasonText } from '../bill/history.ts'
import { texts as shared } from '../bill/texts.ts'
import { texts } from './texts.ts'
import type { Overtaken } from './verdict.ts'

const words = texts.audit
const statusText = (status: number) => siStatusTable[status as SiStatus]?.zh ?? String(status)

/** Key facts for a reviewer: company, cut-off, version. */
export const auditFacts = (state: SiState): Fact[] => [
  { label: texts.detail.facts.company, value: state.CompanyName },
  { label: texts.detail.facts.deadline, value: <Deadline at={state.Deadline} status={state.Status} /> },
  {
    label: texts.detail.facts.version,
    value: (
      <RowActs>
        {shared.versionNo(state.Version)}
        {state.Stage > 0 ? <StageTag of={state} /> : null}
      </RowActs>
    ),
  },
]

interface AuditNoticesProps {
  state: SiState
  mayAudit: boolean
  /** Somebody else has it. */
  claim: string | undefined
  overtaken: Overtaken | undefined
  onCatchUp: () => void
}

/** Obstacles to a verdict, most urgent first. */
export function AuditNotices({ state, mayAudit, claim, overtaken, onCatchUp }: AuditNoticesProps) {
  const newer = overtaken && overtaken.version > state.Version
  const amends = state.InForceVersion > 0 && state.InForceVersion < state.Version
  return (
    <div className="jst-notices">
      {overtaken && (
        <Notice tone="warning" action={<Button onClick={onCatchUp}>{newer ? words.showNew : words.reload}</Button>}>
          {newer ? words.superseded(overtaken.version) : words.changed(statusText(overtaken.status))}
        </Notice>
      )}
      {claim && <Notice tone="warning">{claim}</Notice>}
      {!mayAudit && <Notice>{words.noRight}</Notice>}
      {mayAudit && !overtaken && state.Status !== SiStatus.submitted && <Notice>{words.settled(statusText(state.Status))}</Notice>}
      {amends && (
        <Notice>
          {`${words.amendment([reasonText(state.ReasonCode), state.Reason].filter(Boolean).join('，'))}。${words.amendmentHint(state.InForceVersion)}`}
        </Notice>
      )}
    </div>
  )
}
