import { batchApproveSi, type SiBatchResult, type SiRow } from '@jst/contracts/si'
import { failureOf, useApp } from '@jst/feature-kit'
import { Dialog, Notice, StatusTag } from '@jst/ui'
import { Button } from '@arco-design/web-react'
import { useState } from 'react'
import { itemsOf, planApproval } from './batch-plan.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { HeadedTable } from '../lists/HeadedTable.tsx'
import { texts } from './texts.ts'

const words = texts.batch

interface BatchApproveProps {
  rows: readonly SiRow[]
  onClose: () => void
  /** Something was written: the list is out of date. */
  onDone: () => void
}

/** Says per record what will happen, does it, and says what happened. The rows are those that were selected when it opened. */
export function BatchApprove({ rows, onClose, onDone }: BatchApproveProps) {
  const app = useApp()
  const [plan] = useState(() => planApproval(rows, app.session.employee?.Id))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [result, setResult] = useState<SiBatchResult>()
  const items = itemsOf(plan)
  const approve = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      setResult(await app.api.call(batchApproveSi, { Items: items }))
      onDone()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  if (result)
    return (
      <Dialog
        title={texts.outcome.title}
        width={720}
        onClose={onClose}
        footer={
          <Button type="primary" onClick={onClose}>
            {texts.outcome.close}
          </Button>
        }
      >
        <BatchOutcome result={result} onFollow={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      title={words.title}
      width={720}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="primary" loading={busy} disabled={items.length === 0} onClick={() => void approve()}>
            {words.act(items.length)}
          </Button>
        </>
      }
    >
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <p>{items.length === 0 ? words.nothing : words.lead(items.length, plan.length - items.length)}</p>
      <HeadedTable className="jst-compare" label={words.plan} titles={[texts.outcome.bill, words.company, words.version, words.plan]}>
        {plan.map(({ row, will, reason }) => (
          <tr key={row.Id}>
            <th scope="row">{row.BillNo}</th>
            <td>{row.CompanyName}</td>
            <td>{row.Version}</td>
            <td>
              <StatusTag tone={will ? 'green' : 'orange'}>{reason}</StatusTag>
            </td>
          </tr>
        ))}
      </HeadedTable>
    </Dialog>
  )
}
