import { Button } from '@arco-design/web-react'
import { AppLink, Notice, TextButton, TextField } from '@jst/ui'
import { useApp } from '@jst/feature-kit'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent } from 'react'
import { texts } from '../texts.ts'
import { CodeField } from './CodeField.tsx'
import { DemoAccounts } from './DemoAccounts.tsx'
import type { SignInStore } from './SignInStore.ts'

const ways = ['password', 'mobile'] as const

/** Account and password, or mobile and code; Enter submits, the focus goes to the field that is wrong. */
export const SignInForm = observer(function SignInForm({ store, submitText }: { store: SignInStore; submitText: string }) {
  const app = useApp()
  const { way, values } = store
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.submit()
  }
  return (
    <form className="jst-entry-card" noValidate onSubmit={submit}>
      <h2>{texts.signIn}</h2>
      <div className="jst-chips" role="group" aria-label={texts.ways.label}>
        {ways.map((one) => (
          <button
            key={one}
            type="button"
            className={way === one ? 'jst-chip is-active' : 'jst-chip'}
            aria-pressed={way === one}
            onClick={() => store.choose(one)}
          >
            {texts.ways[one]}
          </button>
        ))}
      </div>
      {store.done ? <Notice>{store.done}</Notice> : null}
      {store.failure ? <Notice tone="error">{store.failure}</Notice> : null}
      {way === 'password' ? <PasswordFields store={store} /> : null}
      {way === 'mobile' ? (
        <>
          <TextField
            label={texts.mobile}
            type="tel"
            value={values.mobile}
            onChange={(value) => store.set('mobile', value)}
            error={store.fieldErrors.mobile}
            autoComplete="tel-national"
            maxLength={11}
            required
          />
          <CodeField
            codes={store.codes}
            value={values.code}
            onChange={(value) => store.set('code', value)}
            onSend={() => void store.sendCode('signIn')}
            error={store.fieldErrors.code}
          />
        </>
      ) : null}
      <Button type="primary" htmlType="submit" size="large" long loading={store.busy}>
        {submitText}
      </Button>
      <nav className="jst-entry-links" aria-label={texts.otherWays}>
        <TextButton onClick={() => store.show('reset')}>{texts.forgot}</TextButton>
        <AppLink to="/employeeLogin">{texts.employeeLogin}</AppLink>
        <AppLink to="/register">{texts.register}</AppLink>
        {app.system.weChat ? <AppLink to="/wxLogin">{texts.weChat}</AppLink> : null}
      </nav>
      {app.system.demo && way === 'password' ? <DemoAccounts store={store} /> : null}
    </form>
  )
})

/** Account and password. */
export const PasswordFields = observer(function PasswordFields({ store, focus = true }: { store: SignInStore; focus?: boolean }) {
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { fieldErrors, values } = store
  useEffect(() => {
    if (focus) account.current?.focus()
  }, [focus])
  useEffect(() => {
    if (fieldErrors.account) account.current?.focus()
    else if (fieldErrors.password) password.current?.select()
  }, [fieldErrors])
  return (
    <>
      <TextField
        ref={account}
        label={texts.account}
        value={values.account}
        onChange={(value) => store.set('account', value)}
        error={fieldErrors.account}
        autoComplete="username"
        maxLength={100}
        required
      />
      <TextField
        ref={password}
        label={texts.password}
        type="password"
        value={values.password}
        onChange={(value) => store.set('password', value)}
        error={fieldErrors.password}
        autoComplete="current-password"
        maxLength={200}
        required
      />
    </>
  )
})
