import { Button } from '@arco-design/web-react'
import { demoMobileCode, passwordProblem } from '@jst/contracts/account'
import { mobileProblem, register, sendRegisterCode } from '@jst/contracts/company'
import { useApp } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { AppLink, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { inLanguage } from '../inLanguage.ts'
import { Consent } from './Consent.tsx'
import { JoinFrame } from './JoinFrame.tsx'
import { texts } from './texts.ts'

const words = texts.register

/** Sentence about a password that is too weak; undefined for one that will do. */
function weakness(password: string, { Mobile }: { readonly Mobile: string }): string | undefined {
  const problem = passwordProblem(password, Mobile.trim())
  return problem === undefined ? undefined : words.weak(problem)
}

/** A person of its own, by mobile; the way on is joining a company (spec §2.21). */
export const Screen = inLanguage(
  observer(function Register() {
    const app = useApp()
    const [sent, setSent] = useState({ wait: 0, demoCode: undefined as string | undefined })
    const form = useForm({
      start: () => ({ Mobile: '', Code: '', Name: '', Password: '', Agreed: false }),
      fields: {
        Mobile: {
          label: words.mobile,
          required: true,
          check: (mobile) => mobileProblem(mobile.trim()) && words.wrongMobile(mobile.trim()),
        },
        Code: { label: words.code, required: true, check: (code) => (/^\d{6}$/.test(code.trim()) ? undefined : words.missingCode) },
        Name: { label: words.name, required: true },
        Password: { label: words.password, required: true, check: weakness },
        Agreed: { label: words.mustAgree, check: (agreed) => (agreed ? undefined : words.mustAgree) },
      },
      save: async ({ Mobile, Code, Name, Password }) => {
        const person = { Mobile: Mobile.trim(), Code: Code.trim(), Name: Name.trim(), Password }
        const { Token } = await app.api.call(register, { ...person, Agreed: true })
        app.session.adoptToken(Token)
        await app.session.load()
      },
      saved: () => app.navigate('/join/entry'),
    })
    const { wait, demoCode } = sent
    useEffect(() => {
      if (wait === 0) return undefined
      const timer = setTimeout(() => setSent({ wait: wait - 1, demoCode }), 1_000)
      return () => clearTimeout(timer)
    }, [wait, demoCode])
    const sendCode = () =>
      form.check('Mobile') &&
      void form.run(async () => {
        const Mobile = form.values.Mobile.trim()
        const { ResendSeconds, InOutbox } = await app.api.call(sendRegisterCode, { Mobile })
        const demo = InOutbox ? await app.api.call(demoMobileCode, { Mobile }).catch(() => null) : null
        setSent({ wait: ResendSeconds, demoCode: demo?.Code ?? '' })
      })
    const agreed = form.field('Agreed')
    return (
      <JoinFrame title={words.title} lead={words.lead} needsSession={false}>
        <FormBox form={form} className="jst-join-form">
          <TextField {...form.field('Mobile')} type="tel" maxLength={11} autoComplete="tel-national" />
          <div className="jst-join-code">
            <TextField
              {...form.field('Code')}
              maxLength={6}
              autoComplete="one-time-code"
              hint={demoCode === undefined ? undefined : words.sent}
            />
            <Button disabled={wait > 0} loading={form.busy} onClick={sendCode}>
              {wait > 0 ? words.wait(wait) : words.send}
            </Button>
          </div>
          {demoCode ? <Notice>{words.demoCode(demoCode)}</Notice> : null}
          <TextField {...form.field('Name')} maxLength={50} autoComplete="name" hint={words.nameHint} />
          <TextField {...form.field('Password')} type="password" maxLength={100} autoComplete="new-password" hint={words.passwordHint} />
          <Consent agreed={agreed.value} error={agreed.error} onChange={agreed.onChange} />
          <Button type="primary" htmlType="submit" size="large" long loading={form.busy}>
            {words.submit}
          </Button>
          <div className="jst-acts">
            <span className="jst-muted">{words.have}</span>
            <AppLink to="/">{texts.signIn}</AppLink>
          </div>
        </FormBox>
      </JoinFrame>
    )
  }),
)
