import { Button } from '@arco-design/web-react'
import { runRateBatch, type BatchPlan, type RateBatch } from '@jst/contracts/freight-rates'
import { useAction, useApp, useConfirmed } from '@jst/feature-kit'
import { Dialog, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PlanView } from './PlanView.tsx'
import { texts } from './texts.ts'
import { useUndo } from './useUndo.ts'

interface PlanDialogProps {
  /** Of the change. */
  title: string
  plan: BatchPlan
  onBack: () => void
  onDone: () => void
  onClose: () => void
}

/** The dry run of a change, its run, and the way back. */
export const PlanDialog = observer(function PlanDialog({ title, plan, onBack, onDone, onClose }: PlanDialogProps) {
  const { api, notify } = useApp()
  const confirmed = useConfirmed()
  const [batch, setBatch] = useState<RateBatch>()
  const run = useAction(async () => {
    const done = await confirmed((sure) => api.call(runRateBatch, { Id: plan.Id, ...sure }))
    notify.success(texts.done(done.Rates))
    setBatch(done)
    onDone()
  })
  const undo = useUndo(() => {
    onDone()
    onClose()
  })
  return (
    <Dialog
      title={`${title} · ${texts.plan}`}
      place="side"
      width={960}
      onClose={onClose}
      footer={
        batch ? (
          <>
            <Button loading={undo.busy} onClick={() => void undo.run(batch.Id)}>
              {texts.undo}
            </Button>
            <Button type="primary" onClick={onClose}>
              {texts.close}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onBack}>{texts.back}</Button>
            <Button type="primary" loading={run.busy} disabled={plan.Changes === 0} onClick={() => void run.run()}>
              {texts.run(plan.Changes)}
            </Button>
          </>
        )
      }
    >
      {batch ? <Notice>{texts.done(batch.Rates)}</Notice> : null}
      <PlanView plan={plan} />
    </Dialog>
  )
})
