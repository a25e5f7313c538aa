import { Button } from '@arco-design/web-react'
import {
  faceFields,
  faceKeys,
  layoutProblems,
  saveBillLayout,
  standardLayout,
  type BillLayout,
  type BillLayoutContent,
  type FaceField,
  type LayoutBox,
} from '@jst/contracts/bills'
import { useApp } from '@jst/feature-kit'
import { NumberField } from '@jst/feature-kit/entity'
import { FormBox, useForm } from '@jst/feature-kit/form'
import { FlagField, Menu, Notice, TextButton, TextField } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { texts } from '../texts.ts'
import { LayoutPage } from './LayoutPage.tsx'

const words = texts.layouts
const numbers = Object.keys(words.numbers) as (keyof typeof words.numbers)[]
/** A new box stands where the standard face has it. */
const boxOf = (field: FaceField): LayoutBox => standardLayout.Boxes.find(({ Field }) => Field === field)!

interface LayoutEditorProps {
  layout?: BillLayout
  name: string
  content: BillLayoutContent
  onSaved: () => void
  onBack: () => void
}

/** A layout on its page: boxes are dragged, moved by keys, and written as numbers. */
export const LayoutEditor = observer(function LayoutEditor({ layout, name, content, onSaved, onBack }: LayoutEditorProps) {
  const { api, notify } = useApp()
  const [chosen, setChosen] = useState<FaceField>()
  const form = useForm({
    start: () => ({ Name: name, CarrierCode: layout?.CarrierCode ?? '', Content: content }),
    fields: {
      Name: { label: words.name, required: words.nameNeeded },
      CarrierCode: { label: words.carrier },
      Content: { label: words.page, check: (value) => layoutProblems(value)[0]?.message },
    },
    save: (values) =>
      api.call(saveBillLayout, {
        ...values,
        Id: layout?.Id ?? 0,
        Version: layout?.Version ?? 0,
        Name: values.Name.trim(),
        CarrierCode: values.CarrierCode.trim(),
      }),
    saved: ({ Name, Version }) => {
      notify.success(words.saved(Name, Version))
      onSaved()
    },
  })
  const { Content } = form.values
  const write = (boxes: readonly LayoutBox[]) => form.write({ Content: { ...Content, Boxes: [...boxes] } })
  const change = (box: LayoutBox) => write(Content.Boxes.map((one) => (one.Field === box.Field ? box : one)))
  const box = Content.Boxes.find(({ Field }) => Field === chosen)
  const missing = faceKeys.filter((key) => !Content.Boxes.some(({ Field }) => Field === key))
  const problems = layoutProblems(Content)
  return (
    <div className="jst-layout-editor">
      <LayoutPage content={Content} chosen={chosen} onChoose={setChosen} onChange={change} />
      <FormBox form={form}>
        <TextField {...form.field('Name')} maxLength={60} />
        <TextField {...form.field('CarrierCode')} maxLength={120} />
        <p className="jst-muted">{words.chosen}</p>
        {missing.length > 0 ? (
          <Menu
            label={words.addField}
            triggerClassName="jst-tool-button"
            trigger={words.addField}
            items={missing.map((key) => ({
              key,
              label: faceFields[key].zh,
              onSelect: () => {
                write([...Content.Boxes, boxOf(key)])
                setChosen(key)
              },
            }))}
          />
        ) : null}
        {box ? (
          <>
            <h3>{faceFields[box.Field].zh}</h3>
            <div className="jst-form-grid">
              {numbers.map((key) => (
                <NumberField
                  key={`${box.Field} ${key}`}
                  label={words.numbers[key]}
                  value={box[key]}
                  onChange={(value) => typeof value === 'number' && Number.isFinite(value) && change({ ...box, [key]: value })}
                />
              ))}
            </div>
            <TextField label={words.heading} value={box.Heading} maxLength={120} onChange={(Heading) => change({ ...box, Heading })} />
            <FlagField label={words.frame} value={box.Frame} onChange={(Frame) => change({ ...box, Frame })} />
            <TextButton
              onClick={() => {
                write(Content.Boxes.filter(({ Field }) => Field !== box.Field))
                setChosen(undefined)
              }}
            >
              {words.drop}
            </TextButton>
          </>
        ) : null}
        {problems.length > 0 ? <Notice tone="warning">{problems.map(({ message }) => message).join('；')}</Notice> : null}
        <div className="jst-bill-acts">
          <Button type="primary" htmlType="submit" loading={form.busy}>
            {words.save}
          </Button>
          <Button onClick={onBack}>{words.back}</Button>
        </div>
      </FormBox>
    </div>
  )
})
