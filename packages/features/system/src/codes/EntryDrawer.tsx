import { codePattern, saveCodeEntry, type CodeEntry, type CodeGroup } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useSave } from '@jst/feature-kit/form'
import { ChoiceField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.form
const names = texts.columns

interface EntryDrawerProps {
  /** Absent: a new one. */
  entry?: CodeEntry | undefined
  groups: readonly CodeGroup[]
  /** Group that a new one begins with. */
  groupId: number | undefined
  /** False: of the other layer, or without the right: it is shown only. */
  editable: boolean
  onSaved: () => void
  onClose: () => void
}

/** One value of a dictionary. */
export const EntryDrawer = observer(function EntryDrawer({ entry, groups, groupId, editable, onSaved, onClose }: EntryDrawerProps) {
  const { api, notify } = useApp()
  const saving = useSave<CodeEntry>('GroupId', 'Code', 'Name', 'Sort')
  const [tried, setTried] = useState(false)
  const [values, setValues] = useState({
    group: String(entry?.GroupId ?? groupId ?? groups[0]?.Id ?? ''),
    code: entry?.Code ?? '',
    name: entry?.Name ?? '',
    nameEn: entry?.NameEn ?? '',
    sort: String(entry?.Sort ?? 100),
    enabled: entry?.Enabled ?? true,
  })
  const set = (change: Partial<typeof values>) => setValues({ ...values, ...change })
  const sort = /^\d{1,4}$/.test(values.sort.trim()) ? Number(values.sort) : undefined
  const problems = {
    Code: new RegExp(codePattern).test(values.code.trim()) ? undefined : words.badCode,
    Name: values.name.trim() ? undefined : words.needed,
    Sort: sort === undefined ? words.badSort : undefined,
  }
  const errorOf = (field: keyof typeof problems) => (tried ? problems[field] : undefined) ?? saving.errors[field]
  const save = () => {
    setTried(true)
    if (sort === undefined || Object.values(problems).some((problem) => problem !== undefined)) return
    const version = (saving.theirs ?? entry)?.UpdateTime
    saving.run(async () => {
      const saved = await api.call(saveCodeEntry, {
        Id: entry?.Id ?? 0,
        ...(version === undefined ? {} : { UpdateTime: version }),
        GroupId: Number(values.group),
        Code: values.code.trim(),
        Name: values.name.trim(),
        NameEn: values.nameEn.trim(),
        Sort: sort,
        Enabled: values.enabled,
      })
      notify.success(words.saved(saved.Code))
      onSaved()
      onClose()
    })
  }
  const title = !entry ? words.add : editable ? words.edit(entry.Code) : words.view(entry.Code)
  return (
    <FormDialog
      place="side"
      width={480}
      title={title}
      busy={saving.busy}
      failure={saving.failure}
      onSubmit={editable ? save : undefined}
      onClose={onClose}
    >
      {editable ? null : <Notice>{words.platform}</Notice>}
      {saving.theirs ? <Notice tone="warning">{words.stale(saving.theirs.Name)}</Notice> : null}
      <ChoiceField
        label={names.group}
        value={values.group}
        disabled={entry !== undefined}
        error={saving.errors['GroupId']}
        options={groups.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
        onChange={(group) => set({ group })}
      />
      <TextField
        label={names.code}
        value={values.code}
        onChange={(code) => set({ code })}
        disabled={entry !== undefined}
        error={errorOf('Code')}
        hint={words.codeHint}
        maxLength={40}
        required
      />
      <TextField
        label={names.name}
        value={values.name}
        onChange={(name) => set({ name })}
        disabled={!editable}
        error={errorOf('Name')}
        maxLength={80}
        required
      />
      <TextField label={names.nameEn} value={values.nameEn} onChange={(nameEn) => set({ nameEn })} disabled={!editable} maxLength={160} />
      <TextField
        label={names.sort}
        value={values.sort}
        onChange={(text) => set({ sort: text })}
        disabled={!editable}
        error={errorOf('Sort')}
        hint={words.sortHint}
        maxLength={4}
      />
      <label className="jst-check-line">
        <input
          type="checkbox"
          className="jst-check"
          checked={values.enabled}
          disabled={!editable}
          onChange={(event) => set({ enabled: event.target.checked })}
        />
        {words.enabled} <span className="jst-muted">{words.enabledHint}</span>
      </label>
    </FormDialog>
  )
})
