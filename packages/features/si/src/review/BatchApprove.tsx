import { batchApproveSi, type SiBatchResult, type SiRow } from '@jst/contracts/si'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { CellTable, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { itemsOf, planApproval } from './batch-plan.ts'
import { BatchOutcome } from './BatchOutcome.tsx'
import { texts } from './texts.ts'

const words = texts.batch

interface BatchApproveProps {
  rows: readonly SiRow[]
  onClose: () => void
  /** Something was written: the list is out of date. */
  onDone: () => void
}

/** Shows the planned outcome by record, runs the batch, and shows the outcomes. The rows are those selected when the dialog opened. */
export const BatchApprove = observer(function BatchApprove({ rows, onClose, onDone }: BatchApproveProps) {
  const app = useApp()
  const [plan] = useState(() => planApproval(rows, app.session.employee?.Id))
  const [result, setResult] = useState<SiBatchResult>()
  const items = itemsOf(plan)
  const form = useForm({
    start: () => ({}),
    save: () => app.api.call(batchApproveSi, { Items: items }),
    saved: (done) => {
      setResult(done)
      onDone()
    },
  })
  if (result) return <BatchOutcome result={result} onClose={onClose} />
  return (
    <FormDialog
      form={form}
      title={words.title}
      width={720}
      submit={words.act(items.length)}
      disabled={items.length === 0}
      onClose={onClose}
    >
      <p>{items.length === 0 ? words.nothing : words.lead(items.length, plan.length - items.length)}</p>
      <CellTable
        look="jst-compare"
        label={words.plan}
        titles={[texts.outcome.bill, words.company, words.version, words.plan]}
        rows={plan}
        rowKey={({ row }) => row.Id}
        renderCells={[
          ({ row }) => row.BillNo,
          ({ row }) => row.CompanyName,
          ({ row }) => row.Version,
          ({ will, reason }) => <StatusTag tone={will ? 'green' : 'orange'}>{reason}</StatusTag>,
        ]}
      />
    </FormDialog>
  )
})
