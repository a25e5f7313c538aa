import { Button } from '@arco-design/web-react'
import { useApp } from '@jst/feature-kit'
import { AppLink, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import { Consent } from './Consent.tsx'
import { JoinFrame } from './JoinFrame.tsx'
import { RegisterForm } from './RegisterForm.ts'
import { texts } from './texts.ts'

const words = texts.register

/** A person of its own, by mobile; the way on is joining a company (spec §2.21). */
export const Screen = observer(function Register() {
  const app = useApp()
  const [form] = useState(() => new RegisterForm(app))
  const { wait, values, errors } = form
  useEffect(() => {
    if (wait === 0) return undefined
    const timer = setTimeout(() => form.tick(), 1_000)
    return () => clearTimeout(timer)
  }, [form, wait])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.submit()) app.navigate('/join/entry')
  }
  return (
    <JoinFrame title={words.title} lead={words.lead} needsSession={false}>
      <form className="jst-stack-form jst-join-form" noValidate onSubmit={(event) => void submit(event)}>
        {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
        <TextField
          label={words.mobile}
          type="tel"
          required
          maxLength={11}
          autoComplete="tel-national"
          value={values.Mobile}
          onChange={(value) => form.write('Mobile', value)}
          error={errors.Mobile}
        />
        <div className="jst-join-code">
          <TextField
            label={words.code}
            required
            maxLength={6}
            autoComplete="one-time-code"
            value={values.Code}
            onChange={(value) => form.write('Code', value)}
            error={errors.Code}
            {...(form.codeSent ? { hint: words.sent } : {})}
          />
          <Button disabled={wait > 0} loading={form.busy} onClick={() => void form.sendCode()}>
            {wait > 0 ? words.wait(wait) : words.send}
          </Button>
        </div>
        {form.demoCode ? <Notice>{words.demoCode(form.demoCode)}</Notice> : null}
        <TextField
          label={words.name}
          required
          maxLength={50}
          autoComplete="name"
          hint={words.nameHint}
          value={values.Name}
          onChange={(value) => form.write('Name', value)}
          error={errors.Name}
        />
        <TextField
          label={words.password}
          type="password"
          required
          maxLength={100}
          autoComplete="new-password"
          hint={words.passwordHint}
          value={values.Password}
          onChange={(value) => form.write('Password', value)}
          error={errors.Password}
        />
        <Consent agreed={form.agreed} error={errors.Agreed} onChange={(agreed) => form.agree(agreed)} />
        <Button type="primary" htmlType="submit" size="large" long loading={form.busy}>
          {words.submit}
        </Button>
        <div className="jst-acts">
          <span className="jst-muted">{words.have}</span>
          <AppLink to="/">{texts.signIn}</AppLink>
        </div>
      </form>
    </JoinFrame>
  )
})
