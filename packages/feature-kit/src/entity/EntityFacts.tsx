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
  /** Stands at the head of the first group. */
  extra?: ReactNode
  /** The page is headed by the number of the record, and its name is shown nowhere else. */
  withName?: boolean
}

/** Everything that is filled in of a row, by the groups of its form. */
export function EntityFacts({ entity, row, extra, withName = false }: EntityFactsProps) {
  const texts = useEntityTexts()
  const text = (field: EntityField) =>
    targetOf(field) === undefined ? shownValue(field, row[field.key] ?? null, texts, row) : String(row[`${field.key}Name`] ?? '')
  const filled = entity.all.filter((field) => !elsewhere.has(field.key) && (withName || field.key !== 'NameZh') && text(field) !== '')
  const groups = [...new Set(filled.map((field) => texts.groupOf(field)))]
  return groups.map((group, at) => (
    <Section key={group} title={group || texts.basics} extra={at === 0 ? extra : undefined}>
      <FactGrid
        facts={filled
          .filter((field) => texts.groupOf(field) === group)
          .map((field) => ({ label: texts.nameOf(field), value: formatText(text(field)) }))}
      />
    </Section>
  ))
}
