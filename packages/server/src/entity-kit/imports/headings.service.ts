import type { Entity, ImportColumn } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import { factsOf } from '../../kernel/audit/audit.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import type { WriteCall } from '../../kernel/http/endpoint.ts'
import { invalid } from '../../kernel/errors.ts'
import { headerOf, layoutOf, layoutsIn, type Header } from './header.ts'
import { keepLayout, savedLayouts, savedAreaSettings } from './headings.repo.ts'
import { texts } from './imports.texts.ts'

/** Which column of a file holds what, for this company. @throws AppError BAD_FILE with the columns when what is needed is not there */
export async function readHeader(
  db: Queryable,
  actor: EmployeeActor,
  entity: Entity,
  rows: readonly (readonly string[])[],
): Promise<Header> {
  return headerOf(entity, rows, await savedLayouts(db, actor.companyId, entity.kind, layoutsIn(rows)))
}

/** Returns the area's settings for files with these headings; undefined if their columns have not been assigned. */
export const saidOfLayout = async (db: Queryable, actor: EmployeeActor, entity: Entity, headings: readonly string[]) =>
  savedAreaSettings(db, actor.companyId, entity.kind, layoutOf(headings))

/** @throws AppError INVALID_INPUT for fields that there are not, that stand twice, or without the one that rows are told by */
export function demandFields(entity: Entity, fields: readonly string[], path: (at: number) => string): void {
  const taken = new Set<string>()
  for (const [at, key] of fields.entries()) {
    if (key === '') continue
    const wrong = (message: string) => invalid(path(at), message, texts.headings.label)
    const field = entity.all.find((one) => one.key === key)
    if (!field) throw wrong(texts.headings.noField(key))
    if (taken.has(key)) throw wrong(texts.headings.twice(field.zh))
    taken.add(key)
  }
  const code = entity.fields[0]!
  if (!taken.has(code.key)) throw invalid(path(0).replace(/\[.*/s, ''), texts.headings.needed(code.zh), texts.headings.label)
}

/** Keeps what the columns of files with these headings mean. @throws AppError INVALID_INPUT for what cannot be meant */
export async function saveHeadings(
  { tx, actor, audit }: WriteCall,
  entity: Entity,
  columns: readonly Pick<ImportColumn, 'Heading' | 'Field'>[],
): Promise<{ Changed: number }> {
  demandFields(
    entity,
    columns.map(({ Field }) => Field),
    (at) => `Columns[${at}].Field`,
  )
  const layout = layoutOf(columns.map(({ Heading }) => Heading))
  const fields = columns.map(({ Field }) => Field)
  const headings = columns.map(({ Heading }) => Heading)
  await keepLayout(tx, actor.companyId, entity.kind, { layout, headings, fields })
  audit({
    action: 'entity.headings',
    entity: 'entity_heading',
    diff: { Kind: entity.kind, Layout: layout, ...factsOf({ Columns: columns }) },
  })
  return { Changed: fields.filter((field) => field !== '').length }
}
