import type { ReplyOf } from '@jst/contracts'
import { importMappings, mappingLimits } from '@jst/contracts/system'
import { useApp } from '@jst/feature-kit'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { LinesField, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { linesOf } from './pasted.ts'
import { texts } from './texts.ts'

const words = texts.paste
const rowOf = (path: string) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0)

const problemOf = (text: string): string | undefined => {
  const { length } = linesOf(text)
  if (length === 0) return words.none
  return length > mappingLimits.rows ? words.tooMany(mappingLimits.rows, length) : undefined
}

/** Rows from a spreadsheet: checked as a whole first, each problem named with its row, and then all of them or none. */
export const PasteDialog = observer(function PasteDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const [checked, setChecked] = useState<ReplyOf<typeof importMappings>>()
  const ready = checked !== undefined && checked.Issues.length === 0
  const form = useForm({
    start: () => ({ text: '' }),
    fields: { text: { label: words.field, check: problemOf } },
    save: ({ text }) => api.call(importMappings, { Rows: linesOf(text).map(({ values }) => values), DryRun: !ready }),
    saved: (answer) => {
      // something else stands here by now
      if (form.dirty) return
      setChecked(answer)
      if (!ready || answer.Issues.length > 0) return
      notify.success(words.done(answer.Added, answer.Updated))
      onDone()
      onClose()
    },
  })
  const { onChange, ...text } = form.field('text')
  const lines = linesOf(text.value)
  const write = (value: string) => {
    onChange(value)
    // what was checked is not what stands here now
    setChecked(undefined)
  }
  return (
    <FormDialog
      form={form}
      title={words.title}
      width={960}
      note={words.lead}
      submit={ready ? words.import(lines.length) : words.check}
      onClose={onClose}
    >
      <p className="jst-muted">{words.order}</p>
      <LinesField {...text} rows={10} onChange={write} />
      {ready ? <Notice>{words.ready(checked.Added, checked.Updated, checked.Skipped)}</Notice> : null}
      {checked && !ready ? (
        <Notice tone="error">
          {words.problems(checked.Issues.length)}
          <ul>
            {checked.Issues.map(({ Path, Label, Message }) => (
              <li key={Path}>{words.problem(lines[rowOf(Path)]?.line ?? rowOf(Path) + 1, Label, Message)}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
    </FormDialog>
  )
})
