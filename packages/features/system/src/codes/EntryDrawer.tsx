import { saveCodeEntry, type CodeEntry, type CodeGroup } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { ChoiceField, FlagField, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { codeProblem } from './checks.ts'
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
  const form = useForm({
    stored: entry,
    start: (stored) => ({
      GroupId: String(stored?.GroupId ?? groupId ?? groups[0]?.Id ?? ''),
      Code: stored?.Code ?? '',
      Name: stored?.Name ?? '',
      NameEn: stored?.NameEn ?? '',
      Sort: String(stored?.Sort ?? 100),
      Enabled: stored?.Enabled ?? true,
    }),
    fields: {
      GroupId: { label: names.group, show: (id) => groups.find(({ Id }) => String(Id) === id)?.Name ?? '' },
      Code: { label: names.code, required: true, check: codeProblem },
      Name: { label: names.name, required: true },
      NameEn: { label: names.nameEn },
      Sort: { label: names.sort, check: (sort) => (/^\d{1,4}$/.test(sort.trim()) ? undefined : words.badSort) },
      Enabled: { label: words.enabled },
    },
    save: ({ GroupId, Code, Name, NameEn, Sort, Enabled }, stored) =>
      api.call(saveCodeEntry, {
        Id: stored?.Id ?? 0,
        ...(stored ? { UpdateTime: stored.UpdateTime } : {}),
        GroupId: Number(GroupId),
        Code: Code.trim(),
        Name: Name.trim(),
        NameEn: NameEn.trim(),
        Sort: Number(Sort),
        Enabled,
      }),
    saved: ({ Code }) => {
      notify.success(words.saved(Code))
      onSaved()
      onClose()
    },
    keep: `entry ${entry?.Id ?? ''}`,
  })
  const title = !entry ? words.add : editable ? words.edit(entry.Code) : words.view(entry.Code)
  return (
    <FormDialog form={form} place="side" width={480} title={title} readOnly={!editable} onClose={onClose}>
      {editable ? null : <Notice>{words.platform}</Notice>}
      <ChoiceField
        {...form.field('GroupId')}
        disabled={entry !== undefined}
        options={groups.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
      />
      <TextField {...form.field('Code')} disabled={entry !== undefined} hint={words.codeHint} maxLength={40} />
      <TextField {...form.field('Name')} disabled={!editable} maxLength={80} />
      <TextField {...form.field('NameEn')} disabled={!editable} maxLength={160} />
      <TextField {...form.field('Sort')} disabled={!editable} hint={words.sortHint} maxLength={4} />
      <FlagField {...form.field('Enabled')} disabled={!editable} hint={words.enabledHint} />
    </FormDialog>
  )
})
