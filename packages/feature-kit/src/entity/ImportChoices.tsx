import { Button } from '@arco-design/web-react'
import { readCell, showValue, targetOf, type Entity, type EntityField, type ImportChoice } from '@jst/contracts/entity'
import { FactsTable, Select, TextButton } from '@jst/ui'
import { useId, useState } from 'react'
import { ReferenceInput } from '../reference/ReferenceInput.tsx'
import { useEntityTexts } from './useEntityTexts.ts'

interface ImportChoicesProps {
  entity: Entity
  choices: readonly ImportChoice[]
  busy: boolean
  onSave: (items: readonly { Field: string; Text: string; Value: string }[]) => void
}

const keyOf = ({ Field, Text }: ImportChoice) => `${Field} ${Text}`

/** Texts of a file that mean nothing, each with the value that it shall stand for: said once, for all lines that have it. */
export function ImportChoices({ entity, choices, busy, onSave }: ImportChoicesProps) {
  const texts = useEntityTexts()
  const words = texts.importing.choices
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({})
  const rows = choices.flatMap((choice) => {
    const field = entity.all.find(({ key }) => key === choice.Field)
    return field ? [{ choice, field, key: keyOf(choice) }] : []
  })
  const items = rows.flatMap(({ choice: { Field, Text }, key }) => (chosen[key] ? [{ Field, Text, Value: chosen[key] }] : []))
  const say = (key: string, value: string) => setChosen((before) => ({ ...before, [key]: value }))
  if (rows.length === 0) return null
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="jst-muted">{words.hint}</p>
      <FactsTable
        label={words.title}
        titles={Object.values(words.columns)}
        rows={rows}
        rowKey={({ key }) => key}
        renderRow={({ choice: { Text, Suggest, Count }, field, key }) => (
          <>
            <td>{texts.nameOf(field)}</td>
            <td>
              {Text} <span className="jst-muted">{words.rows(Count)}</span>
            </td>
            <td>
              <Meaning field={field} label={words.valueOf(Text)} value={chosen[key] ?? ''} onChange={(value) => say(key, value)} />
              {Suggest && !chosen[key] ? (
                <TextButton onClick={() => say(key, plain(field, Suggest))}>{words.take(Suggest)}</TextButton>
              ) : null}
            </td>
          </>
        )}
      />
      <div className="jst-acts">
        <Button loading={busy} disabled={items.length === 0} onClick={() => onSave(items)}>
          {words.save(items.length)}
        </Button>
      </div>
    </section>
  )
}

/** A suggestion as the control has it: choices are kept by their keys. */
function plain(field: EntityField, suggest: string): string {
  const read = targetOf(field) === undefined ? readCell(field, suggest) : { value: suggest }
  return 'value' in read && field.kind === 'choice' ? String(read.value) : suggest
}

interface MeaningProps {
  field: EntityField
  label: string
  value: string
  onChange: (value: string) => void
}

function Meaning({ field, label, value, onChange }: MeaningProps) {
  const texts = useEntityTexts()
  const id = useId()
  const target = targetOf(field)
  if (target !== undefined) return <ReferenceInput id={id} kind={target} label={label} value={value} onChange={onChange} namesItself />
  const options =
    field.kind === 'flag'
      ? [true, false].map((flag) => ({ value: showValue(field, flag), label: showValue(field, flag) }))
      : Object.entries(field.kind === 'choice' ? texts.choicesOf(field) : {}).map(([key, name]) => ({ value: key, label: name }))
  return (
    <Select label={label} value={value} options={[{ value: '', label: texts.importing.choices.none }, ...options]} onChange={onChange} />
  )
}
