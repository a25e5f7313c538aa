import { resetUserTwoStep, setUserState, unbindUser, userReason, type UserCompany, type UserSurvey } from '@jst/contracts/system'
import { useApp, type App } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { texts } from './texts.ts'

const words = texts.acts

/** Act on an account; `company`: the membership that unbinding ends. */
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
  const form = useForm({
    start: () => ({ Reason: '', Identified: act.kind !== 'resetTwoStep' }),
    fields: {
      Reason: {
        label: words.reason,
        required: words.missingReason,
        check: (reason) => (reason.trim().length < userReason.min ? words.missingReason : undefined),
      },
      Identified: { label: words.identified, check: (identified) => (identified ? undefined : words.missingIdentified) },
    },
    save: ({ Reason }) => send(app, act, user, Reason.trim()),
    saved: (survey) => {
      onDone(survey)
      app.notify.success(words.done[act.kind](user.Name))
    },
    overtaken: onStale,
  })
  const { error: unidentified } = form.field('Identified')
  const title = act.kind === 'unbind' ? words.ask.unbind(user.Name, act.company.CompanyName) : words.ask[act.kind](user.Name)
  return (
    <FormDialog form={form} title={title} submit={words[act.kind]} danger={act.kind !== 'enable'} onClose={onClose}>
      <p>{words.what[act.kind]}</p>
      <TextField {...form.field('Reason')} maxLength={userReason.max} hint={words.reasonHint} />
      {act.kind === 'resetTwoStep' ? (
        <div>
          <label className="jst-join-consent">
            <input
              type="checkbox"
              checked={form.values.Identified}
              aria-invalid={unidentified ? true : undefined}
              onChange={(event) => form.write({ Identified: event.target.checked })}
            />
            {words.identified}
          </label>
          {unidentified ? (
            <p className="jst-form-error" role="alert">
              {unidentified}
            </p>
          ) : null}
        </div>
      ) : null}
    </FormDialog>
  )
})
