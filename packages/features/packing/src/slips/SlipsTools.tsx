import { Button } from '@arco-design/web-react'
import { packingButtons, type SlipOutcome } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { MoveOutcomes } from '@jst/feature-kit/document'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ExtendDialog } from './ExtendDialog.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import type { ShownSlip } from './shown.ts'
import { texts } from './texts.ts'

const { issue, change } = packingButtons.staff
const dialogs = { issue: IssueDialog, extend: ExtendDialog } as const

interface SlipsToolsProps {
  rows: readonly ShownSlip[]
  onDone: () => void
}

/** Issues or extends chosen slips; which of them were refused, and why, says the outcome. */
export const SlipsTools = observer(function SlipsTools({ rows, onDone }: SlipsToolsProps) {
  const { permissions } = useApp()
  const [open, setOpen] = useState<{ act: keyof typeof dialogs; rows: readonly ShownSlip[] }>()
  const [outcome, setOutcome] = useState<{ act: keyof typeof dialogs; answer: SlipOutcome; left: readonly ShownSlip[] }>()
  const may = { issue: permissions.allows(issue.path, issue.code), extend: permissions.allows(change.path, change.code) }
  const Opened = open && dialogs[open.act]
  return (
    <>
      {may.issue ? (
        <Button type="primary" onClick={() => setOpen({ act: 'issue', rows })}>
          {texts.issue}
        </Button>
      ) : null}
      {may.extend ? <Button onClick={() => setOpen({ act: 'extend', rows })}>{texts.extend}</Button> : null}
      {open && Opened ? (
        <Opened
          rows={open.rows}
          onDone={(answer) => {
            if (answer.Done.length > 0) onDone()
            const left = open.rows.filter(({ Id }) => answer.NotDone.some((one) => one.Id === Id))
            if (left.length > 0) setOutcome({ act: open.act, answer, left })
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      {outcome ? (
        <MoveOutcomes
          title={texts.outcomes}
          outcome={{ Moved: outcome.answer.Done, NotMoved: outcome.answer.NotDone }}
          onRetry={async () => {
            setOpen({ act: outcome.act, rows: outcome.left })
            setOutcome(undefined)
          }}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
    </>
  )
})
