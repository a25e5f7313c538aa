import { Button } from '@arco-design/web-react'
import type { Entity, ImportColumn } from '@jst/contracts/entity'
import { FactsTable, formatText, Select } from '@jst/ui'
import { useState } from 'react'
import { useEntityTexts } from './useEntityTexts.ts'

/** Assigns each column of a file to a field. A field that is given to a column is taken from its former one. */
export function ImportColumns({
  entity,
  columns,
  busy,
  onSave,
}: {
  entity: Entity
  columns: readonly ImportColumn[]
  busy: boolean
  onSave: (columns: readonly ImportColumn[]) => void
}) {
  const texts = useEntityTexts()
  const words = texts.importing.headings
  const [chosen, setChosen] = useState(columns)
  const choose = (at: number, Field: string) =>
    setChosen(
      chosen.map((column, place) => (place === at ? { ...column, Field } : column.Field === Field ? { ...column, Field: '' } : column)),
    )
  const options = [
    { value: '', label: words.none },
    ...entity.all.map((field) => ({ value: field.key, label: field.required ? `* ${texts.nameOf(field)}` : texts.nameOf(field) })),
  ]
  return (
    <section aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className="jst-muted">{words.hint}</p>
      <FactsTable
        label={words.title}
        titles={Object.values(words.columns)}
        rows={chosen}
        rowKey={(_, at) => at}
        renderRow={({ Heading, Field, Sample }, at) => {
          const name = Heading || words.nameless(at + 1)
          return (
            <>
              <td>{name}</td>
              <td>{formatText(Sample)}</td>
              <td>
                <Select label={words.fieldOf(name)} value={Field} options={options} onChange={(value) => choose(at, value)} />
              </td>
            </>
          )
        }}
      />
      <div className="jst-acts">
        <Button type="primary" loading={busy} onClick={() => onSave(chosen)}>
          {words.save}
        </Button>
      </div>
    </section>
  )
}
