import { Button } from '@arco-design/web-react'
import { departmentList, roleChoices, staffInfo, type NewAccount } from '@jst/contracts/company'
import { link, useApp, useBack, useConfirmLeave, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, DetailPage, EmptyState, Notice, RowActs, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useEffect, useState, type FormEvent } from 'react'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffFields } from './StaffFields.tsx'
import { StaffForm } from './StaffForm.ts'
import { texts } from './texts.ts'
import { RolePicker } from './RolePicker.tsx'

const words = texts.form
const list = '/system/employee/list'

export const preload = (app: App, location: ScreenLocation): void => {
  const id = Number(new URLSearchParams(location.search).get('Id'))
  if (id > 0) app.reads.start(staffInfo, { Id: id })
}

/** One employee: data, department and roles. Without ?Id a new one, whose first password is shown once (spec §2.19). */
export const Screen = observer(function StaffEdit() {
  const app = useApp()
  const id = useScreenId('Id')
  const onBack = useBack()
  const mayEdit = usePermitted(id === undefined ? 'add' : 'edit', list)
  const person = useDetail(staffInfo, id === undefined ? undefined : { Id: id })
  const departments = useDetail(departmentList, {})
  const roles = useDetail(roleChoices, {})
  const [form] = useState(() => new StaffForm(app.api))
  const [created, setCreated] = useState<NewAccount>()
  const { data } = person
  useEffect(() => {
    if (data) form.take(data)
  }, [form, data])
  useTitle(form.stored ? words.edit(form.stored.Name) : undefined)
  useConfirmLeave(() => form.dirty)
  const save = async (event?: FormEvent) => {
    event?.preventDefault()
    const done = await form.save()
    if (done?.created) setCreated(done.created)
    else if (done?.stored) app.notify.success(words.saved(done.stored.Name))
  }
  const finish = () => {
    setCreated(undefined)
    if (created) app.navigate(link('/system/StuffEdit', { Id: created.Id }), { replace: true })
  }
  const overwrite = () => {
    form.keepMine()
    void save()
  }
  const failed = [person, departments, roles].find(({ status }) => status === 'failed')
  const { stored } = form
  const ready = id === undefined || stored !== undefined
  if (id !== undefined && person.status === 'empty')
    return <EmptyState title={words.notFound} action={<AppLink to={list}>{words.backToList}</AppLink>} />
  return (
    <DetailPage
      title={stored ? words.edit(stored.Name) : words.create}
      trail={[{ label: texts.label, to: list }, { label: stored?.Name ?? words.create }]}
      onBack={onBack}
      status={
        stored && (
          <StatusTag tone={stored.Disabled ? 'red' : 'green'}>{stored.Disabled ? texts.states.disabled : texts.states.active}</StatusTag>
        )
      }
      facts={
        stored
          ? [
              { label: words.facts.account, value: stored.Account },
              { label: words.facts.lastSignIn, value: <DateText value={stored.LastSignIn} /> },
            ]
          : []
      }
      actions={
        mayEdit && ready ? (
          <Button type="primary" loading={form.busy} onClick={() => void save()}>
            {id === undefined ? words.createAct : words.save}
          </Button>
        ) : null
      }
      notice={
        <div className="jst-notices">
          {form.theirs ? (
            <Notice
              tone="warning"
              action={
                <RowActs>
                  <Button onClick={() => form.theirs && form.take(form.theirs)}>{words.takeTheirs}</Button>
                  <Button onClick={overwrite}>{words.keepMine}</Button>
                </RowActs>
              }
            >
              {words.stale}
            </Notice>
          ) : null}
          {form.failure ? <Notice tone="error">{form.failure}</Notice> : null}
        </div>
      }
      state={failed ? 'failed' : ready ? 'ready' : 'loading'}
      error={failed?.error}
      onRetry={failed?.reload}
    >
      <form className="jst-stack" noValidate onSubmit={(event) => void save(event)}>
        <Section title={words.basics}>
          <StaffFields form={form} departments={departments.data ?? []} disabled={!mayEdit} />
        </Section>
        <Section title={words.roles}>
          {form.values.RoleIds.length === 0 ? <p className="jst-muted">{words.noRole}</p> : null}
          <RolePicker
            label={words.roles}
            roles={roles.data ?? []}
            value={form.values.RoleIds}
            onChange={(RoleIds) => form.write({ RoleIds })}
          />
        </Section>
        <button type="submit" className="jst-hidden" tabIndex={-1} aria-hidden="true" />
      </form>
      {created ? <PasswordDialog accounts={[created]} onClose={finish} /> : null}
    </DetailPage>
  )
})
