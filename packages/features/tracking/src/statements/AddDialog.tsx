import { Button } from '@arco-design/web-react'
import type { Line } from '@jst/contracts/document'
import type { EntityField, EntityValue } from '@jst/contracts/entity'
import { zoneOf } from '@jst/contracts/schedules'
import { trackAdd } from '@jst/contracts/tracking'
import { useApp } from '@jst/feature-kit'
import { FormLines } from '@jst/feature-kit/document'
import { ReferenceField } from '@jst/feature-kit/entity'
import { FormDialog, picked, useForm } from '@jst/feature-kit/form'
import { trackTexts } from '@jst/track'
import { ChoiceField, LinesField, Notice, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { rightBox } from '../cells/box-number.ts'
import { texts } from './texts.ts'
import { blankForm, blankLine, imoProblem, lineProblems, linesIn, statementsOf, timeProblem, filledLines, type BoxLine } from './typed.ts'

const words = texts.addDialog
const optionsOf = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([value, label]) => ({ value, label }))
const typedSources = optionsOf(trackTexts.sources).filter(({ value }) =>
  ['terminal', 'depot', 'carrier', 'haulier', 'customs', 'manual'].includes(value),
)
const most = 200
const lineFields: readonly EntityField[] = (['Box', 'IsoType', 'Seal'] as const).map((key) => ({
  key,
  kind: 'text',
  zh: words.line[key],
  en: key,
  max: { Box: 13, IsoType: 4, Seal: 20 }[key],
  listed: { Box: 180, IsoType: 110, Seal: 160 }[key],
}))

/** Form for a step of one box or many: by the clock of the port, with the source that told it. */
export const AddDialog = observer(function AddDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { api, notify } = useApp()
  const [pasted, setPasted] = useState('')
  const form = useForm({
    start: blankForm,
    fields: {
      Milestone: { label: words.milestone, required: true },
      Classifier: { label: words.classifier },
      At: { label: words.at, required: true, check: timeProblem },
      Port: { label: words.port, required: true },
      Place: { label: words.place },
      Source: { label: words.source, required: true },
      Vessel: { label: words.vessel },
      Imo: { label: words.imo, check: imoProblem },
      Voyage: { label: words.voyage },
      BillNo: { label: words.bill },
      BookingNo: { label: words.booking },
      Remark: { label: words.remark },
      Lines: { label: words.lines },
    },
    check: lineProblems,
    at: (path) => path.replace(/^Items\[(\d+)\]\.(Box|IsoType)$/, 'Lines[$1].$2').replace(/^Items\[\d+\]\./, ''),
    keep: 'track-add',
    save: (values) => api.call(trackAdd, { Items: statementsOf(values) }),
    saved: ({ Taken, Known, Newer, Shipments, Issues }, sent) => {
      onDone()
      const refused = new Set(
        Issues.filter(({ Severity }) => Severity === 'ERROR').map(({ Path }) => Number(/^Items\[(\d+)\]/.exec(Path)?.[1] ?? -1)),
      )
      const said = [...new Set(Issues.map(({ Message }) => Message))].join('；')
      if (refused.size === 0) {
        notify.success([texts.taken(Taken + Newer, Shipments), ...(Known > 0 ? [words.known(Known)] : []), said].filter(Boolean).join('；'))
        onClose()
        return
      }
      // what was refused stays in the form, the others are done
      form.write({ Lines: filledLines(sent).filter((_, at) => refused.has(at)) })
      form.fail(`${words.refused(refused.size)}：${said}`)
    },
  })
  const { Port, Lines } = form.values
  const zone = zoneOf(Port)
  const fixes = Lines.flatMap(({ Box }, at) => {
    const right = rightBox(Box)
    return right ? [{ at, Box, right }] : []
  })
  const takeOver = () => {
    form.write({ Lines: [...Lines.filter(({ Box }) => Box.trim() !== ''), ...linesIn(pasted)].slice(0, most) })
    setPasted('')
  }
  return (
    <FormDialog form={form} place="side" width={960} title={words.title} submit={words.submit} roomy onClose={onClose}>
      <div className="jst-track-form">
        <ChoiceField {...form.field('Milestone')} options={optionsOf(trackTexts.milestones)} />
        <ChoiceField {...form.field('Classifier')} options={optionsOf(trackTexts.classifiers)} />
        <ChoiceField {...form.field('Source')} options={typedSources} />
        <ReferenceField {...picked(form.field('Port'))} kind="port" required />
        <TextField {...form.field('At')} hint={Port === '' ? words.atNoPort : zone ? words.atHint(zone) : words.noZone} maxLength={16} />
        <TextField {...form.field('Place')} maxLength={60} />
        <TextField {...form.field('Vessel')} maxLength={60} />
        <TextField {...form.field('Voyage')} maxLength={20} />
        <TextField {...form.field('Imo')} maxLength={7} />
        <TextField {...form.field('BillNo')} maxLength={35} />
        <TextField {...form.field('BookingNo')} maxLength={35} />
        <TextField {...form.field('Remark')} maxLength={200} />
      </div>
      <LinesField label={words.paste} hint={words.pasteHint} value={pasted} onChange={setPasted} rows={3} maxLength={20_000} />
      <div>
        <Button disabled={pasted.trim() === ''} onClick={takeOver}>
          {words.takeOver}
        </Button>
      </div>
      {fixes.length > 0 ? (
        <Notice tone="warning">
          {fixes.slice(0, 10).map(({ at, Box, right }) => (
            <div key={at}>
              <TextButton onClick={() => form.write({ Lines: Lines.with(at, { ...Lines[at]!, Box: right }) })}>
                {words.fix(Box, right)}
              </TextButton>
            </div>
          ))}
        </Notice>
      ) : null}
      <FormLines
        facts={{ zh: words.lines, most }}
        fields={lineFields}
        lines={Lines.map((line) => ({ Id: 0, ...line }))}
        blank={() => ({ Id: 0, ...blankLine() })}
        errors={form.errors}
        path="Lines"
        foot={words.count(Lines.filter(({ Box }) => Box.trim() !== '').length)}
        onChange={(lines) => form.write({ Lines: lines.map(lineOf) })}
      />
    </FormDialog>
  )
})

const textIn = (value: EntityValue | undefined): string => (typeof value === 'string' ? value : '')
const lineOf = (line: Line): BoxLine => ({
  Box: textIn(line['Box']).toUpperCase(),
  IsoType: textIn(line['IsoType']).toUpperCase(),
  Seal: textIn(line['Seal']),
})
