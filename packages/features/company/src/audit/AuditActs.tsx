import { Button } from '@arco-design/web-react'
import { ApiError } from '@jst/api-client'
import { applicationMove, auditApplication, freezeCompany, type Application, type ApplicationInfo } from '@jst/contracts/company'
import { failureOf, useApp } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { LinesField, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Question, type Asked } from '../question/Question.tsx'
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
  const [remarks, setRemarks] = useState('')
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const { Id, UpdateTime, Name, State, Purpose } = application
  const attempt = async (call: () => Promise<ApplicationInfo>, said: string) => {
    setBusy(true)
    setFailure('')
    try {
      const info = await call()
      notify.success(said)
      onDone(info)
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) {
        return onDone(error.data as ApplicationInfo, error.message)
      }
      setFailure(error instanceof ApiError && error.issues[0] ? error.issues[0].Message : failureOf(error).message)
      setBusy(false)
    }
  }
  const demandRemarks = () => {
    setMissing(remarks.trim() === '')
    return remarks.trim() !== ''
  }
  const send = (verdict: Verdict) =>
    void attempt(() => api.call(auditApplication, { Id, UpdateTime, State: verdict, Remarks: remarks.trim() }), words.done[verdict])
  const refuse = (verdict: 'SUPPLEMENT' | 'REJECTED') => {
    if (demandRemarks()) send(verdict)
  }
  const approve = () =>
    setAsked({
      title: words.ask.approve(Name),
      content: Purpose === 'join' ? words.ask.approveJoin : words.ask.approveChange,
      ok: words.approve,
      act: () => send('APPROVED'),
    })
  const sendFrozen = (frozen: boolean) =>
    void attempt(
      () => api.call(freezeCompany, { Id, UpdateTime, Frozen: frozen, Remarks: remarks.trim() }),
      frozen ? words.done.FROZEN : words.done.THAWED,
    )
  const freeze = () => {
    if (demandRemarks())
      setAsked({
        title: words.ask.freeze(Name),
        content: words.ask.freezeContent,
        ok: words.freeze,
        danger: true,
        act: () => sendFrozen(true),
      })
  }
  const thaw = () => {
    if (demandRemarks()) sendFrozen(false)
  }
  const can = (to: Verdict) => mayAudit && State !== 'FROZEN' && applicationMove(State, to, 'auditor') !== undefined
  const canFreeze = mayFreeze && Purpose === 'join' && State === 'APPROVED'
  const canThaw = mayFreeze && State === 'FROZEN'
  if (!can('APPROVED') && !can('SUPPLEMENT') && !canFreeze && !canThaw) return null
  return (
    <div className="jst-stack-form">
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      <LinesField
        label={words.remarks}
        value={remarks}
        onChange={setRemarks}
        maxLength={500}
        error={missing && remarks.trim() === '' ? words.needRemarks : undefined}
      />
      {asked ? <Question asked={asked} onClose={() => setAsked(undefined)} /> : null}
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
