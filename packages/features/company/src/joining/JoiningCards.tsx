import { Button } from '@arco-design/web-react'
import {
  applicationMove,
  applicationStates,
  bindStates,
  cancelBind,
  isEditable,
  removeApplication,
  withdrawApplication,
  type Application,
  type BindRequest,
} from '@jst/contracts/company'
import { link, useAction, useApp } from '@jst/feature-kit'
import { AppLink, DateText, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.entry
const opening: Partial<Record<Application['State'], 'open' | 'fix' | 'again'>> = { DRAFT: 'open', SUPPLEMENT: 'fix', REJECTED: 'again' }

/** One's own application: state, what was asked for, and the next step. */
export const ApplicationCard = observer(function ApplicationCard({
  application,
  onChanged,
}: {
  application: Application
  onChanged: () => void
}) {
  const { api, notify } = useApp()
  const { Id, UpdateTime, State, Name, Remarks, SubmitTime } = application
  const { tone } = applicationStates[State]
  const withdraw = useAction(async () => {
    if (!(await notify.confirm({ title: words.withdrawAsk, content: words.withdrawContent, ok: words.withdraw }))) return
    await api.call(withdrawApplication, { Id, UpdateTime }).finally(onChanged)
  })
  const remove = useAction(async () => {
    if (!(await notify.confirm({ title: words.removeAsk, content: words.removeContent, ok: words.remove, danger: true }))) return
    await api.call(removeApplication, { Id }).finally(onChanged)
  })
  return (
    <article className="jst-join-card">
      <div className="jst-join-card-head">
        <strong>{Name || words.unnamed}</strong>
        <StatusTag tone={tone}>{words.states[State]}</StatusTag>
        <span className="jst-muted">
          <DateText value={SubmitTime ?? UpdateTime} />
        </span>
      </div>
      {State === 'SUBMITTED' ? <p className="jst-muted">{words.waiting}</p> : null}
      {Remarks && State !== 'SUBMITTED' && State !== 'DRAFT' ? <p>{words.remarks(Remarks)}</p> : null}
      <div className="jst-acts">
        <AppLink to={link('/join/createCompany', { Id })}>{words[(isEditable(State) && opening[State]) || 'view']}</AppLink>
        {applicationMove(State, 'DRAFT', 'applicant') ? (
          <Button loading={withdraw.busy} onClick={() => void withdraw.run()}>
            {words.withdraw}
          </Button>
        ) : null}
        {State === 'DRAFT' ? (
          <Button loading={remove.busy} onClick={() => void remove.run()}>
            {words.remove}
          </Button>
        ) : null}
      </div>
    </article>
  )
})

/** One's wish to belong to a company. */
export const BindCard = observer(function BindCard({ request, onChanged }: { request: BindRequest; onChanged: () => void }) {
  const { api } = useApp()
  const { Id, UpdateTime, State, CompanyName, Reason, Remarks, CreateTime } = request
  const { tone } = bindStates[State]
  const cancel = useAction(() => api.call(cancelBind, { Id, UpdateTime }).finally(onChanged))
  return (
    <article className="jst-join-card">
      <div className="jst-join-card-head">
        <strong>{CompanyName}</strong>
        <StatusTag tone={tone}>{words.bindStates[State]}</StatusTag>
        <span className="jst-muted">
          <DateText value={CreateTime} />
        </span>
      </div>
      <p className="jst-muted">{Reason}</p>
      {Remarks ? <p>{words.answered(Remarks)}</p> : null}
      {State === 'SUBMITTED' ? (
        <div className="jst-acts">
          <Button loading={cancel.busy} onClick={() => void cancel.run()}>
            {words.withdraw}
          </Button>
        </div>
      ) : null}
    </article>
  )
})
