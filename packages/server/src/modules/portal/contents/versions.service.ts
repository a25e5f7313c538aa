import { showValue, type EntityValue } from '@jst/contracts/entity'
import { contentOf, editedAs, type ContentKind } from '@jst/contracts/portal'
import { changeOwn, rowOf } from '../../../entity-kit/index.ts'
import { mayPress, type EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { openForEditing } from '../editors.ts'
import { findVersion, findVersions } from './contents.repo.ts'
import { texts } from './texts.ts'

interface Of {
  readonly Kind: string
  readonly Id: number
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
function kindFor(actor: EmployeeActor, { Kind }: Of, code: 'view' | 'edit'): ContentKind {
  const kind = contentOf(Kind)
  if (!kind) throw new AppError('NOT_FOUND')
  if (!mayPress(actor, { path: kind.calls.entity.path, code })) throw new AppError('FORBIDDEN')
  return kind
}

export const versionsOf = (db: Queryable, actor: EmployeeActor, of: Of) =>
  findVersions(db, { companyId: actor.companyId, kind: kindFor(actor, of, 'view').live, id: of.Id })

async function demandVersion(db: Queryable, actor: EmployeeActor, kind: ContentKind, id: number, no: number) {
  const content = await findVersion(db, { companyId: actor.companyId, kind: kind.live, id }, no)
  if (!content) throw new AppError('NOT_FOUND', { message: texts.noVersion })
  return content
}

/** Content of a version, field by field; rich texts as they are stored, all else as people read it. */
export async function versionOf(db: Queryable, actor: EmployeeActor, { No, ...of }: Of & { readonly No: number }) {
  const kind = kindFor(actor, of, 'view')
  const content = await demandVersion(db, actor, kind, of.Id, No)
  return kind.calls.entity.fields.flatMap((field) => {
    const value = content[field.key] ?? null
    const said: EntityValue = field.kind === 'rich' || field.kind === 'picture' ? value : showValue(field, value)
    return said === '' || said === null ? [] : [{ Field: field.key, Label: field.zh, Value: said }]
  })
}

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function openContent(call: WriteCall<'emit'>, of: Of): Promise<{ Others: string[] }> {
  const kind = kindFor(call.actor, of, 'edit')
  await rowOf({ tx: call.tx, actor: call.actor, entity: kind.calls.entity }, of.Id)
  return openForEditing(call, editedAs(kind, of.Id))
}

/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, INVALID_INPUT where what it names is not there any more */
export async function restore(
  call: WriteCall<'emit'>,
  { No, UpdateTime, ...of }: Of & { readonly No: number; readonly UpdateTime: string },
): Promise<{ UpdateTime: string }> {
  const kind = kindFor(call.actor, of, 'edit')
  const { Code: _, ...content } = await demandVersion(call.tx, call.actor, kind, of.Id, No)
  const fieldKeys = new Set(kind.calls.entity.fields.map(({ key }) => key))
  // a field that has been given up since is no part of the record
  const Values = Object.fromEntries(Object.entries(content).filter(([key]) => fieldKeys.has(key)))
  const row = await changeOwn(call, kind.calls, { Id: of.Id, UpdateTime, Values })
  call.audit({ action: 'portal.restore', entity: kind.document.kind, entityId: of.Id, diff: { version: No } })
  return { UpdateTime: row.UpdateTime }
}
