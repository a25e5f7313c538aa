import type { BodyOf, ReplyOf } from '@jst/contracts'
import { siStates, SiStatus, type answerLinkedBill, type LinkedBill, type makeSiBillLink } from '@jst/contracts/si'
import type { Queryable, Tx } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteCall, WriteContext } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { tooMany } from '../../../kernel/limits/limits.ts'
import { limitWrites } from '../../../kernel/access/reader-links.ts'
import { networkOf } from '../../../kernel/net/network.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { billFor } from '../files/bill/bill.ts'
import { billPdf } from '../files/bill/bill-pdf.ts'
import { storedBill } from '../files/bill/stored-bill.ts'
import { noticeMoved } from '../si.notices.ts'
import { labelOf, sideOf } from '../si.policy.ts'
import { findSi, lockSi, type StoredSi } from '../si.repo.ts'
import { companyNameOf } from '../si-company.repo.ts'
import { insertVersions } from '../si-version.repo.ts'
import { updateSiStatus } from '../si-write.repo.ts'
import { linkedView, linkState, remarkable } from './linked.ts'
import { answerOf, billLinks, billReaders, keepAnswer, type StoredLink } from './links.repo.ts'
import { texts } from './texts.ts'

type Place = Pick<Surroundings, 'secrets'>
const day = 86_400_000
/** Rate limit: writes of one link in a minute. */
const mostWrites = 20

/** A link to the draft that waits for its confirmation, of either side. @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function makeLink(
  call: WriteCall<'now'>,
  { Id, For, Days }: BodyOf<typeof makeSiBillLink>,
  place: Place,
): Promise<ReplyOf<typeof makeSiBillLink>> {
  const { tx, actor, now } = call
  const si = await lockSi(tx, Id)
  if (!si || sideOf(actor, si) === null) throw new AppError('NOT_FOUND')
  if (For.trim() === '') throw invalid('For', texts.whom, '', { Code: 'REQUIRED' })
  if (si.record.status !== SiStatus.draftBillSent)
    throw new AppError('ILLEGAL_TRANSITION', { message: texts.noDraft(labelOf(si.record.status)) })
  const { version, companyId, operatorId } = si
  const values = { record_id: Id, company_id: companyId, operator_id: operatorId, version, for_whom: For.trim() }
  const diff = { version, for: For.trim(), days: Days }
  const expires = new Date(now().getTime() + Days * day).toISOString()
  return billReaders.make(call, { record: Id, expires, values, diff }, place)
}

/** The link of a token. @throws AppError NOT_FOUND with the reason */
const demandLink = (system: Queryable, token: string, now: Date, place: Place): Promise<StoredLink> =>
  billReaders.demand(system, token, now, place, texts)

async function viewOf(system: Queryable, link: StoredLink): Promise<LinkedBill> {
  const si = await findSi(system, link.recordId)
  if (!si) throw new AppError('NOT_FOUND', { message: texts.gone })
  return linkedView(system, si, link, await companyNameOf(system, si.operatorId))
}

/** Opens a link and records the view. @throws AppError NOT_FOUND with the reason */
export async function openLinked(
  { tx, now, ip, userAgent }: Pick<WriteContext<null>, 'tx' | 'now' | 'ip' | 'userAgent'>,
  token: string,
  place: Place,
): Promise<LinkedBill> {
  const link = await demandLink(tx, token, now(), place)
  await billLinks.keepView(tx, link.id, { address: networkOf(ip), agent: userAgent })
  return viewOf(tx, link)
}

/** The draft of a link on A4. @throws AppError NOT_FOUND with the reason */
export async function linkedFile(
  { db, now }: Pick<ReadContext<null>, 'db' | 'now'>,
  token: string,
  place: Place,
): Promise<{ readonly billNo: string; readonly version: number; readonly bytes: Buffer }> {
  const link = await demandLink(db, token, now(), place)
  const bill = await billFor(await storedBill(db, link.recordId, link.version))
  return { billNo: bill.billNo, version: bill.version, bytes: await billPdf(bill) }
}

type Answer = BodyOf<typeof answerLinkedBill>
/**
 * Moves the record as its customer would, in the name that the reader gave. The record is held: of two people who answer at once, the second one is
 * told of the first. @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION, TOO_MANY_REQUESTS
 */
export async function answerLinked({ db, now }: Pick<ReadContext<null>, 'db' | 'now'>, input: Answer, place: Place): Promise<LinkedBill> {
  const seen = await demandLink(db, input.Token, now(), place)
  await limitWrites('si_bill_link', seen.id, { db, now: now(), most: mostWrites, refuse: () => tooMany(60, texts.tooOften) })
  return db.tx(async (tx) => {
    const si = await lockSi(tx, seen.recordId)
    // Read again under the lock: the link may have been revoked, or answered by the same call before.
    const link = await demandLink(tx, input.Token, now(), place)
    if (!si) throw new AppError('NOT_FOUND', { message: texts.gone })
    if (link.answerKey === '' || link.answerKey !== input.Key) await answer(tx, si, link, input)
    return viewOf(tx, link)
  })
}

async function answer(tx: Tx, si: StoredSi, link: StoredLink, input: Answer): Promise<void> {
  const name = input.Name.trim()
  const phone = input.Phone.trim()
  if (name === '') throw invalid('Name', texts.name, '', { Code: 'REQUIRED' })
  await demandOpen(tx, si, link)
  const said = input.Remarks.trim()
  const isChange = input.Answer === 'change'
  if (isChange) await demandRemarks(tx, link, input, said)
  const remarks = isChange ? said || texts.fields(input.FieldRemarks.length) : said
  const fieldRemarks = isChange ? input.FieldRemarks : []
  const event = isChange ? 'requestChange' : 'confirm'
  const author = { id: link.byId, name: texts.author(name, phone), company: texts.company(link.forWhom) }
  await updateSiStatus(tx, si.record.id, {
    status: siStates.codeAfter(event),
    remarks,
    fieldRemarks,
    review: false,
    employeeId: link.byId,
    employeeName: author.name,
  })
  const moved = (await findSi(tx, si.record.id))!
  await insertVersions(tx, [{ si: moved, event, author, remarks, fieldRemarks }])
  await keepAnswer(tx, link.id, { answer: input.Answer, key: input.Key, name, phone })
  // a reader outside both companies made the move, so that both are notified
  await noticeMoved({ tx, actor: { employeeId: 0 }, emit: tx.emit }, { ...moved, companyName: author.name }, event, remarks)
}

/** @throws AppError ILLEGAL_TRANSITION with the outcome of the draft */
async function demandOpen(tx: Tx, si: StoredSi, link: StoredLink): Promise<void> {
  const state = linkState(si, link)
  if (state === 'open') return
  const { superseded } = texts.answered
  const before = await answerOf(tx, link.recordId, link.version)
  throw new AppError('ILLEGAL_TRANSITION', { message: state === 'superseded' ? superseded : texts.answered[state](before?.by ?? '') })
}

/** @throws AppError INVALID_INPUT without a remark, and for a remark on a field that the page does not show */
async function demandRemarks(tx: Tx, link: StoredLink, { FieldRemarks }: Answer, said: string): Promise<void> {
  if (said === '' && FieldRemarks.length === 0) throw invalid('Remarks', texts.nothing, '', { Code: 'REQUIRED' })
  const places = remarkable(await viewOf(tx, link))
  FieldRemarks.forEach(({ Path }, at) => {
    if (!places.has(Path)) throw invalid(`FieldRemarks[${at}].Path`, texts.noPlace(Path))
  })
}
