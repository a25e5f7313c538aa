import { Button } from '@arco-design/web-react'
import type { ReplyOf } from '@jst/contracts'
import { importMappings, mappingLimits } from '@jst/contracts/system'
import { failureOf, useApp } from '@jst/feature-kit'
import { Dialog, LinesField, Notice } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { linesOf } from './pasted.ts'
import { texts } from './texts.ts'

const words = texts.paste
const rowOf = (path: string) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0)

/** Rows from a spreadsheet: checked as a whole first, each problem named with its row, and then all of them or none. */
export const PasteDialog = observer(function PasteDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const [text, setText] = useState('')
  const [checked, setChecked] = useState<ReplyOf<typeof importMappings>>()
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const lines = linesOf(text)
  const send = async (DryRun: boolean) => {
    if (lines.length === 0) return setFailure(words.none)
    if (lines.length > mappingLimits.rows) return setFailure(words.tooMany(mappingLimits.rows, lines.length))
    setBusy(true)
    setFailure('')
    try {
      const answer = await api.call(importMappings, { Rows: lines.map(({ values }) => values), DryRun })
      setChecked(answer)
      if (DryRun || answer.Issues.length > 0) return
      notify.success(words.done(answer.Added, answer.Updated))
      onDone()
      onClose()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  const ready = checked !== undefined && checked.Issues.length === 0
  return (
    <Dialog
      title={words.title}
      width={960}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.form.cancel}</Button>
          <Button type={ready ? 'secondary' : 'primary'} loading={busy && !ready} onClick={() => void send(true)}>
            {words.check}
          </Button>
          {ready ? (
            <Button type="primary" loading={busy} onClick={() => void send(false)}>
              {words.import(lines.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="jst-stack-form">
        <p className="jst-muted">
          {words.lead}
          <br />
          {words.order}
        </p>
        <LinesField
          label={words.field}
          value={text}
          rows={10}
          onChange={(value) => {
            setText(value)
            // what was checked is not what stands here now
            setChecked(undefined)
            setFailure('')
          }}
        />
        {failure ? <Notice tone="error">{failure}</Notice> : null}
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
      </div>
    </Dialog>
  )
})
