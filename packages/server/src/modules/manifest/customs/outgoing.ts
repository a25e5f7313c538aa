import { manifestStates, type ManifestContent, type ManifestMessage, type ManifestRegime } from '@jst/contracts/manifest'
import { passes } from '@jst/manifest/checks'
import type { Outgoing, SubjectRow } from '../../../documents/index.ts'
import { amendmentProblems, reasonsProblem } from '@jst/manifest'
import type { FilingStanding } from '@jst/manifest/receipts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findingsOf } from '../filing/check.ts'
import { findManifests, type StoredManifest } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { contentOfVersion, latestVersion } from './versions.repo.ts'
import { factsOf } from './restate.ts'

/** A filing as its message tells it. */
export interface FilingContent {
  readonly Regime: ManifestRegime
  readonly Consignment: ManifestContent
  readonly Reasons: readonly string[]
}
/** Kept with each message. */
interface ToldFiling {
  readonly Version: number
}
const { codes } = manifestStates
const ready: readonly number[] = [codes.toSend, codes.sendFailed, codes.refused]

const wrong = (words: readonly string[]) =>
  new AppError('INVALID_INPUT', { message: texts.wrong(words.slice(0, 3), Math.max(0, words.length - 3)) })

/**
 * A change or deletion has reasons, and a change keeps the fields that are fixed: against the version that customs have, which may have come into
 * force after the content was written. @throws AppError INVALID_INPUT
 */
async function demandAmendment(
  db: Queryable,
  manifest: StoredManifest,
  type: 'change' | 'delete',
  standing: FilingStanding,
): Promise<void> {
  if (reasonsProblem(manifest.reasons)) throw new AppError('INVALID_INPUT', { message: texts.changeNeedsReasons })
  const before = type === 'change' ? await contentOfVersion(db, manifest.id, standing.version) : undefined
  if (!before) return
  const departed = manifest.departsAt !== null && Date.parse(manifest.departsAt) < Date.now()
  const problems = amendmentProblems(manifest.regime, before, manifest.content, { departed, holds: standing.holds })
  if (problems.length > 0) throw wrong(problems.map(({ message }) => message.zh))
}

/** @throws AppError ILLEGAL_TRANSITION where nothing is to be sent, INVALID_INPUT for what customs would refuse */
export async function outgoingManifest(db: Queryable, { id, state }: SubjectRow): Promise<Outgoing<FilingContent>> {
  const [manifest] = await findManifests(db, [id])
  if (!manifest) throw new AppError('NOT_FOUND')
  const isAccepted = state === codes.accepted
  if (!isAccepted && !ready.includes(state))
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.nothing(manifestStates.wordOf(state)) })
  if (isAccepted && manifest.wanted === '') throw new AppError('ILLEGAL_TRANSITION', { message: texts.notWanted })
  const { standing } = await factsOf(db, manifest)
  // customs may have a filing that was opened again: a late receipt said so
  const type: ManifestMessage = isAccepted ? (manifest.wanted as 'change' | 'delete') : standing.version > 0 ? 'change' : 'original'
  const findings = type === 'original' || type === 'change' ? await findingsOf(db, manifest, new Date()) : []
  const refused = findings.filter((one) => !passes([one]) && (type === 'original' || one.code !== 'LATE'))
  if (refused.length > 0) throw wrong(refused.map(({ message }) => message.zh))
  if (type !== 'original') await demandAmendment(db, manifest, type, standing)
  const reported: ToldFiling = { Version: await latestVersion(db, id) }
  return {
    type,
    partner: manifest.agent,
    content: { Regime: manifest.regime, Consignment: manifest.content, Reasons: type === 'original' ? [] : manifest.reasons },
    reference: '',
    told: reported,
  }
}
