import { Button } from '@arco-design/web-react'
import { Notice, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { texts } from '../texts.ts'
import { CodeField } from './CodeField.tsx'
import type { SignInStore } from './SignInStore.ts'

interface StepProps {
  store: SignInStore
  title: string
  hint: string
  submit: string
  children: ReactNode
}

const Step = observer(function Step({ store, title, hint, submit, children }: StepProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void store.submit()
  }
  return (
    <form ref={form} className="jst-entry-card" noValidate onSubmit={onSubmit}>
      <h2>{title}</h2>
      <p className="jst-muted">{hint}</p>
      {store.failure ? <Notice tone="error">{store.failure}</Notice> : null}
      {children}
      <Button type="primary" htmlType="submit" size="large" long loading={store.busy}>
        {submit}
      </Button>
      <TextButton onClick={() => store.show('form')}>{texts.backToSignIn}</TextButton>
    </form>
  )
})

/** The authenticator's code, or a recovery code. */
export const SecondStep = observer(function SecondStep({ store }: { store: SignInStore }) {
  return (
    <Step store={store} title={texts.secondTitle} hint={texts.secondHint} submit={texts.secondSubmit}>
      <TextField
        label={texts.secondCode}
        value={store.values.code}
        onChange={(value) => store.set('code', value)}
        error={store.fieldErrors.code}
        autoComplete="one-time-code"
        maxLength={30}
        required
      />
    </Step>
  )
})

/** An initial password is replaced before anything else is shown. */
export const FirstPassword = observer(function FirstPassword({ store }: { store: SignInStore }) {
  return (
    <Step store={store} title={texts.firstTitle} hint={texts.firstHint} submit={texts.firstSubmit}>
      <NewPasswordFields store={store} />
    </Step>
  )
})

/** A forgotten password, by a code to the mobile. */
export const ResetPassword = observer(function ResetPassword({ store }: { store: SignInStore }) {
  return (
    <Step store={store} title={texts.resetTitle} hint={texts.resetHint} submit={texts.resetSubmit}>
      <TextField
        label={texts.mobile}
        type="tel"
        value={store.values.mobile}
        onChange={(value) => store.set('mobile', value)}
        error={store.fieldErrors.mobile}
        autoComplete="tel-national"
        maxLength={11}
        required
      />
      <CodeField
        codes={store.codes}
        value={store.values.code}
        onChange={(value) => store.set('code', value)}
        onSend={() => void store.sendCode('resetPassword')}
        error={store.fieldErrors.code}
      />
      <NewPasswordFields store={store} />
    </Step>
  )
})

const NewPasswordFields = observer(function NewPasswordFields({ store }: { store: SignInStore }) {
  return (
    <>
      <TextField
        label={texts.newPassword}
        type="password"
        value={store.values.newPassword}
        onChange={(value) => store.set('newPassword', value)}
        error={store.fieldErrors.newPassword}
        hint={texts.newPasswordHint}
        autoComplete="new-password"
        maxLength={100}
        required
      />
      <TextField
        label={texts.repeatPassword}
        type="password"
        value={store.values.repeat}
        onChange={(value) => store.set('repeat', value)}
        error={store.fieldErrors.repeat}
        autoComplete="new-password"
        maxLength={100}
        required
      />
    </>
  )
})
