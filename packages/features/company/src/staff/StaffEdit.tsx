import { Button } from '@arco-design/web-react'
import {
  departmentList,
  roleChoices,
  staffInfo,
  type Department,
  type NewAccount,
  type RoleChoice,
  type StaffMember,
} from '@jst/contracts/company'
import { link, useApp, useBack, useDetail, useScreenId, useTitle, type App, type ScreenLocation } from '@jst/feature-kit'
import { FormNotices, PageForm, useForm } from '@jst/feature-kit/form'
import { usePermitted } from '@jst/permissions/react'
import { AppLink, DateText, DetailPage, EmptyState, Section, StatusTag } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { PasswordDialog } from './PasswordDialog.tsx'
import { StaffFields } from './StaffFields.tsx'
import { saveStaff, staffFields, valuesOf, type StaffForm } from './staff-form.ts'
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
  const id = useScreenId('Id')
  const onBack = useBack()
  const person = useDetail(staffInfo, id === undefined ? undefined : { Id: id })
  const departments = useDetail(departmentList, {})
  const roles = useDetail(roleChoices, {})
  const failed = [person, departments, roles].find(({ status }) => status === 'failed')
  if (id !== undefined && person.status === 'empty')
    return <EmptyState asPage title={words.notFound} action={<AppLink to={list}>{words.backToList}</AppLink>} />
  if (failed || !departments.data || !roles.data || (id !== undefined && !person.data))
    return (
      <DetailPage
        title={words.create}
        onBack={onBack}
        state={failed ? 'failed' : 'loading'}
        error={failed?.error}
        onRetry={failed?.reload}
      />
    )
  return <Editor key={id ?? 'new'} stored={id === undefined ? undefined : person.data} departments={departments.data} roles={roles.data} />
})

interface EditorProps {
  stored: StaffMember | undefined
  departments: readonly Department[]
  roles: readonly RoleChoice[]
}

const Editor = observer(function Editor({ stored: opened, departments, roles }: EditorProps) {
  const app = useApp()
  const onBack = useBack()
  const mayEdit = usePermitted(opened ? 'edit' : 'add', list)
  const [created, setCreated] = useState<NewAccount>()
  const nameIn = (rows: readonly { Id: number; Name: string }[]) => (id: number) => rows.find(({ Id }) => Id === id)?.Name ?? String(id)
  const form: StaffForm = useForm({
    stored: opened,
    start: valuesOf,
    fields: staffFields({ department: nameIn(departments), role: nameIn(roles) }),
    save: (values, stored) => saveStaff(app.api, values, stored),
    saved: (answer) => ('Password' in answer ? setCreated(answer) : app.notify.success(words.saved(answer.Name))),
    keep: `staff ${opened?.Id ?? ''}`,
  })
  const { stored } = form
  useTitle(stored ? words.edit(stored.Name) : undefined)
  const save = () => void form.save()
  const finish = () => {
    setCreated(undefined)
    if (created) app.navigate(link('/system/StuffEdit', { Id: created.Id }), { replace: true })
  }
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
        mayEdit ? (
          <Button type="primary" loading={form.busy} onClick={save}>
            {stored ? words.save : words.createAct}
          </Button>
        ) : null
      }
      notice={<FormNotices form={form} />}
    >
      <PageForm look="jst-stack" onSubmit={save}>
        <Section title={words.basics}>
          <StaffFields form={form} departments={departments} disabled={!mayEdit} />
        </Section>
        <Section title={words.roles}>
          {form.values.RoleIds.length === 0 ? <p className="jst-muted">{words.noRole}</p> : null}
          <RolePicker
            label={words.roles}
            roles={roles}
            value={form.values.RoleIds}
            onChange={(RoleIds) => form.write({ RoleIds: [...RoleIds] })}
          />
        </Section>
      </PageForm>
      {created ? <PasswordDialog accounts={[created]} onClose={finish} /> : null}
    </DetailPage>
  )
})
