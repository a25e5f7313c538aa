import type { BodyOf } from '@jst/contracts'
import type { addCodeGroup, CodeEntry, CodeGroup, saveCodeEntry } from '@jst/contracts/system'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import * as repo from './codes.repo.ts'

const words = texts.code

/** The layer that the caller writes: the platform's administrators the shared one, everybody else their company's. */
export const layerOf = (actor: Pick<EmployeeActor, 'companyKind' | 'companyId'>): repo.Layer =>
  actor.companyKind === 'platform' ? null : actor.companyId

/** @throws AppError INVALID_INPUT for a code that a visible group has already */
export async function addGroup({ tx, actor, audit }: WriteCall, input: BodyOf<typeof addCodeGroup>): Promise<CodeGroup> {
  const layer = layerOf(actor)
  const group = { Code: input.Code, Name: needed(input.Name), NameEn: input.NameEn.trim() }
  const groups = await repo.groupsOf(tx, layer)
  if (groups.some(({ Code }) => Code.toLowerCase() === group.Code.toLowerCase()))
    throw invalid('Code', words.groupTaken(group.Code), words.code)
  const added = await repo.insertGroup(tx, layer, group).catch((error: unknown) => {
    throw isDuplicate(error) ? invalid('Code', words.groupTaken(group.Code), words.code) : error
  })
  audit({ action: 'code-group.add', entity: 'code_group', entityId: added.Id, diff: group })
  return added
}

/** @throws AppError NOT_FOUND, FORBIDDEN for the other layer, STALE_WRITE with the entry, INVALID_INPUT */
export async function saveEntry({ tx, actor, audit }: WriteCall, input: BodyOf<typeof saveCodeEntry>): Promise<CodeEntry> {
  const layer = layerOf(actor)
  const values = { Name: needed(input.Name), NameEn: input.NameEn.trim(), Sort: input.Sort, Enabled: input.Enabled }
  if (input.Id === 0) {
    const id = await add(tx, layer, { ...values, GroupId: input.GroupId, Code: input.Code })
    audit({ action: 'code.add', entity: 'code_entry', entityId: id, diff: { Code: input.Code, ...values } })
    return (await repo.findEntry(tx, layer, id))!
  }
  const before = await demandOwnEntry(tx, layer, input.Id)
  demandVersion(input.UpdateTime ?? '', before)
  if (before.Code !== input.Code || before.GroupId !== input.GroupId) throw invalid('Code', words.fixed, words.code)
  await repo.updateEntry(tx, input.Id, values)
  audit({ action: 'code.modify', entity: 'code_entry', entityId: input.Id, diff: diffOf(before, values) })
  return (await repo.findEntry(tx, layer, input.Id))!
}

async function add(tx: Tx, layer: repo.Layer, entry: Parameters<typeof repo.insertEntry>[2]): Promise<number> {
  const group = (await repo.groupsOf(tx, layer)).find(({ Id }) => Id === entry.GroupId)
  if (!group) throw invalid('GroupId', words.noGroup, words.group)
  const taken = () => invalid('Code', words.taken(entry.Code), words.code)
  if (layer !== null && (await repo.platformHas(tx, entry.GroupId, entry.Code))) throw taken()
  return repo.insertEntry(tx, layer, entry).catch((error: unknown) => {
    throw isDuplicate(error) ? taken() : error
  })
}

/** @throws AppError NOT_FOUND, FORBIDDEN for one of the platform, STALE_WRITE with the entry */
export async function removeEntry({ tx, actor, audit }: WriteCall, id: number, updateTime: string): Promise<void> {
  const before = await demandOwnEntry(tx, layerOf(actor), id)
  if (before.Platform) throw new AppError('FORBIDDEN', { message: words.platformStays })
  demandVersion(updateTime, before)
  await repo.deleteEntry(tx, id)
  audit({ action: 'code.remove', entity: 'code_entry', entityId: id, diff: { Code: before.Code, Name: before.Name } })
}

/** The entry, locked, when the caller may write its layer. */
async function demandOwnEntry(tx: Tx, layer: repo.Layer, id: number): Promise<CodeEntry> {
  // read before it is locked: a row of the other layer is seen, but not one's own to lock
  const seen = await repo.findEntry(tx, layer, id)
  if (!seen) throw new AppError('NOT_FOUND')
  if (seen.Platform !== (layer === null)) throw new AppError('FORBIDDEN', { message: words.platformOnly })
  const locked = await repo.findEntry(tx, layer, id, true)
  if (!locked) throw new AppError('NOT_FOUND')
  return locked
}

function needed(name: string): string {
  const trimmed = name.trim()
  if (trimmed === '') throw invalid('Name', words.nameNeeded, words.name)
  return trimmed
}
