import { issueSlips } from '@jst/contracts/packing'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { FlagField, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import type { SlipsDialogProps } from './shown.ts'
import { texts } from './texts.ts'

const words = texts.issueDialog

/** Issues slips: with numbers of the ranges, or with those that the depot gave. */
export const IssueDialog = observer(function IssueDialog({ rows, onDone, onClose }: SlipsDialogProps) {
  const { api, notify } = useApp()
  const form = useForm({
    start: () => ({ Own: false, Numbers: {} as Readonly<Record<number, string>> }),
    save: ({ Own, Numbers }) => {
      const given = Object.entries(Numbers).flatMap(([id, typed]) =>
        typed.trim() === '' ? [] : [{ Id: Number(id), EirNo: typed.trim().toUpperCase() }],
      )
      return api.call(issueSlips, {
        Items: rows.map(({ Id, UpdateTime }) => ({ Id, UpdateTime })),
        ...(Own && given.length > 0 ? { Numbers: given } : {}),
      })
    },
    saved: (outcome) => {
      if (outcome.NotDone.length === 0) notify.success(words.done(outcome.Done.length))
      onDone(outcome)
      onClose()
    },
    unasked: true,
  })
  const { Own, Numbers } = form.values
  return (
    <FormDialog form={form} title={words.title(rows.length)} note={words.note} submit={words.submit} onClose={onClose}>
      <FlagField label={words.own} value={Own} onChange={(on) => form.write({ Own: on })} />
      {Own
        ? rows.map((row) => (
            <TextField
              key={row.Id}
              label={words.number(row.Code)}
              value={Numbers[row.Id] ?? ''}
              maxLength={30}
              onChange={(typed) => form.write({ Numbers: { ...Numbers, [row.Id]: typed } })}
            />
          ))
        : null}
    </FormDialog>
  )
})
