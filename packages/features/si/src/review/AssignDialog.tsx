import { assignSi, siReviewerList, type SiBatchResult, type SiRow } from '@jst/contracts/si'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { Dialog, EmptyState, ErrorView, Notice } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { BatchOutcome } from './BatchOutcome.tsx'
import { texts } from './texts.ts'

const words = texts.assign

interface AssignDialogProps {
  rows: readonly SiRow[]
  onClose: () => void
  onDone: () => void
}

/** Puts records on a colleague's desk; who has how much already is said beside the name. */
export const AssignDialog = observer(function AssignDialog({ rows, onClose, onDone }: AssignDialogProps) {
  const app = useApp()
  const reviewers = useDetail(siReviewerList, {})
  const [ids] = useState(() => rows.map(({ Id }) => Id))
  const [picked, setPicked] = useState<number>()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [result, setResult] = useState<SiBatchResult>()
  const reviewer = reviewers.data?.find(({ EmployeeId }) => EmployeeId === picked)
  const assign = async () => {
    if (!reviewer) return setFailure(words.pick)
    setBusy(true)
    setFailure(undefined)
    try {
      const done = await app.api.call(assignSi, { Ids: ids, EmployeeId: reviewer.EmployeeId })
      onDone()
      if (done.Failed > 0) return setResult(done)
      app.notify.success(texts.check.assigned(done.Done, reviewer.Name))
      onClose()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  if (result)
    return (
      <Dialog title={texts.outcome.title} width={640} onClose={onClose} footer={<Button onClick={onClose}>{texts.outcome.close}</Button>}>
        <BatchOutcome result={result} onFollow={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      title={words.title(ids.length)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" loading={busy} onClick={() => void assign()}>
            {words.act}
          </Button>
        </>
      }
    >
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <p>{words.lead}</p>
      {reviewers.status === 'failed' && reviewers.error ? <ErrorView error={reviewers.error} onRetry={reviewers.reload} /> : null}
      {reviewers.data?.length === 0 ? <EmptyState title={words.empty} /> : null}
      <fieldset className="jst-choices">
        <legend className="jst-hidden">{words.pick}</legend>
        {reviewers.data?.map((person) => (
          <label key={person.EmployeeId}>
            <input type="radio" name="reviewer" checked={picked === person.EmployeeId} onChange={() => setPicked(person.EmployeeId)} />
            <span>{person.Name}</span>
            <span className="jst-muted">{person.Department}</span>
            <span className="jst-muted">{words.load(person.Claimed)}</span>
          </label>
        ))}
      </fieldset>
    </Dialog>
  )
})
