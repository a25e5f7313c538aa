import { Button } from '@arco-design/web-react'
import {
  approvalRules,
  chainProblem,
  saveApprovalRules,
  type ApprovalRules,
  type ApprovalStepRule,
  type DocumentFacts,
} from '@jst/contracts/document'
import { Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useApp } from '../../app/context.tsx'
import { useDetail } from '../../detail/useDetail.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { LoadedDialog } from '../../form/LoadedDialog.tsx'
import { useForm } from '../../form/useForm.ts'
import { RulePreview } from './RulePreview.tsx'
import { RuleStep } from './RuleStep.tsx'
import { texts } from './texts.ts'

const words = texts.rules

interface ApprovalRulesDialogProps {
  /** A kind that declares an approval. */
  document: DocumentFacts
  onClose: () => void
}

/** Approval chain of the reader's company, step by step, with a trial run. */
export const ApprovalRulesDialog = observer(function ApprovalRulesDialog({ document, onClose }: ApprovalRulesDialogProps) {
  const rules = useDetail(approvalRules, { Kind: document.kind })
  const title = words.title(document.zh)
  return (
    <LoadedDialog title={title} place="side" width={640} read={rules} onClose={onClose}>
      {(stored) => <RulesForm document={document} stored={stored} title={title} onClose={onClose} />}
    </LoadedDialog>
  )
})

interface FormProps extends ApprovalRulesDialogProps {
  stored: ApprovalRules
  title: string
}
/** A step while it is edited: each has a key of its own, to stay itself when others go. */
interface Edited {
  readonly key: number
  readonly rule: ApprovalStepRule
}
const blank = (Order: number): ApprovalStepRule => ({
  Name: '',
  Order,
  When: [],
  RoleIds: [],
  EmployeeIds: [],
  Relations: [],
  Need: 'one',
  Quorum: 1,
  Hours: 24,
})
const mostSteps = 12

const RulesForm = observer(function RulesForm({ document, stored, title, onClose }: FormProps) {
  const { api, notify } = useApp()
  const [first] = useState(stored)
  const approval = document.approval!
  const form = useForm({
    start: () => ({ Steps: first.Steps.map((rule, key): Edited => ({ key, rule })), next: 1_000 }),
    fields: { Steps: { label: words.steps, check: (steps) => chainProblem(approval, rulesOf(steps)) } },
    save: ({ Steps }) => api.call(saveApprovalRules, { Kind: document.kind, UpdateTime: first.UpdateTime, Steps: rulesOf(Steps) }),
    saved: () => {
      notify.success(words.saved)
      onClose()
    },
  })
  const { Steps, next } = form.values
  const write = (steps: readonly Edited[]) => form.write({ Steps: [...steps] })
  return (
    <FormDialog form={form} place="side" width={640} title={title} note={words.lead} roomy onClose={onClose}>
      {form.field('Steps').error ? <Notice tone="error">{form.field('Steps').error}</Notice> : null}
      {Steps.map(({ key, rule }, at) => (
        <RuleStep
          key={key}
          no={at + 1}
          rule={rule}
          approval={approval}
          choices={first}
          onChange={(changed) => write(Steps.with(at, { key, rule: changed }))}
          onRemove={() => write(Steps.toSpliced(at, 1))}
        />
      ))}
      <Button
        disabled={Steps.length >= mostSteps}
        onClick={() => form.write({ Steps: [...Steps, { key: next, rule: blank((Steps.at(-1)?.rule.Order ?? 0) + 1) }], next: next + 1 })}
      >
        {words.add}
      </Button>
      <RulePreview approval={approval} steps={rulesOf(Steps)} choices={first} />
    </FormDialog>
  )
})
const rulesOf = (steps: readonly Edited[]): ApprovalStepRule[] => steps.map(({ rule }) => rule)
