import type { Entity, ImportColumn } from '@jst/contracts/entity'
import type { EmployeeActor } from '../../kernel/actor.ts'
import { factsOf } from '../../kernel/audit.ts'
import type { Queryable } from '../../kernel/database.ts'
import type { WriteCall } from '../../kernel/endpoint.ts'
import { invalid } from '../../kernel/errors.ts'
import { headerOf, layoutOf, layoutsIn, type Header } from './header.ts'
import { keepLayout, keptLayouts } from './headings.repo.ts'
import { texts } from './imports.texts.ts'

/** Which column of a file holds what, for this company. @throws AppError BAD_FILE with the columns when what is needed is not there */
export async function readHeader(
  db: Queryable,
  actor: EmployeeActor,
  entity: Entity,
  rows: readonly (readonly string[])[],
): Promise<Header> {
  return headerOf(entity, rows, await keptLayouts(db, actor.companyId, entity.kind, layoutsIn(rows)))
}

/** Keeps what the columns of files with these headings mean. @throws AppError INVALID_INPUT for what cannot be meant */
export async function saveHeadings(
  { tx, actor, audit }: WriteCall,
  entity: Entity,
  columns: readonly Pick<ImportColumn, 'Heading' | 'Field'>[],
): Promise<{ Changed: number }> {
  const taken = new Set<string>()
  for (const [at, { Field }] of columns.entries()) {
    if (Field === '') continue
    const wrong = (message: string) => invalid(`Columns[${at}].Field`, message, texts.headings.label)
    const field = entity.all.find(({ key }) => key === Field)
    if (!field) throw wrong(texts.headings.noField(Field))
    if (taken.has(Field)) throw wrong(texts.headings.twice(field.zh))
    taken.add(Field)
  }
  const code = entity.fields[0]!
  if (!taken.has(code.key)) throw invalid('Columns', texts.headings.needed(code.zh), texts.headings.label)
  const layout = layoutOf(columns.map(({ Heading }) => Heading))
  const fields = columns.map(({ Field }) => Field)
  await keepLayout(tx, actor.companyId, entity.kind, layout, fields)
  audit({
    action: 'entity.headings',
    entity: 'entity_heading',
    diff: { Kind: entity.kind, Layout: layout, ...factsOf({ Columns: columns }) },
  })
  return { Changed: taken.size }
}
