import type { BodyOf, Issue, ReplyOf } from '@jst/contracts'
import type { importMappings, Mapping, saveMapping } from '@jst/contracts/system'
import { diffOf } from '../../../kernel/audit/audit.ts'
import type { WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid, isDuplicate } from '../../../kernel/errors.ts'
import { demandVersion } from '../../../kernel/database/versions.ts'
import { texts } from '../texts.ts'
import { keyOf, ourCodeExists, readLine } from './check.ts'
import * as repo from './mappings.repo.ts'

const words = texts.mapping

/** @throws AppError NOT_FOUND, STALE_WRITE with the pair, INVALID_INPUT for a code of ours that there is not and for a pair that is there */
export async function keepMapping({ tx, actor, audit }: WriteCall, input: BodyOf<typeof saveMapping>): Promise<Mapping> {
  const { Id, UpdateTime, ...raw } = input
  const values = trimmed(raw)
  if (!ourCodeExists(values.Kind, values.OurCode, await repo.knownCompanies(tx, [values.OurCode])))
    throw invalid('OurCode', words.noCode(values.OurCode), words.labels.OurCode)
  const taken = (error: unknown) => {
    throw isDuplicate(error) ? invalid('ExternalCode', words.taken(values.ExternalCode), words.labels.ExternalCode) : error
  }
  if (Id === 0) {
    const added = await repo.insertMapping(tx, actor.companyId, actor.employeeName, values).catch(taken)
    audit({ action: 'mapping.add', entity: 'code_relation', entityId: added.Id, diff: { ...values } })
    return added
  }
  const before = await repo.findMapping(tx, actor.companyId, Id, true)
  if (!before) throw new AppError('NOT_FOUND')
  demandVersion(UpdateTime ?? '', before)
  const saved = await repo.updateMapping(tx, Id, actor.employeeName, values).catch(taken)
  audit({ action: 'mapping.modify', entity: 'code_relation', entityId: Id, diff: diffOf(before, values) })
  return saved
}

function trimmed(values: repo.MappingValues): repo.MappingValues {
  const result = { ...values, System: values.System.trim(), ExternalCode: values.ExternalCode.trim(), OurCode: values.OurCode.trim() }
  for (const field of ['System', 'ExternalCode', 'OurCode'] as const)
    if (result[field] === '') throw invalid(field, words.needed, words.labels[field])
  return { ...result, ExternalName: values.ExternalName.trim(), Remark: values.Remark.trim() }
}

/** @throws AppError NOT_FOUND, STALE_WRITE with the pair */
export async function dropMapping({ tx, actor, audit }: WriteCall, id: number, updateTime: string): Promise<void> {
  const before = await repo.findMapping(tx, actor.companyId, id, true)
  if (!before) throw new AppError('NOT_FOUND')
  demandVersion(updateTime, before)
  await repo.deleteMapping(tx, id)
  const { System, ExternalCode, OurCode } = before
  audit({ action: 'mapping.remove', entity: 'code_relation', entityId: id, diff: { System, ExternalCode, OurCode } })
}

/** Reads all rows first; with any problem, or on a dry run, nothing is written and every problem is named. */
export async function importPairs(
  call: WriteCall,
  { Rows, DryRun }: BodyOf<typeof importMappings>,
): Promise<ReplyOf<typeof importMappings>> {
  const { tx, actor, audit } = call
  // two pastes at once come one after the other
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 73))', [`mappings ${actor.companyId}`])
  const companies = await repo.knownCompanies(
    tx,
    Rows.map(({ OurCode }) => OurCode.trim()),
  )
  const stored = new Map(
    (
      await repo.mappingsOf(
        tx,
        actor.companyId,
        Rows.map(({ System }) => System.trim()),
      )
    ).map((mapping) => [keyOf(mapping), mapping]),
  )
  const Issues: Issue[] = []
  const seen = new Map<string, number>()
  const read: repo.MappingValues[] = []
  Rows.forEach((line, at) => {
    const outcome = readLine(line, at, companies, seen)
    if ('issues' in outcome) return Issues.push(...outcome.issues)
    seen.set(keyOf(outcome.values), at)
    return read.push(outcome.values)
  })
  const fresh = read.filter((values) => !stored.has(keyOf(values)))
  const changed = read.flatMap((values) => {
    const before = stored.get(keyOf(values))
    return before && Object.keys(diffOf(before, values)).length > 0 ? [{ before, values }] : []
  })
  const writes = Issues.length === 0 && !DryRun
  if (writes) {
    for (const values of fresh) {
      const { Id } = await repo.insertMapping(tx, actor.companyId, actor.employeeName, values)
      audit({ action: 'mapping.import', entity: 'code_relation', entityId: Id, diff: { ...values } })
    }
    for (const { before, values } of changed) {
      await repo.updateMapping(tx, before.Id, actor.employeeName, values)
      audit({ action: 'mapping.import', entity: 'code_relation', entityId: before.Id, diff: diffOf(before, values) })
    }
  }
  return { DryRun, Added: fresh.length, Updated: changed.length, Skipped: read.length - fresh.length - changed.length, Issues }
}
