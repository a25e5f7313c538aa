import { Button } from '@arco-design/web-react'
import { removeDepartment, saveDepartment, type Department } from '@jst/contracts/company'
import { failureOf, useApp, type DetailStore } from '@jst/feature-kit'
import { ChoiceField, Dialog, EmptyState, ErrorView, Notice, RowActs, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Question, type Asked } from '../question/Question.tsx'
import { departmentOptions, depthOf } from './departments.ts'
import { texts } from './texts.ts'

const words = texts.department
interface Edited {
  id: number
  updateTime?: string
  parentId: number | null
  name: string
}

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
  const [asked, setAsked] = useState<Asked>()
  const [edited, setEdited] = useState<Edited>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const rows = departments.data ?? []
  const attempt = async (act: () => Promise<unknown>) => {
    setBusy(true)
    setFailure('')
    try {
      await act()
      setEdited(undefined)
      onChanged()
    } catch (error) {
      setFailure(failureOf(error).message)
      departments.reload()
    } finally {
      setBusy(false)
    }
  }
  const save = ({ id, updateTime, parentId, name }: Edited) => {
    if (name.trim() === '') return setFailure(words.missing)
    const version = updateTime === undefined ? {} : { UpdateTime: updateTime }
    void attempt(() => api.call(saveDepartment, { Id: id, ParentId: parentId, Name: name.trim(), ...version }))
  }
  const remove = ({ Id, Name }: Department) =>
    setAsked({
      title: words.ask(Name),
      content: words.askContent,
      ok: words.remove,
      danger: true,
      act: () => void attempt(() => api.call(removeDepartment, { Id })),
    })
  return (
    <Dialog
      place="side"
      width={480}
      title={words.title}
      onClose={onClose}
      footer={
        <Button type="primary" onClick={() => setEdited({ id: 0, parentId: null, name: '' })}>
          {words.add}
        </Button>
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {asked ? <Question asked={asked} onClose={() => setAsked(undefined)} /> : null}
        {edited ? (
          <form
            className="jst-stack-form"
            onSubmit={(event) => {
              event.preventDefault()
              save(edited)
            }}
          >
            <TextField label={words.name} required maxLength={50} value={edited.name} onChange={(name) => setEdited({ ...edited, name })} />
            <ChoiceField
              label={words.parent}
              value={String(edited.parentId ?? '')}
              onChange={(value) => setEdited({ ...edited, parentId: value === '' ? null : Number(value) })}
              options={[{ value: '', label: words.top }, ...departmentOptions(rows.filter(({ Id }) => Id !== edited.id))]}
            />
            <div className="jst-acts">
              <Button type="primary" htmlType="submit" loading={busy}>
                {words.save}
              </Button>
              <Button onClick={() => setEdited(undefined)}>{words.cancel}</Button>
            </div>
          </form>
        ) : null}
        {departments.status === 'failed' && departments.error ? <ErrorView error={departments.error} onRetry={departments.reload} /> : null}
        {departments.data?.length === 0 ? <EmptyState title={words.empty} /> : null}
        <ul className="jst-departments">
          {rows.map((department) => (
            <li key={department.Id} data-depth={depthOf(rows, department)}>
              <span className="jst-cut">{department.Name}</span>
              <span className="jst-muted">{words.people(department.Employees)}</span>
              <RowActs>
                <TextButton
                  onClick={() =>
                    setEdited({
                      id: department.Id,
                      updateTime: department.UpdateTime,
                      parentId: department.ParentId,
                      name: department.Name,
                    })
                  }
                >
                  {words.edit}
                </TextButton>
                <TextButton onClick={() => remove(department)}>{words.remove}</TextButton>
              </RowActs>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
})
