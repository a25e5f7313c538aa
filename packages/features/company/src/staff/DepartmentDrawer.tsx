import { Button } from '@arco-design/web-react'
import { removeDepartment, saveDepartment, type Department } from '@jst/contracts/company'
import { useAction, useApp, type DetailStore } from '@jst/feature-kit'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { ChoiceField, Dialog, EmptyState, ErrorView, RowActs, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Question, type Confirmation } from '../question/Question.tsx'
import { departmentOptions, depthOf } from './departments.ts'
import { texts } from './texts.ts'

const words = texts.department
/** The tree of departments: add, rename, move, remove. */
export const DepartmentDrawer = observer(function DepartmentDrawer({
  departments,
  onChanged,
  onClose,
}: {
  departments: DetailStore<Department[]>
  onChanged: () => void
  onClose: () => void
}) {
  const { api } = useApp()
  const [confirmation, setConfirmation] = useState<Confirmation>()
  const [edited, setEdited] = useState<{ department?: Department }>()
  const rows = departments.data ?? []
  const { run: removeNow } = useAction((Id: number) => api.call(removeDepartment, { Id }).finally(departments.reload).then(onChanged))
  const remove = ({ Id, Name }: Department) =>
    setConfirmation({
      title: words.ask(Name),
      content: words.askContent,
      ok: words.remove,
      danger: true,
      act: () => void removeNow(Id),
    })
  return (
    <Dialog
      place="side"
      width={480}
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setEdited({})}>
          {words.add}
        </Button>
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {confirmation ? <Question confirmation={confirmation} onClose={() => setConfirmation(undefined)} /> : null}
        {edited ? (
          <DepartmentForm
            key={edited.department?.Id ?? 0}
            {...edited}
            rows={rows}
            onSaved={() => {
              setEdited(undefined)
              onChanged()
            }}
            onCancel={() => setEdited(undefined)}
          />
        ) : null}
        {departments.status === 'failed' && departments.error ? <ErrorView error={departments.error} onRetry={departments.reload} /> : null}
        {departments.data?.length === 0 ? <EmptyState title={words.empty} /> : null}
        <ul className="jst-departments">
          {rows.map((department) => (
            <li key={department.Id} data-depth={depthOf(rows, department)}>
              <span className="jst-cut">{department.Name}</span>
              <span className="jst-muted">{words.people(department.Employees)}</span>
              <RowActs>
                <TextButton onClick={() => setEdited({ department })}>{words.edit}</TextButton>
                <TextButton onClick={() => remove(department)}>{words.remove}</TextButton>
              </RowActs>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
})

interface DepartmentFormProps {
  /** Undefined: a new one. */
  department?: Department
  rows: readonly Department[]
  onSaved: () => void
  onCancel: () => void
}

const DepartmentForm = observer(function DepartmentForm({ department, rows, onSaved, onCancel }: DepartmentFormProps) {
  const { api } = useApp()
  const form = useForm({
    stored: department,
    start: (stored) => ({ Name: stored?.Name ?? '', ParentId: stored?.ParentId ?? null }),
    fields: {
      Name: { label: words.name, required: words.missing },
      ParentId: { label: words.parent, show: (id) => rows.find(({ Id }) => Id === id)?.Name ?? words.top },
    },
    save: ({ Name, ParentId }, stored) =>
      api.call(saveDepartment, {
        Id: stored?.Id ?? 0,
        ParentId,
        Name: Name.trim(),
        ...(stored ? { UpdateTime: stored.UpdateTime } : {}),
      }),
    saved: onSaved,
  })
  return (
    <FormBox form={form}>
      <TextField {...form.field('Name')} maxLength={50} />
      <ChoiceField
        {...form.field('ParentId')}
        value={String(form.values.ParentId ?? '')}
        onChange={(value) => form.write({ ParentId: value === '' ? null : Number(value) })}
        options={[{ value: '', label: words.top }, ...departmentOptions(rows.filter(({ Id }) => Id !== department?.Id))]}
      />
      <div className="jst-acts">
        <Button type="primary" htmlType="submit" loading={form.busy}>
          {words.save}
        </Button>
        <Button
          onClick={() => {
            form.giveUp()
            onCancel()
          }}
        >
          {words.cancel}
        </Button>
      </div>
    </FormBox>
  )
})
