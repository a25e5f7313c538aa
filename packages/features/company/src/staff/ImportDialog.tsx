import { Button } from '@arco-design/web-react'
import type { Issue } from '@jst/contracts'
import { importStaff, readStaffFile, staffLimits, type NewAccount, type StaffLine } from '@jst/contracts/company'
import { failureOf, useApp } from '@jst/feature-kit'
import type { ImportPlan, SheetColumn } from '@jst/sheet'
import { ImportPreview } from '@jst/sheet/react'
import '@jst/sheet/styles.css'
import { Dialog, FilePick, Notice, Select } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'
import { headings } from './vocabulary.ts'

const words = texts.importing
const names = texts.columns
const column = (key: keyof StaffLine, header: string, rest: Partial<SheetColumn> = {}): SheetColumn => ({
  key,
  header,
  kind: 'text',
  width: 120,
  multiline: false,
  aliases: headings[key],
  ...rest,
})
const columns: readonly SheetColumn[] = [
  column('Name', names.name, { required: true }),
  column('Account', names.account, { required: true }),
  column('Department', names.department),
  column('Post', names.post),
  column('Mobile', names.mobile),
  column('Email', names.email),
  column('Role', names.roles, { required: true }),
]
const lineOf = ({ values }: ImportPlan['accepted'][number]): StaffLine => {
  const text = (key: keyof StaffLine) => String(values[key] ?? '').trim()
  return {
    Name: text('Name'),
    Account: text('Account'),
    Department: text('Department'),
    Post: text('Post'),
    Mobile: text('Mobile'),
    Email: text('Email'),
    Role: text('Role'),
  }
}
const rowOf = (path: string) => Number(/\[(\d+)\]/.exec(path)?.[1] ?? 0)

interface ImportDialogProps {
  onDone: () => void
  onClose: () => void
  onCreated: (accounts: readonly NewAccount[]) => void
}

/** Employees from a file: what each column means, what is wrong in which line, and then all of them or none. */
export const ImportDialog = observer(function ImportDialog({ onDone, onClose, onCreated }: ImportDialogProps) {
  const { api, notify } = useApp()
  const [table, setTable] = useState<string[][]>()
  const [problems, setProblems] = useState<{ issue: Issue; line: number }[]>([])
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true)
    setFailure('')
    setProblems([])
    try {
      await act()
    } catch (error) {
      setFailure(failureOf(error).message)
    } finally {
      setBusy(false)
    }
  }
  const read = (file: File) =>
    attempt(async () => {
      setTable(undefined)
      const { Rows, Truncated } = await api.upload(readStaffFile, file)
      // half a file would make half a company
      if (Truncated) setFailure(words.truncated)
      else setTable(Rows)
    })
  const accept = ({ accepted }: ImportPlan) =>
    attempt(async () => {
      const Rows = accepted.map(lineOf)
      const { Issues, Created } = await api.call(importStaff, { Rows, DryRun: false })
      if (Issues.length > 0) return setProblems(Issues.map((issue) => ({ issue, line: accepted[rowOf(issue.Path)]?.line ?? 0 })))
      notify.success(words.done(Created.length))
      onDone()
      onClose()
      onCreated(Created)
    })
  return (
    <Dialog title={words.title} width={960} onClose={onClose} footer={<Button onClick={onClose}>{words.close}</Button>}>
      <div className="jst-stack-form">
        <p className="jst-muted">{words.lead}</p>
        <div>
          <FilePick accept=".xlsx,.csv" label={words.pick} onFile={(file) => void read(file)}>
            {(choose) => (
              <Button loading={busy} onClick={choose}>
                {busy ? words.reading : words.pick}
              </Button>
            )}
          </FilePick>
        </div>
        {failure ? <Notice tone="error">{failure}</Notice> : null}
        {problems.length > 0 ? (
          <Notice tone="error">
            {words.problems(problems.length)}
            <ul>
              {problems.map(({ issue, line }) => (
                <li key={issue.Path}>{words.line(line, issue.Label, issue.Message)}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        {table ? (
          <ImportPreview
            table={table}
            columns={columns}
            limit={staffLimits.importRows}
            Choice={Select}
            onAccept={(plan) => void accept(plan)}
            onCancel={onClose}
          />
        ) : null}
      </div>
    </Dialog>
  )
})
