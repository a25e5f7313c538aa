import { partnerLines, type PartnerKind } from '@jst/contracts/partner'
import type { PrintLanguage } from '@jst/contracts/document'
import { showValue, type EntityField, type EntityValue } from '@jst/contracts/entity'
import type { PrintBlock, PrintBuilder } from '../../documents/index.ts'
import { columnOf } from '../../entity-kit/index.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { kinds } from './partner.kinds.ts'
import { texts } from './texts.ts'
import { dayText } from '../../kernel/database/day-range.ts'

type Row = Readonly<Record<string, EntityValue>>

const label = (field: { readonly zh: string; readonly en: string }, language: PrintLanguage) => field[language]
const select = (fields: readonly EntityField[]) =>
  fields.map(({ key, kind }) => (kind === 'date' ? dayText(columnOf(key)) : columnOf(key)) + ` as "${key}"`).join(', ')

/** Fields of a company that say something, by the groups of the form. */
function factsOf(fields: readonly EntityField[], row: Row, language: PrintLanguage): PrintBlock[] {
  const filled = fields
    .map((field) => ({ field, value: showValue(field, row[field.key] ?? null, language) }))
    .filter(({ value, field }) => value !== '' && field.kind !== 'flag')
  return [...Map.groupBy(filled, ({ field }) => field.group ?? '')].map(([group, groupFacts]) => ({
    kind: 'facts',
    title: language === 'zh' && group !== '' ? group : texts.print.basics[language],
    facts: groupFacts.map(({ field, value }) => [label(field, language), value] as const),
  }))
}

async function linesOf(db: Queryable, kind: PartnerKind, id: number, language: PrintLanguage): Promise<PrintBlock[]> {
  const blocks: PrintBlock[] = []
  for (const facts of Object.values(partnerLines)) {
    const fields = facts.fields.filter((field: EntityField) => field.kind !== 'flag')
    const rows = await db.query<Row>(
      `select ${select(fields)} from ${facts.table} where kind = $1 and subject_id = $2 order by place, id`,
      [kind, id],
    )
    const used = fields.filter((field) => rows.some((row) => showValue(field, row[field.key] ?? null) !== ''))
    if (rows.length > 0)
      blocks.push({
        kind: 'table',
        title: label(facts, language),
        columns: used.map((field) => ({ label: label(field, language) })),
        rows: rows.map((row) => used.map((field) => showValue(field, row[field.key] ?? null, language))),
      })
  }
  return blocks
}

/** The sheet of a company's master data (资料表). */
export const masterSheet =
  (kind: PartnerKind): PrintBuilder =>
  async ({ db, row: { id }, language }) => {
    const { entity, table } = kinds[kind]
    const [row] = await db.query<Row>(`select ${select(entity.fields)} from ${table} where id = $1`, [id])
    return [
      ...factsOf(entity.fields, row ?? {}, language),
      ...(await linesOf(db, kind, id, language)),
      { kind: 'clauses', title: texts.print.statement[language], texts: texts.print.clauses[language] },
      { kind: 'signature', parties: texts.print.parties[language], ownPartyIndex: 0 },
    ]
  }
