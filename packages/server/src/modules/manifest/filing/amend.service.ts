import { isDeepStrictEqual } from 'node:util'
import {
  manifestDocument as document,
  manifestStates,
  type amendManifest,
  type ManifestContent,
  type ManifestView,
} from '@jst/contracts/manifest'
import type { BodyOf } from '@jst/contracts'
import { amendmentProblems, reasonsProblem } from '@jst/manifest'
import { insertVersions, moveUnsigned, recordEvent } from '../../../documents/index.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { reasonCodes } from '../customs/codes.repo.ts'
import { contentOfVersion, latestVersion } from '../customs/versions.repo.ts'
import { manifestVersions } from './versions.ts'
import { texts } from '../texts.ts'
import type { ManifestCall } from './call.ts'
import { findingsOf, issuesOf, wrongOf } from './check.ts'
import { findManifests, lockManifests, updateManifests, writeWanted, type StoredManifest } from './manifest.repo.ts'
import { writtenContent } from './contacts.ts'
import { mended } from './policy.ts'
import { snapshotOf } from './spoken.ts'
import { markNotShipped } from './unshipped.repo.ts'
import { viewOf } from './view.service.ts'
import { cleaned, rowOf } from './write.service.ts'

type Input = BodyOf<typeof amendManifest>
const { kind } = document

async function demandAccepted(call: ManifestCall, { Id, UpdateTime }: Input): Promise<StoredManifest> {
  const { tx, actor } = call
  await lockManifests(tx, [Id])
  const [manifest] = await findManifests(tx, [Id])
  if (!manifest || manifest.staffId !== actor.companyId) throw new AppError('NOT_FOUND')
  if (Date.parse(UpdateTime) !== Date.parse(manifest.updateTime))
    throw new AppError('STALE_WRITE', { data: await viewOf({ db: tx, system: tx.system, actor, now: call.now }, manifest) })
  if (manifest.state === manifestStates.codes.accepted) return manifest
  // opened again, and a late receipt said that customs have it: what it says now is a change of that
  if (manifest.inForce === 0 || !mended.includes(manifest.state)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notAccepted })
  await moveUnsigned(asServer(tx), kind, Id, { event: 'accept', requestId: call.requestId, by: actor.employeeName })
  const [after] = await findManifests(tx, [Id])
  return after!
}

/** Codes of reasons: one to three, known to the company where it keeps a list. @throws AppError INVALID_INPUT */
async function demandReasons({ tx, actor }: ManifestCall, codes: readonly string[]): Promise<void> {
  const problem = reasonsProblem(codes)
  if (problem) throw invalid('Reasons', problem.zh, texts.reasons)
  const knownReasons = await reasonCodes(tx, actor.companyId)
  const strange = knownReasons.length === 0 ? undefined : codes.find((code) => !knownReasons.includes(code))
  if (strange !== undefined) throw invalid('Reasons', texts.noReason(strange), texts.reasons)
}

/** Contents that customs refuse to take as a change. @throws AppError INVALID_INPUT with every finding */
async function demandChange(
  call: ManifestCall,
  manifest: StoredManifest,
  before: ManifestContent,
  content: ManifestContent,
): Promise<void> {
  if (isDeepStrictEqual(before, content)) throw invalid('Content', texts.nothingChanged)
  const departed = manifest.departsAt !== null && Date.parse(manifest.departsAt) < call.now().getTime()
  const fixed = amendmentProblems(manifest.regime, before, content, { departed, holds: manifest.holds })
  // a change may come after the deadline of the original
  const findings = (await findingsOf(call.tx.system, { ...manifest, content }, call.now())).filter(({ code }) => code !== 'LATE')
  const issues = [
    ...issuesOf(fixed.map(({ field, message }) => ({ severity: 'ERROR' as const, code: 'FIXED', path: field, message }))),
    ...issuesOf(findings.filter(({ severity }) => severity === 'ERROR')),
  ]
  if (issues.length > 0)
    throw new AppError('INVALID_INPUT', { issues: issues.map((issue) => ({ ...issue, Path: `Content.${issue.Path}` })) })
}

/** Puts the content into force again that customs have. */
async function restored({ tx }: ManifestCall, manifest: StoredManifest): Promise<ManifestContent> {
  return (await contentOfVersion(tx, manifest.id, manifest.inForce)) ?? manifest.content
}

/**
 * Asks for a change or a deletion of what customs have, or gives it up. The content of a change is a version beside the one in force.
 * @throws AppError NOT_FOUND, STALE_WRITE, ILLEGAL_TRANSITION, INVALID_INPUT
 */
export async function amend(call: ManifestCall, input: Input): Promise<ManifestView> {
  const { tx, actor } = call
  const manifest = await demandAccepted(call, input)
  const inForce = await restored(call, manifest)
  if (input.Want !== '') await demandReasons(call, input.Reasons)
  const content = input.Want === 'change' ? writtenContent(actor, cleaned(input.Content ?? manifest.content), manifest.content) : inForce
  if (input.Want === 'change') await demandChange(call, manifest, inForce, content)
  const wrong = wrongOf(await findingsOf(tx.system, { ...manifest, content }, call.now()))
  if (!isDeepStrictEqual(content, manifest.content)) await updateManifests(tx, [{ id: manifest.id, ...rowOf(manifest, content, wrong) }])
  await markNotShipped(tx.system, { group: manifest.groupId })
  await writeWanted(tx, manifest.id, input.Want, input.Want === '' ? [] : input.Reasons)
  if (input.Want === 'change')
    await insertVersions(tx, manifestVersions, [
      {
        record: manifest.id,
        company: manifest.companyId,
        operator: manifest.operatorId,
        version: (await latestVersion(tx, manifest.id)) + 1,
        event: 'wanted',
        status: manifest.state,
        author: { id: actor.employeeId, name: actor.employeeName, company: actor.companyName },
        remarks: '',
        reasonCode: input.Reasons.join(','),
        fieldRemarks: [],
        changes: 0,
        differences: [],
        waited: null,
        snapshot: snapshotOf(content),
      },
    ])
  const event = input.Want === '' ? 'unwanted' : 'wanted'
  recordEvent(call, { kind, row: manifest }, { audience: 'internal', event, words: input.Reasons.join(' '), reason: '' })
  call.audit({
    action: `${kind}.${event}`,
    entity: kind,
    entityId: manifest.id,
    diff: { want: input.Want, reasons: input.Reasons.join(',') },
  })
  const [after] = await findManifests(tx, [manifest.id])
  return viewOf({ db: tx, system: tx.system, actor, now: call.now }, after!)
}
