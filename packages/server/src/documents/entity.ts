import { isLocked, stageKey, statesOf, type DocumentFacts } from '@jst/contracts/document'
import { saidValue, type Entity, type EntityRow, type EntityValue, type EntityValues } from '@jst/contracts/entity'
import { updateRow, type EntityCall, type EntityRules } from '../entity-kit/index.ts'
import { diffOf } from '../kernel/audit/audit.ts'
import { demand } from '../kernel/access/policy.ts'
import { useDraft } from './drafts/drafts.service.ts'
import { moveParts } from './merge.ts'
import { drawNumbers } from './numbers/numbers.ts'
import { moduleOf, type DocumentModule } from './registry.ts'
import { mayEdit } from './subject.ts'
import { texts } from './texts.ts'
import { recordChanges, recordCreated, recordEvent } from './thread/record.ts'

/** SQL of the name of a state over its code. */
export function stageOf(document: DocumentFacts, code: string): string {
  const cases = Object.entries(statesOf(document)?.states ?? {}).map(([state, facts]) => `when ${facts.code} then '${state}'`)
  return cases.length === 0 ? `''` : `case ${code} ${cases.join(' ')} end`
}

type Coded = Readonly<Record<string, { readonly code: number }>>
/** SQL of a filter by the name of a state that compares the column of its code, so that an index helps; `?` stands for the name. */
export const stateIs = (states: Coded, column = 't.state'): string =>
  `${column} = case ?::text ${Object.entries(states)
    .map(([state, { code }]) => `when '${state}' then ${code}`)
    .join(' ')} else -1 end`

/** SQL of the reason that the latest of some moves gave, over alias `t`; '' without one. */
export const lastReason = ({ kind }: DocumentFacts, events: readonly string[]): string =>
  `coalesce((select e.reason from document_entry e where e.kind = '${kind}' and e.subject_id = t.id and e.audience = 'internal'
    and e.event in (${events.map((event) => `'${event}'`).join(', ')}) order by e.id desc limit 1), '')`

/** Where the rows of a document lie that are those of an entity: they are documents while they are neither removed nor merged. */
export const rowsOf = ({
  table,
  path,
}: Entity): Pick<DocumentModule, 'table' | 'no' | 'title'> & { readonly where: string; readonly list: string } => ({
  table,
  list: path,
  where: 't.removed_at is null and t.merged_into is null',
  no: 't.code',
  title: 't.name_zh',
})

type DocumentRules = Required<
  Pick<EntityRules, 'codes' | 'worked' | 'derived' | 'derivedFilters' | 'locked' | 'merging' | 'used' | 'written'>
>

/** The word of a state in which the content of a record stays as it is. */
const lockedOf = (document: DocumentFacts): DocumentRules['locked'] => {
  const states = Object.values(statesOf(document)?.states ?? {}).filter(({ code }) => isLocked(document, code))
  const cases = states.map(({ code, zh }) => `when ${code} then '${zh}'`)
  return { word: cases.length === 0 ? 'null' : `case t.state ${cases.join(' ')} end`, sentence: texts.final }
}

const filtersOf = (document: DocumentFacts): DocumentRules['derivedFilters'] => {
  const states = statesOf(document)?.states ?? {}
  return Object.keys(states).length === 0 ? {} : { [stageKey]: stateIs(states) }
}

/**
 * Rules of an entity whose rows are documents: codes by the number rule, the state as a derived field, a timeline of writes, and parts that
 * go with a merged row. An area spreads it, and calls these functions from its own where it adds to them.
 */
export const documentEntity = (document: DocumentFacts): DocumentRules => ({
  derived: { [stageKey]: stageOf(document, 't.state') },
  derivedFilters: filtersOf(document),
  codes: ({ tx, actor }, count) => drawNumbers(tx, { companyId: actor.companyId, kind: document.kind }, count),
  // an import writes none of these: whoever did something with a new row has left one
  locked: lockedOf(document),
  worked: `exists (select from document_entry e where e.kind = '${document.kind}' and e.subject_id = t.id)`,
  written: async (call, row, before) => {
    const place = await placeOf(document, call, row)
    if (before) demand(mayEdit(document, codeOf(document, before)))
    if (before) await recordChanges(call, place, valuesOf(call.entity, before), valuesOf(call.entity, row))
    // whoever made it follows it
    else recordEvent(call, place, { audience: 'internal', event: 'created' })
  },
  used: (call, draft) => useDraft(call, document.kind, draft),
  merging: async (call, row, into) => {
    await moveParts(call.tx, moduleOf(document.kind), row.Id, into.Id)
    const gained = await fillBlanks(call, row, into)
    const words = `${row.Code} ${row.NameZh}`
    const changes = diffOf(into as EntityValues, gained)
    recordEvent(call, await placeOf(document, call, into), { audience: 'internal', event: 'merged', words, changes })
  },
})

/** For rules with `written` as it stands here: the same of rows of the caller's own company that were added together. */
export const addedDocuments =
  ({ kind }: DocumentFacts): NonNullable<EntityRules['added']> =>
  (call, rows) =>
    recordCreated(
      call,
      kind,
      rows.map(({ Id }) => Id),
    )

async function placeOf({ kind }: DocumentFacts, { tx, actor, entity }: EntityCall, { Id }: EntityRow) {
  if (!entity.sided) return { kind, row: { id: Id, companyId: actor.companyId, operatorId: null } }
  const [owner] = await tx.query<{ companyId: number; operatorId: number | null }>(
    `select company_id as "companyId", operator_id as "operatorId" from ${entity.table} where id = $1`,
    [Id],
  )
  return { kind, row: { id: Id, ...owner! } }
}

const codeOf = (document: DocumentFacts, row: EntityRow): number => statesOf(document)?.codes[String(row[stageKey])] ?? -1

const valuesOf = ({ fields }: Entity, row: EntityRow) =>
  Object.fromEntries(fields.map((field) => [field.key, saidValue(field, row[field.key] ?? null)]))

const isBlank = (value: EntityValue | undefined) =>
  value === undefined || value === '' || value === null || (Array.isArray(value) && value.length === 0)

/** Gives a row what it does not say and the merged one says. */
async function fillBlanks({ tx, entity }: EntityCall, row: EntityRow, into: EntityRow): Promise<EntityValues> {
  const gained = Object.fromEntries(
    entity.fields.filter(({ key }) => isBlank(into[key]) && !isBlank(row[key])).map(({ key }) => [key, row[key]!] as const),
  )
  if (Object.keys(gained).length > 0) await updateRow(tx, entity, into.Id, gained, { ...into, ...gained })
  return gained
}
