import { customsStates, manifestButtons, manifestDocument as document, manifestPages, manifestStates } from '@jst/contracts/manifest'
import { standingOf, type CustomsState, type FiledMessage, type FilingStanding } from '@jst/manifest/receipts'
import { moveUnsigned, recordUnsigned } from '../../../documents/index.ts'
import { findHolders, sendNotice } from '../../../documents/notices/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import { asServer } from '../../../kernel/database/scopes.ts'
import { findManifests, lockManifests, type StoredManifest } from '../filing/manifest.repo.ts'
import { texts } from '../texts.ts'
import { companyCodes } from './codes.repo.ts'
import { markNotShipped } from '../filing/unshipped.repo.ts'
import { clearWanted, messagesOf, receiptsOf, writeStanding } from './customs.repo.ts'

const { kind } = document
const { codes } = manifestStates
/** Moves by the state that they lead to. */
const moves: Readonly<Record<CustomsState | 'toSend', keyof typeof manifestStates.moves>> = {
  sending: 'queue',
  sendFailed: 'failSend',
  awaiting: 'leave',
  toSend: 'giveUp',
  refused: 'refuse',
  accepted: 'accept',
  changing: 'sendChange',
  deleting: 'sendDeletion',
  deleted: 'delete',
}
const pending: readonly (CustomsState | undefined)[] = ['sending', 'awaiting', 'changing', 'deleting']
const withCustoms: readonly number[] = customsStates.map((state) => codes[state])

/** Where a filing stands by all its messages and receipts. Asked as the server. */
export async function factsOf(system: Queryable, { id, staffId, regime }: Pick<StoredManifest, 'id' | 'staffId' | 'regime'>) {
  const [messages, receipts, ownCodes] = await Promise.all([
    messagesOf(system, id),
    receiptsOf(system, id),
    companyCodes(system, staffId, regime),
  ])
  return { messages, receipts, standing: standingOf(regime, messages, receipts, ownCodes) }
}

/**
 * Writes the state that follows from the messages and receipts of a filing. One that somebody has opened again keeps its state until its next
 * message is on the way.
 */
export async function restate(caller: Tx, id: number): Promise<void> {
  const tx = asServer(caller)
  await lockManifests(tx, [id])
  const [manifest] = await findManifests(tx, [id])
  if (!manifest) return
  const { standing, messages } = await factsOf(tx, manifest)
  const { version, holds, flagged, refusal, amendment } = standing
  const said = refusal ? texts.said(refusal.Code, refusal.Text) : ''
  const isLost = amendment === 'refused' || amendment === 'failed'
  await writeStanding(tx, id, { version, holds, flagged: flagged.length, refusal: said, amendFailed: isLost })
  await move(tx, manifest, { standing, messages, said })
  await markNotShipped(tx, { group: manifest.groupId })
}

interface Standing {
  readonly standing: FilingStanding
  readonly messages: readonly FiledMessage[]
  /** Word of customs about the latest refusal. */
  readonly said: string
}
/** The move that leads to a state. A refused change or deletion leads back to what customs have, and says so. */
function moveTo(target: CustomsState | 'toSend', { standing: { amendment }, messages }: Standing): keyof typeof manifestStates.moves {
  if (target !== 'accepted' || amendment === undefined || amendment === 'done') return moves[target]
  if (amendment === 'failed') return 'failAmendment'
  return messages.at(-1)?.Type === 'delete' ? 'refuseDeletion' : 'refuseChange'
}

async function move(tx: Tx, manifest: StoredManifest, facts: Standing): Promise<void> {
  const { standing, said } = facts
  const { state, amendment } = standing
  const target: CustomsState | 'toSend' = state ?? 'toSend'
  const event = moveTo(target, facts)
  const isOpenAgain = !withCustoms.includes(manifest.state) && !pending.includes(state) && manifest.state !== codes.void
  if (codes[target] === manifest.state || manifest.state === codes.void || isOpenAgain) return
  const shared = manifest.operatorId !== null
  const isRefused = event === 'refuse' || event === 'refuseChange' || event === 'refuseDeletion'
  await moveUnsigned(tx, kind, manifest.id, {
    event,
    requestId: 'manifest-receipts',
    by: '',
    words: isRefused ? said : '',
    ...(shared ? { shared: true } : {}),
  })
  if (target === 'deleted' || (target === 'accepted' && amendment === 'done')) await clearWanted(tx, manifest.id)
  const notice = event in deskWords ? deskWords[event as keyof typeof deskWords](manifest.no) : undefined
  if (notice !== undefined) await tellDesk(tx, manifest, notice, isRefused ? said : texts.notSent, 'sendFailInfo')
}
/** Moves that whoever sends is told of. */
const deskWords = {
  refuse: texts.refused,
  refuseChange: texts.deskRefused.change,
  refuseDeletion: texts.deskRefused.delete,
  failAmendment: texts.amendNotSent,
} as const

/** A receipt that moved nothing is told to whoever sends. */
export async function tellUnclear(caller: Tx, manifest: StoredManifest, code: string): Promise<void> {
  const tx = asServer(caller)
  await recordUnsigned(tx, { kind, row: manifest }, '', { audience: 'internal', event: 'unclear', words: texts.unclear(code) })
  await tellDesk(tx, manifest, texts.flagged(manifest.no), texts.unclear(code), 'trackInfo')
}

async function tellDesk(
  tx: Tx,
  manifest: StoredManifest,
  title: string,
  description: string,
  page: keyof typeof manifestPages,
): Promise<void> {
  const holders = await findHolders(tx.system, manifest.staffId, manifestButtons.staff.send)
  await sendNotice(tx, {
    recipients: manifest.ownerId !== null && holders.includes(manifest.ownerId) ? [manifest.ownerId] : holders,
    audience: { internal: manifest.staffId },
    kind: 'system',
    title,
    description,
    link: `${manifestPages[page]}?Id=${manifest.id}`,
    bill: manifest.no,
    senderId: null,
  })
}
