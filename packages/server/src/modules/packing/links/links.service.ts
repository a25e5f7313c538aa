import { slipDocument, slipStates, type LinkedSlip, type makeSlipLink, type reportLinkedSlip } from '@jst/contracts/packing'
import type { BodyOf, ReplyOf } from '@jst/contracts'
import { recordUnsigned } from '../../../documents/index.ts'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteCall, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { tooMany } from '../../../kernel/limits/limits.ts'
import { limitWrites } from '../../../kernel/access/reader-links.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { networkOf } from '../../../kernel/net/network.ts'
import { takeReport } from '../reports/report.service.ts'
import { isTaken } from '../reports/reports.repo.ts'
import { demandSlip, findReplacement, findSlips, type StoredSlip } from '../slip/slip.repo.ts'
import { isInForce } from '../slip/view.service.ts'
import { texts } from '../texts.ts'
import { linkedView } from './linked.ts'
import { slipLinks, slipReaders, type StoredLink } from './links.repo.ts'
import { isCodeOf, isTokenOf, readToken } from './token.ts'

type Secrets = Pick<Surroundings, 'secrets'>
const { kind } = slipDocument
const day = 86_400_000
/** Writes of one link in a minute. */
const mostWrites = 30

/** A link for the driver of a slip that is in force. @throws AppError NOT_FOUND, ILLEGAL_TRANSITION */
export async function makeLink(
  call: WriteCall<'now'>,
  { Id, Days }: BodyOf<typeof makeSlipLink>,
  place: Secrets,
): Promise<ReplyOf<typeof makeSlipLink>> {
  const { tx, actor, now } = call
  const slip = await demandSlip(tx, Id, true)
  const isFleet = actor.companyId === slip.fleetId
  if (actor.companyId !== slip.staffId && !isFleet) throw new AppError('NOT_FOUND')
  if (slip.issuedAt === null) throw new AppError('ILLEGAL_TRANSITION', { message: texts.link.notIssued })
  if (!isInForce(slip)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.report.notNow(slipStates.wordOf(slip.state)) })
  const expires = new Date(now().getTime() + Days * day).toISOString()
  const values = { slip_id: slip.id, company_id: slip.companyId, operator_id: slip.operatorId }
  const link = await slipReaders.make(call, { record: Id, expires, values, diff: { days: Days } }, place)
  const by = isFleet ? actor.companyName : actor.employeeName
  await recordUnsigned({ ...tx, query: (text, values) => tx.system.query(text, values) }, { kind, row: slip }, by, {
    audience: 'internal',
    event: 'linked',
  })
  return link
}

interface Opened {
  readonly slip: StoredSlip
  /** Undefined: the code on the slip, which reads alone. */
  readonly link: StoredLink | undefined
}
const gone = (message: string) => new AppError('NOT_FOUND', { message })

/**
 * The slip of a token. A slip that is void is shown as such also by a link that ended with it.
 * @throws AppError NOT_FOUND with the reason
 */
async function openToken(system: Queryable, token: string, now: Date, { secrets }: Secrets): Promise<Opened> {
  const named = readToken(token)
  if (!named) throw gone(texts.link.gone)
  if (named.of === 'code') {
    const [slip] = await findSlips(system, [named.id])
    if (!slip || slip.issuedAt === null || !isCodeOf(slip, named, secrets)) throw gone(texts.link.gone)
    return { slip, link: undefined }
  }
  const link = await slipLinks.find(system, named.id)
  if (!link || !isTokenOf(link, named, secrets)) throw gone(texts.link.gone)
  if (link.expiresAt <= now.toISOString()) throw gone(texts.link.expired)
  const [slip] = await findSlips(system, [link.slipId])
  if (!slip) throw gone(texts.link.gone)
  if (link.revokedAt !== null && isInForce(slip)) throw gone(texts.link.revoked)
  return { slip, link }
}

/** Opens a link or the code on a slip. The view is kept. */
export async function openLinked(
  { tx, now, ip, userAgent }: Pick<WriteContext<null>, 'tx' | 'now' | 'ip' | 'userAgent'>,
  token: string,
  place: Secrets,
): Promise<LinkedSlip> {
  const { slip, link } = await openToken(tx, token, now(), place)
  await slipLinks.keepView(tx, link?.id ?? null, { slip_id: slip.id, address: networkOf(ip), agent: userAgent })
  return linkedView(tx, slip, link !== undefined)
}

/** A slip that is held, by a link that may write. @throws AppError NOT_FOUND, FORBIDDEN for the code on a slip, ILLEGAL_TRANSITION for a void slip */
async function demandWritable(tx: Tx, token: string, now: Date, place: Secrets) {
  const { slip: seen, link } = await openToken(tx, token, now, place)
  if (!link) throw new AppError('FORBIDDEN', { message: texts.link.readOnly })
  const slip = await demandSlip(tx, seen.id, true)
  return { slip, link }
}
/** @throws AppError ILLEGAL_TRANSITION with the number in its place */
export async function demandInForce(tx: Tx, slip: StoredSlip): Promise<void> {
  if (isInForce(slip)) return
  const next = await findReplacement(tx, slip.id)
  throw new AppError('ILLEGAL_TRANSITION', { message: texts.link.void(next?.eirNo ?? '') })
}

type LinkCall = Pick<ReadContext<null>, 'db' | 'now' | 'requestId'>
/** Counts a write of a link before it is judged, so that refused ones count too. @throws AppError NOT_FOUND, FORBIDDEN, TOO_MANY_REQUESTS */
export async function countedLink({ db, now }: LinkCall, token: string, place: Secrets): Promise<void> {
  const { link } = await openToken(db, token, now(), place)
  if (!link) throw new AppError('FORBIDDEN', { message: texts.link.readOnly })
  await limitWrites('slip_link', link.id, { db, now: now(), most: mostWrites, refuse: () => tooMany(60, texts.link.tooOften) })
}

/** An entry of the driver, taken once under its key. @throws AppError as `takeReport` */
export async function reportLinked(call: LinkCall, input: BodyOf<typeof reportLinkedSlip>, place: Secrets): Promise<LinkedSlip> {
  await countedLink(call, input.Token, place)
  return writeLinked(call, input, place, async (tx, { slip }) => {
    if (await isTaken(tx, slip.id, input.Key)) return
    await demandInForce(tx, slip)
    const now = call.now()
    const at = new Date(Math.min(Date.parse(input.At), now.getTime())).toISOString()
    const name = String(slip.values['Driver'] ?? '')
    const by = { teller: 'driver', name, employeeId: null, requestId: call.requestId, at, key: input.Key } as const
    await takeReport(tx, slip, input, by, now)
  })
}

/** Runs a write of a link on its slip, which is held; answers the slip as it stands then. */
export function writeLinked(
  { db, now }: LinkCall,
  { Token }: { readonly Token: string },
  place: Secrets,
  work: (tx: Tx, opened: { readonly slip: StoredSlip; readonly link: StoredLink }) => Promise<void>,
): Promise<LinkedSlip> {
  return db.tx(async (tx) => {
    const opened = await demandWritable(tx, Token, now(), place)
    await work(tx, opened)
    return linkedView(tx, await demandSlip(tx, opened.slip.id), true)
  })
}
