import { vgmStates, type VgmMessage } from '@jst/contracts/manifest'
import type { VgmDeclaration } from '@jst/manifest/vgm'
import type { Outgoing, SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findManifests } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { bookingFactsOf, boxFactsOf, vgmFindings } from './facts.ts'
import { findVgms, type StoredVgm, type ToldVgms } from './vgm.repo.ts'

/** Boxes of one message. */
export interface VgmOut {
  /** Number of the declaration that leads the message. */
  readonly Code: string
  readonly Declarations: readonly Omit<VgmDeclaration, 'At'>[]
}
const typeOf = ({ retracting, inForce }: StoredVgm): VgmMessage =>
  retracting ? 'retraction' : inForce === null ? 'original' : 'correction'
/** Number of a declaration on the wire: a correction has the next revision, a retraction names the one in force. */
const referenceOf = (no: string, revision: number): string => `${no}-${String(revision).padStart(2, '0')}`

/** Findings that refuse one of these, or ask for a reason that is missing. */
async function refusedOf(db: Queryable, vgms: readonly StoredVgm[], now: Date): Promise<string[]> {
  const words: string[] = []
  for (const [manifestId, manifestVgms] of Map.groupBy(vgms, (vgm) => vgm.manifestId)) {
    const [manifest] = await findManifests(db, [manifestId])
    if (!manifest) continue
    const facts = await boxFactsOf(db, manifest, manifest.staffId)
    const { cutoff } = await bookingFactsOf(db, manifest.bookingId)
    for (const [at, findings] of vgmFindings(manifestVgms, facts, { cutoff, now }).entries())
      for (const { severity, needsReason, message } of findings)
        if (severity === 'ERROR' || needsReason) words.push(`${manifestVgms[at]!.boxNo} ${message.zh}`)
  }
  return words
}
const wrong = (words: readonly string[]) =>
  new AppError('INVALID_INPUT', { message: texts.wrong(words.slice(0, 3), Math.max(0, words.length - 3)) })
/** @throws AppError INVALID_INPUT for what is wrong with a declaration, or asks for a reason */
export async function demandSound(db: Queryable, vgms: readonly StoredVgm[], now: Date): Promise<void> {
  const words = await refusedOf(db, vgms, now)
  if (words.length > 0) throw wrong(words)
}

/** Declarations to the same partner that are said in the same way leave together. */
export async function vgmsTogether(db: Queryable, rows: readonly SubjectRow[]): Promise<readonly (readonly SubjectRow[])[]> {
  const vgms = new Map(
    (
      await findVgms(
        db,
        rows.map(({ id }) => id),
      )
    ).map((vgm) => [vgm.id, vgm]),
  )
  // one that is not to be sent is refused by itself and holds no other
  const keyOf = (row: SubjectRow) => {
    const vgm = vgms.get(row.id)
    return vgm && row.state === vgmStates.codes.submitted ? JSON.stringify([vgm.agent, typeOf(vgm)]) : String(row.id)
  }
  return [...Map.groupBy(rows, keyOf).values()]
}

const declarationOf = (vgm: StoredVgm): Omit<VgmDeclaration, 'At'> => {
  const isBack = vgm.retracting && vgm.inForce !== null
  return {
    Reference: referenceOf(vgm.no, isBack ? vgm.inForceRevision : vgm.revision),
    Retracted: vgm.retracting,
    Record: isBack ? vgm.inForce : vgm.content,
  }
}
/** @throws AppError ILLEGAL_TRANSITION where nothing is to be sent, INVALID_INPUT for what the rules refuse */
export async function outgoingVgm(db: Queryable, row: SubjectRow, others: readonly SubjectRow[]): Promise<Outgoing<VgmOut>> {
  const rows = [row, ...others]
  const waits = rows.find(({ state }) => state !== vgmStates.codes.submitted)
  if (waits) throw new AppError('ILLEGAL_TRANSITION', { message: texts.vgm.nothing(vgmStates.wordOf(waits.state)) })
  const vgms = await findVgms(
    db,
    rows.map(({ id }) => id),
  )
  const lead = vgms.find(({ id }) => id === row.id)
  if (!lead) throw new AppError('NOT_FOUND')
  const type = typeOf(lead)
  if (type !== 'retraction') await demandSound(db, vgms, new Date())
  const reported: ToldVgms = Object.fromEntries(
    vgms.map(({ id, revision, content }) => [String(id), { Revision: revision, Content: content }]),
  )
  return {
    type,
    partner: lead.agent,
    content: { Code: lead.no, Declarations: vgms.map(declarationOf) },
    reference: '',
    told: reported,
  }
}
