import type { EntityRow } from '@jst/contracts/entity'
import { formatMoney, formatText, type Fact } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.detail

/** Key facts of a customer or provider. */
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
