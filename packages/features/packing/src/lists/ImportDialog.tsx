import { Button } from '@arco-design/web-react'
import { readPackingFile, type PackedBox, type PackingFile } from '@jst/contracts/packing'
import { useAction, useApp } from '@jst/feature-kit'
import { SheetsNote } from '@jst/feature-kit/entity'
import { ChoiceField, Dialog, FactsTable, Notice, Section } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.importDialog
/** Cells that are named at once. */
const most = 50

interface ImportDialogProps {
  file: File
  read: PackingFile
  onTake: (boxes: readonly PackedBox[], replace: boolean) => void
  onClose: () => void
}

/** Content, questions and unread cells of a file; its boxes go into the sheet once everything is answered. */
export const ImportDialog = observer(function ImportDialog({ file, read: first, onTake, onClose }: ImportDialogProps) {
  const { api } = useApp()
  const [read, setRead] = useState(first)
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [replace, setReplace] = useState(false)
  const again = useAction(async () => {
    const Answers = Object.entries(answers)
      .map(([key, value]) => `${key}=${value}`)
      .join('\n')
    setRead(await api.upload(readPackingFile, file, { Answers }, { fileName: file.name }))
  })
  const open = read.Questions.filter(({ Key }) => !answers[Key])
  const lines = read.Boxes.reduce((count, { Lines }) => count + Lines.length, 0)
  const asks = read.Questions.length > 0
  return (
    <Dialog
      title={words.title(read.FileName)}
      width={760}
      onClose={onClose}
      footer={
        asks ? (
          <Button type="primary" disabled={open.length > 0} loading={again.busy} onClick={() => void again.run()}>
            {words.again}
          </Button>
        ) : (
          <Button
            type="primary"
            disabled={read.Boxes.length === 0}
            onClick={() => {
              onTake(read.Boxes, replace)
              onClose()
            }}
          >
            {words.submit}
          </Button>
        )
      }
    >
      <Notice>{words.found(read.Boxes.length, lines)}</Notice>
      {read.Hidden.length > 0 ? <Notice tone="warning">{words.hidden(read.Hidden.join('、'))}</Notice> : null}
      {read.Beside.map(({ Sheet, SheetNotes }) => (
        <Section key={Sheet} title={Sheet}>
          <SheetsNote sheets={{ SheetNotes }} />
        </Section>
      ))}
      {asks ? (
        <Section title={words.questions}>
          {read.Questions.map(({ Key, Text, Choices }) => (
            <ChoiceField
              key={Key}
              label={Text}
              value={answers[Key] ?? ''}
              options={[{ value: '', label: words.pick }, ...Choices.map(({ Value, Text: label }) => ({ value: Value, label }))]}
              onChange={(value) => setAnswers({ ...answers, [Key]: value })}
            />
          ))}
        </Section>
      ) : (
        <fieldset className="jst-choice-row">
          <legend>{words.how}</legend>
          {([false, true] as const).map((all) => (
            <label key={String(all)}>
              <input type="radio" name="how" checked={replace === all} onChange={() => setReplace(all)} />
              {all ? words.replace : words.merge}
            </label>
          ))}
        </fieldset>
      )}
      {read.Totals.length > 0 ? (
        <Notice tone="warning">
          {words.totals}：{read.Totals.join('；')}
        </Notice>
      ) : null}
      {read.Unread.length > 0 ? (
        <Section title={words.unread(read.Unread.length)}>
          <FactsTable
            label={words.unread(read.Unread.length)}
            titles={words.cellTitles}
            rows={read.Unread.slice(0, most)}
            rowKey={({ Sheet, Cell }) => `${Sheet}!${Cell}`}
            renderRow={({ Sheet, Cell, Text }) => (
              <>
                <td>{Sheet}</td>
                <th scope="row">{Cell}</th>
                <td>{Text}</td>
              </>
            )}
          />
          {read.Unread.length > most ? <p>{words.more(most)}</p> : null}
        </Section>
      ) : null}
    </Dialog>
  )
})
