import { assignSi, siReviewerList, type SiBatchResult, type SiReviewer, type SiRow } from '@jst/contracts/si'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { EmptyState, ErrorView, RadioChoice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BatchOutcome } from './BatchOutcome.tsx'
import { texts } from './texts.ts'

const words = texts.assign

const reviewerLabel = ({ Name, Department, Claimed }: SiReviewer) => (
  <>
    <span>{Name}</span>
    <span className="jst-muted">{Department}</span>
    <span className="jst-muted">{words.load(Claimed)}</span>
  </>
)

interface AssignDialogProps {
  rows: readonly SiRow[]
  onClose: () => void
  onDone: () => void
}

/** Assigns records to a colleague; each name is shown with its number of records. */
export const AssignDialog = observer(function AssignDialog({ rows, onClose, onDone }: AssignDialogProps) {
  const app = useApp()
  const reviewers = useDetail(siReviewerList, {})
  const [ids] = useState(() => rows.map(({ Id }) => Id))
  const [result, setResult] = useState<SiBatchResult>()
  const form = useForm({
    unasked: true,
    start: () => ({ picked: undefined as number | undefined }),
    check: ({ picked }) => ({ picked: picked === undefined ? words.pick : undefined }),
    save: ({ picked }) => app.api.call(assignSi, { Ids: ids, EmployeeId: picked! }),
    saved: (done, { picked }) => {
      onDone()
      if (done.Failed > 0) return setResult(done)
      const { Name = '' } = reviewers.data?.find(({ EmployeeId }) => EmployeeId === picked) ?? {}
      app.notify.success(texts.check.assigned(done.Done, Name))
      onClose()
    },
  })
  if (result) return <BatchOutcome result={result} onClose={onClose} />
  return (
    <FormDialog form={form} title={words.title(ids.length)} note={words.lead} submit={words.act} onClose={onClose}>
      {reviewers.status === 'failed' && reviewers.error ? <ErrorView error={reviewers.error} onRetry={reviewers.reload} /> : null}
      {reviewers.data?.length === 0 ? <EmptyState title={words.empty} /> : null}
      <RadioChoice
        className="jst-choices"
        label={words.pick}
        labelHidden
        options={reviewers.data ?? []}
        keyOf={({ EmployeeId }) => EmployeeId}
        labelOf={reviewerLabel}
        value={reviewers.data?.find(({ EmployeeId }) => EmployeeId === form.values.picked)}
        onPick={({ EmployeeId }) => form.write({ picked: EmployeeId })}
      />
    </FormDialog>
  )
})
