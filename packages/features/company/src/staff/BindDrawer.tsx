import { Button } from '@arco-design/web-react'
import { answerBind, bindList, roleChoices, type BindRequest, type Department, type RoleChoice } from '@jst/contracts/company'
import { useApp, useDetail } from '@jst/feature-kit'
import { FormNotices, useForm } from '@jst/feature-kit/form'
import { ChoiceField, DateText, Dialog, EmptyState, ErrorView, FactGrid, formatText, LinesField, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { departmentChoices } from './departments.ts'
import { RolePicker } from './RolePicker.tsx'
import { texts } from './texts.ts'

const words = texts.bind

/** People who want to belong to the company, and the answer to them. */
export const BindDrawer = observer(function BindDrawer({
  departments,
  onAnswered,
  onClose,
}: {
  departments: readonly Department[]
  onAnswered: () => void
  onClose: () => void
}) {
  const waiting = useDetail(bindList, { State: 'SUBMITTED', PageSize: 50 })
  const roles = useDetail(roleChoices, {})
  const answered = () => {
    waiting.reload()
    onAnswered()
  }
  const failed = [waiting, roles].find(({ status }) => status === 'failed')
  return (
    <Dialog place="side" width={640} title={words.title} onClose={onClose}>
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {failed?.error ? <ErrorView error={failed.error} onRetry={failed.reload} /> : null}
        {waiting.data?.Rows.length === 0 ? <EmptyState icon="people" title={words.empty} hint={words.emptyHint} /> : null}
        {waiting.data?.Rows.map((request) => (
          <Request key={request.Id} request={request} roles={roles.data ?? []} departments={departments} onAnswered={answered} />
        ))}
      </div>
    </Dialog>
  )
})

interface RequestProps {
  request: BindRequest
  roles: readonly RoleChoice[]
  departments: readonly Department[]
  onAnswered: () => void
}

const Request = observer(function Request({ request, roles, departments, onAnswered }: RequestProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ RoleIds: [] as number[], DepartmentId: '', Remarks: '' }),
    fields: { DepartmentId: { label: words.department }, Remarks: { label: words.remarks } },
    overtaken: (_, said) => form.fail(said),
  })
  const { RoleIds, DepartmentId, Remarks } = form.values
  const answer = async (approve: boolean) => {
    if (approve && RoleIds.length === 0) return form.fail(words.needRoles)
    const given = approve
      ? { RoleIds, DepartmentId: DepartmentId === '' ? null : Number(DepartmentId) }
      : { RoleIds: [], DepartmentId: null }
    const { Id, UpdateTime } = request
    const done = await form.run(() => api.call(answerBind, { Id, UpdateTime, Approve: approve, ...given, Remarks: Remarks.trim() }))
    if (!done) return
    form.giveUp()
    notify.success(approve ? words.approved(request.PersonName) : words.rejected)
    onAnswered()
  }
  return (
    <Section title={request.PersonName} extra={<DateText value={request.CreateTime} />}>
      <div className="jst-stack-form">
        <FormNotices form={form} />
        <FactGrid
          columns={2}
          facts={[
            { label: texts.columns.mobile, value: formatText(request.PersonMobile) },
            { label: words.reason, value: request.Reason },
          ]}
        />
        <RolePicker label={words.roles} roles={roles} value={RoleIds} onChange={(ids) => form.write({ RoleIds: ids })} />
        <ChoiceField {...form.field('DepartmentId')} options={departmentChoices(departments)} />
        <LinesField {...form.field('Remarks')} maxLength={200} />
        <div className="jst-acts">
          <Button type="primary" loading={form.busy} onClick={() => void answer(true)}>
            {words.approve}
          </Button>
          <Button loading={form.busy} onClick={() => void answer(false)}>
            {words.reject}
          </Button>
        </div>
      </div>
    </Section>
  )
})
