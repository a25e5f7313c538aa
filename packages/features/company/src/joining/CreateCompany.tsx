import { Button } from '@arco-design/web-react'
import {
  creditCodeProblem,
  creditCodeWarning,
  joiningKinds,
  myApplication,
  normalizeCreditCode,
  type Application,
  type JoiningKind,
} from '@jst/contracts/company'
import { link, useApp, useDetail, useScreen, useScreenId } from '@jst/feature-kit'
import { FormNotices, useCreated } from '@jst/feature-kit/form'
import { AppLink, EmptyState, ErrorView, formatDate, Notice, RadioChoice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, type FormEvent } from 'react'
import { ApplicationText } from './ApplicationText.tsx'
import { inLanguage } from '../inLanguage.ts'
import { JoinFrame } from './JoinFrame.tsx'
import { LicenceField } from './LicenceField.tsx'
import { texts } from './texts.ts'
import { handIn, isOpen, useApplicationForm } from './useApplicationForm.ts'

const words = texts.create

/** A company that wants to join: what stands on its licence, how to reach it, the licence itself; kept while typing (spec §2.21). */
export const Screen = inLanguage(
  observer(function CreateCompany() {
    const { session } = useApp()
    const id = useScreenId('Id')
    const [createdId, tellCreatedId] = useCreated()
    const isOwn = id === undefined || id === createdId
    const application = useDetail(myApplication, !isOwn && session.token !== null ? { Id: id } : undefined)
    if (!isOwn && !application.data)
      return (
        <JoinFrame title={words.title}>
          {application.status === 'failed' && application.error ? (
            <ErrorView error={application.error} onRetry={application.reload} />
          ) : null}
          {application.status === 'empty' ? <EmptyState title={words.notFound} /> : null}
        </JoinFrame>
      )
    return <Editor key={isOwn ? 'new' : id} opened={application.data?.Application} onMade={tellCreatedId} />
  }),
)

const Editor = observer(function Editor({ opened, onMade }: { opened: Application | undefined; onMade: (id: number) => void }) {
  const app = useApp()
  const { location } = useScreen()
  const form = useApplicationForm(opened)
  const { stored } = form
  const editable = isOpen(form)
  const storedId = stored?.Id
  useEffect(() => {
    if (storedId === undefined || storedId === opened?.Id) return
    onMade(storedId)
    // a reload finds the draft again
    app.navigate(link(location.pathname, { Id: storedId }), { replace: true })
  }, [app, location.pathname, storedId, opened, onMade])
  useEffect(() => {
    const hold = (event: BeforeUnloadEvent) => {
      if (form.dirty && editable) event.preventDefault()
    }
    window.addEventListener('beforeunload', hold)
    return () => window.removeEventListener('beforeunload', hold)
  }, [form, editable])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!form.check() || !(await form.run(() => handIn(app.api, form)))) return
    app.notify.success(words.submitted)
    app.navigate('/join/entry')
  }
  const code = normalizeCreditCode(form.values.CreditCode)
  const duplicate = form.errors['CreditCode']?.includes(words.joined)
  return (
    <JoinFrame title={stored?.Purpose === 'change' ? words.change : words.title} lead={words.lead}>
      <nav>
        <AppLink to="/join/entry">{texts.entry.title}</AppLink>
      </nav>
      {editable ? null : <Notice>{words.locked}</Notice>}
      {stored?.Remarks && editable ? <Notice tone="warning">{texts.entry.remarks(stored.Remarks)}</Notice> : null}
      <form className="jst-stack-form jst-join-form" noValidate onSubmit={(event) => void submit(event)}>
        <FormNotices form={form} summary />
        <RadioChoice
          label={words.kind}
          options={Object.keys(joiningKinds) as JoiningKind[]}
          labelOf={(kind) => words.kinds[kind]}
          value={form.values.Kind}
          onPick={(Kind) => form.write({ Kind })}
          disabled={!editable || stored?.Purpose === 'change'}
        />
        <h2>{words.company}</h2>
        <ApplicationText form={form} name="Name" />
        <ApplicationText
          form={form}
          name="CreditCode"
          hint={!creditCodeProblem(code) && !creditCodeWarning(code) ? words.codeOk : undefined}
        />
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
        {editable ? (
          <div className="jst-acts">
            <Button type="primary" htmlType="submit" loading={form.busy}>
              {words.submit}
            </Button>
            <span className="jst-muted" role="status">
              {form.failure && form.dirty
                ? words.notSaved
                : form.storing || (form.dirty && stored)
                  ? words.saving
                  : stored && stored !== opened
                    ? words.saved(formatDate(stored.UpdateTime, 'time'))
                    : null}
            </span>
          </div>
        ) : null}
      </form>
    </JoinFrame>
  )
})
