import { claimSi, releaseSi, type SiBatchResult, type SiRow } from '@jst/contracts/si'
import { useAction, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { lazyPart } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useState } from 'react'
import { AssignDialog } from './AssignDialog.tsx'
import { texts } from './texts.ts'

const BatchApprove = lazyPart(async () => (await import('./BatchApprove.tsx')).BatchApprove)
const BatchOutcome = lazyPart(async () => (await import('./BatchOutcome.tsx')).BatchOutcome)

const words = texts.check
type Open = { act: 'approve' | 'assign'; rows: readonly SiRow[] } | { act: 'outcome'; result: SiBatchResult }

/** Acts on selected records of the queue: claim, give back, assign, approve. `open` keeps the rows that were selected when it was opened. */
export function useDeskActs(rows: readonly SiRow[], reload: () => void) {
  const app = useApp()
  const path = '/tdManage/siCheck'
  const [mayClaim, mayAssign] = [usePermitted('claim', path), usePermitted('assign', path)]
  const mayAudit = usePermitted('audit', '/tdManage/siAudit')
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const { busy, run } = useAction(async (endpoint: typeof claimSi, messageOf: (count: number) => string) => {
    const result = await app.api.call(endpoint, { Ids: rows.map(({ Id }) => Id) })
    reload()
    if (result.Failed > 0) setOpen({ act: 'outcome', result })
    else app.notify.success(messageOf(result.Done))
  })
  const buttons = (
    <>
      {mayClaim && (
        <Button loading={busy} onClick={() => void run(claimSi, words.claimed)}>
          {words.claim}
        </Button>
      )}
      {(mayClaim || mayAssign) && (
        <Button loading={busy} onClick={() => void run(releaseSi, words.released)}>
          {words.release}
        </Button>
      )}
      {mayAssign && <Button onClick={() => setOpen({ act: 'assign', rows })}>{words.assign}</Button>}
      {mayAudit && <Button onClick={() => setOpen({ act: 'approve', rows })}>{words.approve}</Button>}
    </>
  )
  const dialog =
    open?.act === 'approve' ? (
      <BatchApprove rows={open.rows} onClose={close} onDone={reload} />
    ) : open?.act === 'assign' ? (
      <AssignDialog rows={open.rows} onClose={close} onDone={reload} />
    ) : open?.act === 'outcome' ? (
      <BatchOutcome result={open.result} onClose={close} />
    ) : null
  return { any: mayClaim || mayAssign || mayAudit, buttons, dialog }
}
