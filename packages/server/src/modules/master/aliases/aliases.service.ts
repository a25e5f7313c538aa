import type { BodyOf, Page } from '@jst/contracts'
import { normText } from '@jst/contracts/entity'
import {
  aliasKinds,
  type Alias,
  type AliasKind,
  type confirmUnmatched,
  type saveAlias as saveCall,
  type Unmatched,
} from '@jst/contracts/master'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { indexesOf, layerOf, ReferenceLookup, suggestionsOf, tellRenamed } from '../../../entity-kit/index.ts'
import * as repo from './aliases.repo.ts'
import { texts } from '../master.texts.ts'

/** The code that an alias shall stand for. @throws AppError INVALID_INPUT when there is no such thing */
async function targetOf({ tx, actor }: WriteCall, kind: AliasKind, text: string, path: string): Promise<string> {
  const code = (await ReferenceLookup.of(tx, actor, [kind])).find(kind, text)
  if (code === undefined) throw invalid(path, texts.aliases.unknown(aliasKinds[kind], text), texts.aliases.labels.code)
  return code
}

/** @throws AppError NOT_FOUND, STALE_WRITE, FORBIDDEN for the platform's, INVALID_INPUT */
export async function saveAlias(
  call: WriteCall,
  { Id, UpdateTime, Kind, Source, Text, TargetCode }: BodyOf<typeof saveCall>,
): Promise<Alias> {
  const { tx, actor, audit } = call
  const text = Text.trim()
  const norm = normText(text)
  if (norm === '') throw invalid('Text', texts.aliases.textNeeded, texts.aliases.labels.text)
  const alias = { kind: Kind, source: Source.trim(), text, norm, target: await targetOf(call, Kind, TargetCode, 'TargetCode') }
  const before = Id === 0 ? undefined : await held(call, Id, UpdateTime)
  tellRenamed(tx)
  const id = await (before ? repo.updateAlias(tx, Id, alias, actor.employeeName).then(() => Id) : repo.insertAlias(tx, actor, alias)).catch(
    (error: unknown) => {
      throw isDuplicate(error) ? invalid('Text', texts.aliases.taken(text), texts.aliases.labels.text) : error
    },
  )
  audit({
    action: before ? 'alias.modify' : 'alias.add',
    entity: 'alias',
    entityId: id,
    diff: { Text: text, TargetCode: [before?.TargetCode ?? '', alias.target] },
  })
  return (await repo.findAlias(tx, actor, id))!
}

async function held({ tx, actor }: WriteCall, id: number, seen: string | undefined): Promise<Alias> {
  const alias = await repo.findAlias(tx, actor, id)
  if (!alias) throw new AppError('NOT_FOUND')
  if (alias.Layer === 'platform' && layerOf(actor) !== null) throw new AppError('FORBIDDEN', { message: texts.aliases.ofPlatform })
  const locked = (await repo.findAlias(tx, actor, id, true)) ?? alias
  if (seen === undefined) throw invalid('UpdateTime', texts.versionNeeded)
  demandVersion(seen, locked)
  return locked
}

export async function removeAlias(call: WriteCall, id: number, seen: string): Promise<{ Removed: number }> {
  const alias = await held(call, id, seen)
  await repo.deleteAliases(call.tx, [id])
  tellRenamed(call.tx)
  call.audit({ action: 'alias.remove', entity: 'alias', entityId: id, diff: { Text: alias.Text, TargetCode: [alias.TargetCode, ''] } })
  return { Removed: 1 }
}

/** The queue with what may be meant by each open line. */
export async function queueOf(db: Db, actor: EmployeeActor, filter: Parameters<typeof repo.queuePage>[2]): Promise<Page<Unmatched>> {
  const { Rows, Total } = await repo.queuePage(db, actor, filter)
  const indexes = await indexesOf(
    db,
    actor,
    Rows.filter(({ State }) => State === 'open').map(({ Kind }) => Kind),
  )
  return {
    Rows: Rows.map(({ AliasId: _, ...line }) => {
      const index = indexes.get(line.Kind)
      return { ...line, Suggestions: line.State === 'open' && index ? suggestionsOf(index, line.Text) : [] }
    }),
    Total,
  }
}

/** Learns what lines of the queue mean; all or none. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION, INVALID_INPUT */
export async function confirm(call: WriteCall, { Items }: BodyOf<typeof confirmUnmatched>): Promise<{ Confirmed: number }> {
  const { tx, actor, audit } = call
  const lines = await linesOf(
    call,
    Items.map(({ Id }) => Id),
  )
  const lookup = await ReferenceLookup.of(
    tx,
    actor,
    lines.map(({ Kind }) => Kind),
  )
  for (const [at, { Id, TargetCode }] of Items.entries()) {
    const line = lines.find((one) => one.Id === Id)!
    if (line.State === 'done') throw new AppError('ILLEGAL_TRANSITION', { message: texts.aliases.done(line.Text) })
    const target = lookup.find(line.Kind, TargetCode)
    if (target === undefined) throw invalid(`Items[${at}].TargetCode`, texts.aliases.unknown(aliasKinds[line.Kind], TargetCode), line.Text)
    tellRenamed(tx)
    const alias = await repo.learnAlias(tx, actor, {
      kind: line.Kind,
      source: line.Source,
      text: line.Text,
      norm: normText(line.Text),
      target,
    })
    await repo.setQueue(tx, Id, 'done', alias)
    audit({ action: 'alias.confirm', entity: 'alias', entityId: alias, diff: { Text: line.Text, TargetCode: ['', target] } })
  }
  return { Confirmed: Items.length }
}

/** Puts lines aside, or takes a decision back together with the alias that came of it. */
export async function setState(call: WriteCall, ids: readonly number[], state: 'open' | 'ignored'): Promise<{ Changed: number }> {
  const { tx, audit } = call
  const lines = await linesOf(call, ids)
  for (const { Id, State, Text, AliasId, TargetCode } of lines) {
    if (State === 'done' && state === 'ignored') throw new AppError('ILLEGAL_TRANSITION', { message: texts.aliases.doneFirst(Text) })
    await repo.setQueue(tx, Id, state, null)
    if (AliasId !== null) {
      await repo.deleteAliases(tx, [AliasId])
      tellRenamed(tx)
    }
    audit({
      action: state === 'open' ? 'alias.undo' : 'alias.ignore',
      entity: 'alias',
      entityId: AliasId,
      diff: { Text, TargetCode: [TargetCode, ''] },
    })
  }
  return { Changed: lines.length }
}

async function linesOf({ tx, actor }: WriteCall, ids: readonly number[]): Promise<repo.QueueLine[]> {
  const lines = await repo.lockQueue(tx, actor, ids)
  if (lines.length < new Set(ids).size) throw new AppError('NOT_FOUND', { message: texts.aliases.lineNotThere })
  return lines
}
