import { Button } from '@arco-design/web-react'
import { writeVgm, type VgmContent, type VgmSheet } from '@jst/contracts/manifest'
import { useApp } from '@jst/feature-kit'
import { FieldSheet, unreadRow, useBoxTexts } from '@jst/feature-kit/boxes'
import { FormDialog, useForm } from '@jst/feature-kit/form'
import { readVermas, readVgmJson, type ReadVgm } from '@jst/manifest/vgm'
import { FilePick, Notice, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useMemo, useState } from 'react'
import { vgmFields } from './declared.ts'
import { language } from '../texts.ts'
import { blankLine, changedLines, contentOf, findingsOf, lineOf, recomputed, rowsBehind, type VgmLine } from './rows.ts'
import { texts } from './texts.ts'

const words = texts.dialog
interface VgmDialogProps {
  sheet: VgmSheet
  staff: boolean
  onSaved: () => void
  onClose: () => void
}

/** Declarations of the boxes of a bill in one sheet: typed, pasted, or read from a message of the shipper or scale. */
export const VgmDialog = observer(function VgmDialog({ sheet, staff, onSaved, onClose }: VgmDialogProps) {
  const { api, notify } = useApp()
  const boxTexts = useBoxTexts()
  const [open] = useState(() => sheet.Rows.filter(({ MayWrite }) => MayWrite))
  const [unread, setUnread] = useState<readonly string[]>([])
  const form = useForm({
    start: () => ({ Lines: open.map(({ Content }, at) => lineOf(Content, at + 1)), Agent: '', LateReason: '' }),
    fields: { Agent: { label: words.agent }, LateReason: { label: words.lateReason } },
    check: ({ Lines, LateReason }): Record<string, string> => {
      const unread = unreadRow(vgmFields, Lines, boxTexts)
      if (unread !== undefined) return { '': unread }
      return changedLines(Lines, open).length === 0 && LateReason === '' ? { '': words.nothing } : {}
    },
    save: ({ Lines, Agent, LateReason }) => {
      const rows = changedLines(Lines, open)
      return api.call(writeVgm, {
        Id: sheet.Id,
        Agent: Agent.trim(),
        LateReason: LateReason.trim(),
        Rows: (rows.length > 0 ? rows : open.map((row) => ({ row, Content: row.Content }))).map(({ row, Content }) => ({
          Id: row?.Id ?? 0,
          ...(row?.UpdateTime ? { UpdateTime: row.UpdateTime } : {}),
          Content,
        })),
      })
    },
    saved: (_answer, { Lines }) => {
      notify.success(words.saved(changedLines(Lines, open).length))
      onSaved()
      onClose()
    },
    keep: `vgm ${sheet.Id}`,
  })
  const { Lines } = form.values
  const findings = useMemo(() => {
    const behind = rowsBehind(Lines, open)
    return findingsOf(
      Lines.map((line, at) => contentOf(line, behind[at]?.Content)),
      language(),
    )
  }, [Lines, open])
  const put = (next: readonly VgmLine[]) => form.write({ Lines: recomputed(Lines, next) })
  const read = async (file: File) => {
    const found = readFile(await file.text())
    if (!found) return notify.error(words.notRead)
    const declaredByBox = new Map(found.declarations.map(({ Record: record }) => [record.BoxNo, record]))
    const boxNos = Lines.map((line) => String(line['BoxNo'] ?? ''))
    put(Lines.map((line, at) => (declaredByBox.has(boxNos[at]!) ? merged(line, declaredByBox.get(boxNos[at]!)!) : line)))
    const strangers = [...declaredByBox.keys()].filter((box) => !boxNos.includes(box))
    setUnread([
      ...(strangers.length > 0 ? [words.notHere(strangers.join(words.joint))] : []),
      ...found.unread.map(({ Label, Value, Why, Path }) => words.unreadRow(Label, Value, Why, Path)),
    ])
    notify.success(words.taken(declaredByBox.size - strangers.length))
  }
  const locked = sheet.Rows.filter(({ MayWrite }) => !MayWrite)
  return (
    <FormDialog
      form={form}
      place="side"
      width={1180}
      title={words.title(sheet.BillNo)}
      submit={words.save}
      onClose={onClose}
      note={words.lead}
    >
      {locked.length > 0 ? <Notice>{words.locked(locked.map(({ Content }) => Content.BoxNo).join(words.joint))}</Notice> : null}
      {unread.length > 0 ? (
        <Notice tone="warning">
          {words.unread(unread.length)}
          <ul>
            {unread.slice(0, 20).map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      ) : null}
      <div className="jst-line-foot">
        <FilePick accept=".edi,.txt,.json" label={words.read} onFile={(file) => void read(file)}>
          {(choose) => <Button onClick={choose}>{words.read}</Button>}
        </FilePick>
      </div>
      <FieldSheet
        label={words.sheet}
        fields={vgmFields}
        rows={Lines}
        blank={blankLine}
        findings={findings}
        empty={words.empty}
        dataKey={`vgm ${sheet.Id}`}
        onChange={put}
      />
      {staff ? (
        <div className="jst-form-grid">
          <TextField {...form.field('Agent')} hint={words.agentHint} maxLength={60} />
          <TextField {...form.field('LateReason')} hint={words.lateHint} maxLength={200} />
        </div>
      ) : null}
    </FormDialog>
  )
})

/** The declarations of a file; undefined for another one. */
function readFile(text: string): ReadVgm | undefined {
  try {
    return text.trimStart().startsWith('UN') ? readVermas(text) : readVgmJson(text)
  } catch {
    return undefined
  }
}
/** A line with what the other party says; its blanks leave the line as it is. */
const merged = (line: VgmLine, declaration: VgmContent): VgmLine => {
  const next = lineOf(declaration)
  return {
    ...line,
    ...Object.fromEntries(Object.entries(next).filter(([key, value]) => key !== 'Id' && value !== null && value !== '')),
  }
}
