import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent } from 'react'
import { demoAccounts, demoPassword, texts } from '../texts.ts'
import type { SignInStore } from './SignInStore.ts'

/** Account and password; Enter submits, the focus goes to the field that is wrong. */
export const SignInForm = observer(function SignInForm({ store, submitText }: { store: SignInStore; submitText: string }) {
  const app = useApp()
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { fieldErrors } = store
  useEffect(() => account.current?.focus(), [])
  useEffect(() => {
    if (fieldErrors.account) account.current?.focus()
    else if (fieldErrors.password) password.current?.select()
  }, [fieldErrors])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.submit()
  }
  return (
    <form className="jst-entry-card" noValidate onSubmit={submit}>
      <h2>{texts.signIn}</h2>
      {store.failure ? <Notice tone="error">{store.failure}</Notice> : null}
      <TextField
        ref={account}
        label={texts.account}
        value={store.account}
        onChange={(value) => store.setAccount(value)}
        error={fieldErrors.account}
        autoComplete="username"
        maxLength={100}
        required
      />
      <TextField
        ref={password}
        label={texts.password}
        type="password"
        value={store.password}
        onChange={(value) => store.setPassword(value)}
        error={fieldErrors.password}
        autoComplete="current-password"
        maxLength={200}
        required
      />
      <Button type="primary" htmlType="submit" size="large" long loading={store.busy}>
        {submitText}
      </Button>
      {app.system.demo ? <DemoAccounts store={store} /> : null}
    </form>
  )
})

function DemoAccounts({ store }: { store: SignInStore }) {
  const fill = (account: string) => {
    store.setAccount(account)
    store.setPassword(demoPassword)
  }
  return (
    <div className="jst-entry-demo">
      <p>{texts.demoTitle}</p>
      <div className="jst-chips">
        {demoAccounts.map(({ account, label }) => (
          <button key={account} type="button" className="jst-chip" onClick={() => fill(account)}>
            {label}
            <span className="jst-chip-count">{account}</span>
          </button>
        ))}
      </div>
    </div>
  )
}
