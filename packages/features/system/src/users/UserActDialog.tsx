import { ApiError } from '@jst/api-client'
import { resetUserTwoStep, setUserState, unbindUser, userReason, type UserCompany, type UserSurvey } from '@jst/contracts/system'
import { useApp, type App } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.acts

/** What is done to an account; `company`: the bond that an unbinding cuts. */
export type UserAct = { kind: 'disable' | 'enable' | 'resetTwoStep' } | { kind: 'unbind'; company: UserCompany }

function send({ api }: Pick<App, 'api'>, act: UserAct, { Id, UpdateTime }: UserSurvey['User'], Reason: string): Promise<UserSurvey> {
  if (act.kind === 'unbind') {
    const { EmployeeId, UpdateTime: bond } = act.company
    return api.call(unbindUser, { Id, EmployeeId, UpdateTime: bond, Reason })
  }
  if (act.kind === 'resetTwoStep') return api.call(resetUserTwoStep, { Id, UpdateTime, Identified: true, Reason })
  return api.call(setUserState, { Id, UpdateTime, Disabled: act.kind === 'disable', Reason })
}

interface UserActDialogProps {
  act: UserAct
  user: UserSurvey['User']
  onDone: (survey: UserSurvey) => void
  /** Somebody was faster: the person as stored now. */
  onStale: (survey: UserSurvey) => void
  onClose: () => void
}

/** Says what will happen, asks for the reason, and does it. */
export const UserActDialog = observer(function UserActDialog({ act, user, onDone, onStale, onClose }: UserActDialogProps) {
  const app = useApp()
  const [reason, setReason] = useState('')
  const [identified, setIdentified] = useState(false)
  const [problem, setProblem] = useState<{ reason?: string; identified?: string }>({})
  const saving = useSave()
  const needsIdentity = act.kind === 'resetTwoStep'
  const run = () => {
    const missing = {
      ...(reason.trim().length < userReason.min ? { reason: words.missingReason } : {}),
      ...(needsIdentity && !identified ? { identified: words.missingIdentified } : {}),
    }
    setProblem(missing)
    if (Object.keys(missing).length > 0) return
    saving.run(async () => {
      try {
        onDone(await send(app, act, user, reason.trim()))
        app.notify.success(words.done[act.kind](user.Name))
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'STALE_WRITE')) throw error
        onStale(error.data as UserSurvey)
      }
    })
  }
  const title = act.kind === 'unbind' ? words.ask.unbind(user.Name, act.company.CompanyName) : words.ask[act.kind](user.Name)
  return (
    <FormDialog
      title={title}
      submit={words[act.kind]}
      danger={act.kind !== 'enable'}
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={run}
      onClose={onClose}
    >
      <p>{words.what[act.kind]}</p>
      <TextField
        label={words.reason}
        required
        maxLength={userReason.max}
        value={reason}
        onChange={setReason}
        hint={words.reasonHint}
        error={problem.reason}
      />
      {needsIdentity ? (
        <div>
          <label className="jst-join-consent">
            <input type="checkbox" checked={identified} onChange={(event) => setIdentified(event.target.checked)} />
            {words.identified}
          </label>
          {problem.identified ? (
            <p className="jst-form-error" role="alert">
              {problem.identified}
            </p>
          ) : null}
        </div>
      ) : null}
    </FormDialog>
  )
})
