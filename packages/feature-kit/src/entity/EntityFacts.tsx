import { targetOf, type Entity, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { FactGrid, formatText, Section } from '@jst/ui'
import type { ReactNode } from 'react'
import { shownValue } from './shownValue.ts'
import { useEntityTexts } from './useEntityTexts.ts'

/** Shown at the head of every page. */
const elsewhere = new Set(['Code', 'Sort', 'Enabled'])

interface EntityFactsProps {
  entity: Entity
  row: EntityRow
  /** Stands at the head of the list. */
  extra?: ReactNode
  /** The page is headed by the number of the record, and its name is shown nowhere else. */
  withName?: boolean
}

/** Everything that is filled in of a row, by the groups of its form: one list in one frame, however few facts a group has. */
export function EntityFacts({ entity, row, extra, withName = false }: EntityFactsProps) {
  const texts = useEntityTexts()
  const text = (field: EntityField) =>
    targetOf(field) === undefined ? shownValue(field, row[field.key] ?? null, texts, row) : String(row[`${field.key}Name`] ?? '')
  const filled = entity.all.filter((field) => !elsewhere.has(field.key) && (withName || field.key !== 'NameZh') && text(field) !== '')
  const groups = [...Map.groupBy(filled, (field) => texts.groupOf(field) || texts.basics)]
  const factsOf = (fields: readonly EntityField[]) => (
    <FactGrid facts={fields.map((field) => ({ label: texts.nameOf(field), value: formatText(text(field)) }))} />
  )
  const [first] = groups
  if (!first) return null
  const [title, fields] = first
  if (groups.length === 1)
    return (
      <Section title={title} extra={extra}>
        {factsOf(fields)}
      </Section>
    )
  return (
    <Section title={texts.facts} extra={extra}>
      {groups.map(([group, members]) => (
        <section key={group} className="jst-fact-group" aria-label={group}>
          <h3>{group}</h3>
          {factsOf(members)}
        </section>
      ))}
    </Section>
  )
}
