import { targetOf, type Entity, type EntityField, type EntityRow } from '@jst/contracts/entity'
import { shownValue, useEntityTexts } from '@jst/feature-kit/entity'
import { FactGrid, formatMoney, formatText, Section, type Fact } from '@jst/ui'
import type { ReactNode } from 'react'
import { texts } from '../texts.ts'

const words = texts.detail

/** What people look for first. */
export function factsOf(row: EntityRow): Fact[] {
  const limit = row['CreditLimit']
  const days = row['CreditDays']
  return [
    { label: words.facts.code, value: row.Code },
    { label: words.facts.owner, value: formatText(String(row['Owner'] ?? '')) },
    ...(typeof limit === 'number'
      ? [
          {
            label: words.facts.credit,
            value: [formatMoney(limit, 'CNY'), typeof days === 'number' ? words.days(days) : ''].filter(Boolean).join(' · '),
          },
        ]
      : []),
  ]
}

/** Shown at the head of the page. */
const elsewhere = new Set(['Code', 'NameZh', 'Sort', 'Enabled'])

/** Everything that is filled in, by the groups of the form. */
export function Basics({ entity, row, extra }: { entity: Entity; row: EntityRow; extra?: ReactNode }) {
  const entityTexts = useEntityTexts()
  const text = (field: EntityField) =>
    targetOf(field) === undefined ? shownValue(field, row[field.key] ?? null, entityTexts) : String(row[`${field.key}Name`] ?? '')
  const filled = entity.all.filter((field) => !elsewhere.has(field.key) && text(field) !== '')
  const groups = [...new Set(filled.map(({ group }) => group ?? ''))]
  return groups.map((group, at) => (
    <Section key={group} title={group || words.basics} extra={at === 0 ? extra : undefined}>
      <FactGrid
        facts={filled
          .filter((field) => (field.group ?? '') === group)
          .map((field) => ({ label: entityTexts.nameOf(field), value: formatText(text(field)) }))}
      />
    </Section>
  ))
}
