import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { AppLink, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { texts } from '../texts.ts'
import { EntryFrame } from './EntryFrame.tsx'
import { PasswordFields } from './SignInForm.tsx'
import { SignInSteps } from './SignInSteps.tsx'
import { SignInStore } from './SignInStore.ts'

/** Company, account and password: straight into that company. A login that is needed again leads back here (spec §6, §8). */
export const Screen = inLanguage(
  observer(function EmployeeLogin() {
    const app = useApp()
    const [store] = useState(() => new SignInStore({ app, storage: window.sessionStorage, mode: 'employee' }))
    return (
      <EntryFrame>
        <SignInSteps store={store} form={<Form store={store} />} />
      </EntryFrame>
    )
  }),
)

const Form = observer(function Form({ store }: { store: SignInStore }) {
  const company = useRef<HTMLInputElement>(null)
  const { companyCode } = store.fieldErrors
  useEffect(() => company.current?.focus(), [companyCode])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store.submit()
  }
  return (
    <form className="jst-entry-card" noValidate onSubmit={submit}>
      <h2>{texts.employeeLogin}</h2>
      <p className="jst-muted">{texts.employeeHint}</p>
      {store.failure ? <Notice tone="error">{store.failure}</Notice> : null}
      <TextField
        ref={company}
        label={texts.companyCode}
        value={store.values.companyCode}
        onChange={(value) => store.set('companyCode', value)}
        error={companyCode}
        autoComplete="organization"
        maxLength={50}
        required
      />
      <PasswordFields store={store} focus={false} />
      <Button type="primary" htmlType="submit" size="large" long loading={store.busy}>
        {texts.submit}
      </Button>
      <nav className="jst-entry-links" aria-label={texts.otherWays}>
        <AppLink to="/">{texts.personalLogin}</AppLink>
      </nav>
    </form>
  )
})
