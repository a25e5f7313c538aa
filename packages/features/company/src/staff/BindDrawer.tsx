import { Button } from '@arco-design/web-react'
import { answerBind, bindList, roleChoices, type BindRequest, type Department, type RoleChoice } from '@jst/contracts/company'
import { failureOf, useApp, useDetail } from '@jst/feature-kit'
import { ChoiceField, DateText, Dialog, EmptyState, ErrorView, FactGrid, formatText, LinesField, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
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
    <Dialog place="side" width={720} title={words.title} onClose={onClose}>
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
  const [roleIds, setRoleIds] = useState<number[]>([])
  const [department, setDepartment] = useState('')
  const [remarks, setRemarks] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const answer = async (approve: boolean) => {
    if (approve && roleIds.length === 0) return setFailure(words.needRoles)
    setBusy(true)
    setFailure('')
    try {
      await api.call(answerBind, {
        Id: request.Id,
        UpdateTime: request.UpdateTime,
        Approve: approve,
        RoleIds: approve ? roleIds : [],
        DepartmentId: approve && department !== '' ? Number(department) : null,
        Remarks: remarks.trim(),
      })
      notify.success(approve ? words.approved(request.PersonName) : words.rejected)
      onAnswered()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Section title={request.PersonName} extra={<DateText value={request.CreateTime} />}>
      <div className="jst-stack-form">
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        <FactGrid
          columns={2}
          facts={[
            { label: texts.columns.mobile, value: formatText(request.PersonMobile) },
            { label: words.reason, value: request.Reason },
          ]}
        />
        <RolePicker label={words.roles} roles={roles} value={roleIds} onChange={setRoleIds} />
        <ChoiceField label={words.department} value={department} onChange={setDepartment} options={departmentChoices(departments)} />
        <LinesField label={words.remarks} value={remarks} onChange={setRemarks} maxLength={200} />
        <div className="jst-acts">
          <Button type="primary" loading={busy} onClick={() => void answer(true)}>
            {words.approve}
          </Button>
          <Button loading={busy} onClick={() => void answer(false)}>
            {words.reject}
          </Button>
        </div>
      </div>
    </Section>
  )
})
