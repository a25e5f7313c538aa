import { Button } from '@arco-design/web-react'
import { creditCodeProblem, joiningKinds, myApplication, normalizeCreditCode, type JoiningKind } from '@jst/contracts/company'
import { link, useApp, useDetail, useScreen, useScreenId } from '@jst/feature-kit'
import { AppLink, EmptyState, ErrorView, formatDate, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import { ApplicationForm } from './ApplicationForm.ts'
import { ApplicationText } from './ApplicationText.tsx'
import { JoinFrame } from './JoinFrame.tsx'
import { LicenceField } from './LicenceField.tsx'
import { texts } from './texts.ts'

const words = texts.create

/** A company that wants to join: what stands on its licence, how to reach it, the licence itself; kept while typing (spec §2.21). */
export const Screen = observer(function CreateCompany() {
  const app = useApp()
  const id = useScreenId('Id')
  const { location } = useScreen()
  const [form] = useState(() => new ApplicationForm(app.api))
  const asked = useDetail(myApplication, id !== undefined && app.session.token !== null ? { Id: id } : undefined)
  const { data } = asked
  const storedId = form.stored?.Id
  useEffect(() => {
    if (data && form.stored?.Id !== data.Application.Id) form.take(data.Application)
  }, [form, data])
  useEffect(() => {
    // a reload finds the draft again
    if (storedId !== undefined && id === undefined) app.navigate(link(location.pathname, { Id: storedId }), { replace: true })
  }, [app, location.pathname, storedId, id])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (form.dirty && form.editable) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => {
      window.removeEventListener('beforeunload', hold)
      form.stop()
    }
  }, [form])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await form.submit())) return
    app.notify.success(words.submitted)
    app.navigate('/join/entry')
  }
  const code = normalizeCreditCode(form.fields.CreditCode)
  const duplicate = form.issues.some(({ Path, Message }) => Path === 'CreditCode' && Message.includes('已入驻'))
  if (id !== undefined && asked.status === 'failed' && asked.error && !form.stored)
    return (
      <JoinFrame title={words.title}>
        <ErrorView error={asked.error} onRetry={asked.reload} />
      </JoinFrame>
    )
  return (
    <JoinFrame title={form.stored?.Purpose === 'change' ? words.change : words.title} lead={words.lead}>
      <nav>
        <AppLink to="/join/entry">{texts.entry.title}</AppLink>
      </nav>
      {form.theirs ? (
        <Notice tone="warning" action={<Button onClick={() => form.theirs && form.take(form.theirs)}>{words.takeTheirs}</Button>}>
          {words.stale}
        </Notice>
      ) : null}
      {form.editable ? null : <Notice>{words.locked}</Notice>}
      {form.stored?.Remarks && form.editable ? <Notice tone="warning">{texts.entry.remarks(form.stored.Remarks)}</Notice> : null}
      {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
      {id !== undefined && asked.status === 'empty' ? <EmptyState title={words.notFound} /> : null}
      <form className="jst-stack-form jst-join-form" noValidate onSubmit={(event) => void submit(event)}>
        <fieldset disabled={!form.editable || form.stored?.Purpose === 'change'}>
          <legend>{words.kind}</legend>
          {(Object.keys(joiningKinds) as JoiningKind[]).map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" checked={form.fields.Kind === kind} onChange={() => form.write({ Kind: kind })} />
              {words.kinds[kind]}
            </label>
          ))}
        </fieldset>
        <h2>{words.company}</h2>
        <ApplicationText form={form} name="Name" />
        <ApplicationText form={form} name="CreditCode" hint={code.length === 18 && !creditCodeProblem(code) ? words.codeOk : undefined} />
        {duplicate ? <AppLink to={link('/join/bindCompany', { Keyword: code })}>{words.toBind}</AppLink> : null}
        <ApplicationText form={form} name="LegalPerson" />
        <LicenceField form={form} />
        <ApplicationText form={form} name="City" />
        <ApplicationText form={form} name="Address" />
        <h2>{words.contact}</h2>
        <ApplicationText form={form} name="ContactName" />
        <ApplicationText form={form} name="ContactMobile" />
        <ApplicationText form={form} name="ContactEmail" />
        <h2>{words.source}</h2>
        <ApplicationText form={form} name="Referrer" />
        <ApplicationText form={form} name="InviteCode" />
        {form.issues.length > 0 ? (
          <Notice tone="error">
            {words.problems(form.issues.length)}
            <ul>
              {form.issues.map(({ Path, Message }) => (
                <li key={Path}>{Message}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {form.editable ? (
          <div className="jst-acts">
            <Button type="primary" htmlType="submit" loading={form.busy}>
              {words.submit}
            </Button>
            <span className="jst-muted" role="status">
              {form.notSaved
                ? words.notSaved
                : form.saving || (form.dirty && form.stored)
                  ? words.saving
                  : form.savedAt
                    ? words.saved(formatDate(form.savedAt, 'time'))
                    : null}
            </span>
          </div>
        ) : null}
      </form>
    </JoinFrame>
  )
})
