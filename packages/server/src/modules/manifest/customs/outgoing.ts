import { manifestStates, type ManifestContent, type ManifestMessage, type ManifestRegime } from '@jst/contracts/manifest'
import { passes } from '@jst/manifest/checks'
import type { Outgoing, SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findingsOf } from '../filing/check.ts'
import { findManifests } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { latestVersion } from './versions.repo.ts'
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
  if (refused.length > 0)
    throw new AppError('INVALID_INPUT', {
      message: texts.wrong(
        refused.slice(0, 3).map(({ message }) => message.zh),
        Math.max(0, refused.length - 3),
      ),
    })
  const told: ToldFiling = { Version: await latestVersion(db, id) }
  return {
    type,
    partner: manifest.agent,
    content: { Regime: manifest.regime, Consignment: manifest.content, Reasons: type === 'original' ? [] : manifest.reasons },
    reference: '',
    told,
  }
}
