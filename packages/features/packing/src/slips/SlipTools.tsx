import { Button } from '@arco-design/web-react'
import { packingButtons, slipStates, type SlipView } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { MoveOutcomes } from '@jst/feature-kit/document'
import type { SlipOutcome } from '@jst/contracts/packing'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { ChangeDialog } from './ChangeDialog.tsx'
import { ExtendDialog } from './ExtendDialog.tsx'
import { IssueDialog } from './IssueDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { texts } from './texts.ts'

const { staff } = packingButtons
type Act = 'issue' | 'change' | 'replace' | 'extend' | 'report' | 'link'
const buttonOf = {
  issue: staff.issue,
  change: staff.change,
  replace: staff.change,
  extend: staff.change,
  report: staff.report,
  link: staff.issue,
} as const
/** States from which each act is offered; the server decides. */
const from: Readonly<Record<Act, readonly (keyof typeof slipStates.codes)[]>> = {
  issue: ['pending'],
  report: ['issued', 'expired', 'pickedUp'],
  link: ['issued', 'pickedUp'],
  change: ['pending', 'issued', 'pickedUp'],
  replace: ['issued', 'expired'],
  extend: ['issued', 'expired'],
}
const acts = Object.keys(from) as Act[]

/** Acts on a slip besides its moves. */
export const SlipTools = observer(function SlipTools({ view, onDone }: { view: SlipView; onDone: () => void }) {
  const { permissions } = useApp()
  const [open, setOpen] = useState<Act>()
  const [refused, setRefused] = useState<SlipOutcome>()
  const stage = slipStates.stateOf(view.State)
  const offered = acts.filter((act) => stage && from[act].includes(stage) && permissions.allows(buttonOf[act].path, buttonOf[act].code))
  const close = () => setOpen(undefined)
  const dialog = { view, onDone, onClose: close }
  const many = {
    rows: [{ ...view }],
    onDone: (answer: SlipOutcome) => {
      onDone()
      if (answer.NotDone.length > 0) setRefused(answer)
    },
    onClose: close,
  }
  return (
    <>
      {offered.map((act) => (
        <Button key={act} type={act === 'issue' ? 'primary' : 'secondary'} onClick={() => setOpen(act)}>
          {texts[act]}
        </Button>
      ))}
      {open === 'issue' ? <IssueDialog {...many} /> : null}
      {open === 'extend' ? <ExtendDialog {...many} /> : null}
      {open === 'change' ? <ChangeDialog {...dialog} /> : null}
      {open === 'replace' ? <ReplaceDialog {...dialog} /> : null}
      {open === 'report' ? <ReportDialog slip={view} onDone={onDone} onClose={close} /> : null}
      {open === 'link' ? (
        <LinkDialog slip={view} driver={String(view.Haulage['Driver'] ?? '')} links={view.Links} onDone={onDone} onClose={close} />
      ) : null}
      {refused ? (
        <MoveOutcomes
          title={texts.outcomes}
          outcome={{ Moved: refused.Done, NotMoved: refused.NotDone }}
          onRetry={async () => {
            setRefused(undefined)
            setOpen('issue')
          }}
          onClose={() => setRefused(undefined)}
        />
      ) : null}
    </>
  )
})
