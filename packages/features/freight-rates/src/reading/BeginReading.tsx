import type { SheetsRead } from '@jst/contracts'
import { Button } from '@arco-design/web-react'
import {
  freightRateCalls,
  readingLimits,
  readingSheet,
  readingSides,
  saveReading,
  type OpenReading,
  type ReadingSide,
} from '@jst/contracts/freight-rates'
import { useAction, useApp, useConfirmLeave } from '@jst/feature-kit'
import { EntityFields, useSeenCalls, SheetsNote } from '@jst/feature-kit/entity'
import { ChoiceField, FilePick, LinesField, Notice, Panel } from '@jst/ui'
import { useState } from 'react'
import { texts } from './texts.ts'

const words = texts.begin
type Hidden = Pick<OpenReading, 'HiddenLines' | 'HiddenColumns'>
const nothingHidden: Hidden = { HiddenLines: [], HiddenColumns: [] }

interface BeginReadingProps {
  /** A text that is changed; undefined: a new one. */
  opened: OpenReading | undefined
  sides: readonly ReadingSide[]
  onRead: (opened: OpenReading) => void
  onCancel?: () => void
}

/** A text or a sheet, whom it comes from, and which prices it tells. */
export function BeginReading({ opened, sides, onRead, onCancel }: BeginReadingProps) {
  const { api } = useApp()
  const { entity } = useSeenCalls(freightRateCalls)
  const supplier = entity.all.filter(({ key }) => key === 'SupplierCode').map((field) => ({ ...field, hint: words.sourceHint, group: '' }))
  const [text, setText] = useState(opened?.Text ?? '')
  const [source, setSource] = useState(opened?.Source ?? '')
  const [side, setSide] = useState<string>(opened?.Side ?? sides[0] ?? 'Floor')
  const [hidden, setHidden] = useState<Hidden>(
    opened ? { HiddenLines: opened.HiddenLines, HiddenColumns: opened.HiddenColumns } : nothingHidden,
  )
  const [cut, setCut] = useState(false)
  const [wrong, setWrong] = useState('')
  useConfirmLeave(() => text.trim() !== '' && text !== (opened?.Text ?? ''))
  const { busy, run } = useAction(async (Text: string, more: Hidden = hidden) => {
    const problem = Text.trim() === '' ? words.empty : Text.length > readingLimits.text ? words.tooLong(readingLimits.text) : ''
    setWrong(problem)
    if (problem) return
    const version = opened ? { UpdateTime: opened.Record.UpdateTime } : {}
    const Answers = opened?.Answers ?? {}
    onRead(await api.call(saveReading, { Id: opened?.Record.Id ?? 0, ...version, Text, Source: source, Side: side, Answers, ...more }))
  })
  const [file, setFile] = useState<{ file: File; sheets: SheetsRead }>()
  const pick = useAction(async (chosen: File, query: { Sheet?: string } = {}) => {
    const { Text, Truncated, Sheet, OtherSheets, SheetNotes, ...found } = await api.upload(readingSheet, chosen, query)
    const others = OtherSheets && Sheet !== undefined ? { Sheet, OtherSheets } : {}
    setFile({ file: chosen, sheets: { ...others, ...(SheetNotes ? { SheetNotes } : {}) } })
    setText(Text)
    setHidden(found)
    setCut(Truncated)
    // a part alone, one sheet of several, or a text without struck cells is not read before somebody has seen it
    const isStruck = SheetNotes !== undefined && SheetNotes.Struck.length > 0
    if (!Truncated && !isStruck && OtherSheets === undefined) await run(Text, found)
  })
  return (
    <Panel title={opened ? texts.marked.edit : words.title}>
      <form
        className="jst-read-begin"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void run(text)
        }}
      >
        <div className="jst-rate-terms">
          <EntityFields
            entity={{ ...entity, all: supplier }}
            values={{ SupplierCode: source }}
            errors={{}}
            locked={() => false}
            onChange={(_field, value) => setSource(String(value ?? ''))}
          />
          <ChoiceField
            label={words.side}
            value={side}
            options={sides.map((value) => ({ value, label: readingSides[value] }))}
            onChange={setSide}
          />
        </div>
        <LinesField
          label={words.text}
          hint={words.placeholder}
          rows={opened ? 16 : 8}
          value={text}
          onSend={() => void run(text)}
          onChange={(next) => {
            setText(next)
            // what a file hides is told of its own text alone
            setHidden(nothingHidden)
          }}
          {...(wrong ? { error: wrong } : {})}
        />
        {file ? <SheetsNote sheets={file.sheets} busy={pick.busy} onTake={(Sheet) => void pick.run(file.file, { Sheet })} /> : null}
        {cut ? <Notice tone="warning">{words.cut}</Notice> : null}
        <div className="jst-rate-acts">
          {opened ? (
            <span />
          ) : (
            <FilePick label={words.pick} accept=".xlsx,.xls,.csv" onFile={(file) => void pick.run(file)}>
              {(choose) => (
                <Button loading={pick.busy} onClick={choose}>
                  {words.pick}
                </Button>
              )}
            </FilePick>
          )}
          {onCancel ? <Button onClick={onCancel}>{texts.marked.cancel}</Button> : null}
          <Button type="primary" htmlType="submit" loading={busy}>
            {opened ? texts.marked.read : words.read}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
