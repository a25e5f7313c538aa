import { Button } from '@arco-design/web-react'
import { applicationMove, auditApplication, freezeCompany, type Application, type ApplicationInfo } from '@jst/contracts/company'
import { useApp } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { LinesField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Question, type Confirmation } from '../question/Question.tsx'
import { texts } from './texts.ts'

const words = texts.drawer
type Verdict = 'APPROVED' | 'SUPPLEMENT' | 'REJECTED'

interface AuditActsProps {
  application: Application
  /** `refusal`: somebody was faster; this is how it stands and what they did. */
  onDone: (info: ApplicationInfo, refusal?: string) => void
}

/** The moves that the state allows and the person may make; what somebody else did meanwhile is said, not overwritten. */
export const AuditActs = observer(function AuditActs({ application, onDone }: AuditActsProps) {
  const { api, notify } = useApp()
  const mayAudit = usePermitted('audit', '/system/CompanyAudit')
  const mayFreeze = usePermitted('freeze', '/system/CompanyAuditFinish')
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const { Id, UpdateTime, Name, State, Purpose } = application
  const form = useForm<{ Remarks: string }, ApplicationInfo>({
    start: () => ({ Remarks: '' }),
    fields: { Remarks: { label: words.remarks, required: words.needRemarks } },
    overtaken: onDone,
  })
  const { busy } = form
  const Remarks = form.values.Remarks.trim()
  const attempt = async (call: () => Promise<ApplicationInfo>, said: string) =>
    form.run(async () => {
      const info = await call()
      form.giveUp()
      notify.success(said)
      onDone(info)
    })
  const send = (verdict: Verdict) =>
    void attempt(() => api.call(auditApplication, { Id, UpdateTime, State: verdict, Remarks }), words.done[verdict])
  const refuse = (verdict: 'SUPPLEMENT' | 'REJECTED') => {
    if (form.check()) send(verdict)
  }
  const approve = () =>
    setConfirmation({
      title: words.ask.approve(Name),
      content: Purpose === 'join' ? words.ask.approveJoin : words.ask.approveChange,
      ok: words.approve,
      act: () => send('APPROVED'),
    })
  const sendFrozen = (frozen: boolean) =>
    void attempt(() => api.call(freezeCompany, { Id, UpdateTime, Frozen: frozen, Remarks }), frozen ? words.done.FROZEN : words.done.THAWED)
  const freeze = () => {
    if (form.check())
      setConfirmation({
        title: words.ask.freeze(Name),
        content: words.ask.freezeContent,
        ok: words.freeze,
        danger: true,
        act: () => sendFrozen(true),
      })
  }
  const thaw = () => {
    if (form.check()) sendFrozen(false)
  }
  const can = (to: Verdict) => mayAudit && State !== 'FROZEN' && applicationMove(State, to, 'auditor') !== undefined
  const canFreeze = mayFreeze && Purpose === 'join' && State === 'APPROVED'
  const canThaw = mayFreeze && State === 'FROZEN'
  if (!can('APPROVED') && !can('SUPPLEMENT') && !canFreeze && !canThaw) return null
  return (
    <div className="jst-stack-form">
      <FormNotices form={form} />
      <LinesField {...form.field('Remarks')} required={false} maxLength={500} />
      {confirmation ? <Question confirmation={confirmation} onClose={() => setConfirmation(undefined)} /> : null}
      <div className="jst-acts">
        {can('APPROVED') ? (
          <Button type="primary" loading={busy} onClick={approve}>
            {words.approve}
          </Button>
        ) : null}
        {can('SUPPLEMENT') ? (
          <Button loading={busy} onClick={() => refuse('SUPPLEMENT')}>
            {State === 'REJECTED' ? words.reopen : words.supplement}
          </Button>
        ) : null}
        {can('REJECTED') ? (
          <Button status="danger" loading={busy} onClick={() => refuse('REJECTED')}>
            {words.reject}
          </Button>
        ) : null}
        {canFreeze ? (
          <Button status="danger" loading={busy} onClick={freeze}>
            {words.freeze}
          </Button>
        ) : null}
        {canThaw ? (
          <Button type="primary" loading={busy} onClick={thaw}>
            {words.thaw}
          </Button>
        ) : null}
      </div>
    </div>
  )
})
