import { randomInt } from 'node:crypto'
import type { BodyOf, QueryOf, ReplyOf } from '@jst/contracts'
import {
  linkLimits,
  manifestDocument,
  manifestStates,
  type LinkedManifest,
  type makeManifestLink,
  type ManifestLink,
  type manifestLinkHead,
  type openManifestLink,
} from '@jst/contracts/manifest'
import { recordEvent } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import type { ReadContext, WriteCall } from '../../../kernel/http/endpoint.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { networkOf } from '../../../kernel/net/network.ts'
import { sameHash } from '../../../kernel/access/secrets.ts'
import type { Surroundings } from '../../../kernel/process/surroundings.ts'
import { hidesContacts, isContactPath } from '../filing/contacts.ts'
import { findManifests, type StoredManifest } from '../filing/manifest.repo.ts'
import type { Reading } from '../filing/view.service.ts'
import { texts } from '../texts.ts'
import { boxFactsOf, startOfBox } from '../vgm/facts.ts'
import { demandBill } from '../vgm/sheet.service.ts'
import { vgmsOf } from '../vgm/vgm.repo.ts'
import { labelOf, sharedFields, valueOf, type SharedField } from './fields.ts'
import {
  beginTry,
  companyName,
  endTries,
  keepView,
  manifestLinks,
  manifestReaders,
  proposalsOfLink,
  readersOf,
  type StoredLink,
} from './links.repo.ts'
import { linkWords, type LinkWords } from './texts.ts'
import { ticketsOf } from './tickets.repo.ts'

export type Place = Pick<Surroundings, 'secrets'>
const { kind } = manifestDocument
const hour = 3_600_000
const { codes } = manifestStates
const isOver = ({ state }: Pick<StoredManifest, 'state'>): boolean => state === codes.void || state === codes.deleted
/** Links of the staff are theirs; what the customer does on its own bill both sides read. */
export const audienceOf = (company: number, { staffId }: Pick<StoredManifest, 'staffId'>) =>
  company === staffId ? ('internal' as const) : ('customer' as const)
/** Bound to its link, so that the hash of one link says nothing of another one. */
const hashOf = ({ secrets }: Place, manifest: number, expires: string, code: string): string =>
  secrets.hash('manifest link code', [manifest, expires, code].join('|'))

/** Of a reader who had the code. */
export const passOf = ({ secrets }: Place, { id, expiresAt, codeHash }: StoredLink): string =>
  secrets.hash('manifest link pass', [id, expiresAt, codeHash].join('|'))

/** Links of the own company to a bill; the telephone of a reader is a contact. */
export async function listLinks({ db, actor }: Pick<Reading, 'db' | 'actor'>, id: number): Promise<ManifestLink[]> {
  const links = await manifestLinks.list(db, id, actor.companyId)
  if (!hidesContacts(actor)) return links
  const readers = await readersOf(
    db,
    links.map(({ Id }) => Id),
  )
  return links.map((link) => ({ ...link, LastReader: readers.find((one) => one.link === link.Id)?.name ?? '' }))
}

/** A link to marked parts of a bill, of either side. @throws AppError NOT_FOUND, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function makeLink(
  call: WriteCall<'now' | 'emit'>,
  { Id, For, Hours, Blocks, WithCode }: BodyOf<typeof makeManifestLink>,
  place: Place,
): Promise<ReplyOf<typeof makeManifestLink>> {
  const { tx, actor, now } = call
  const bill = await demandBill({ db: tx }, Id)
  if (actor.companyId !== bill.staffId && actor.companyId !== bill.companyId) throw new AppError('NOT_FOUND')
  if (For.trim() === '') throw invalid('For', texts.link.who, texts.link.for, { Code: 'REQUIRED' })
  if (isOver(bill)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.link.over(manifestStates.wordOf(bill.state)) })
  const expires = new Date(now().getTime() + Hours * hour).toISOString()
  const Code = WithCode ? String(randomInt(10_000)).padStart(4, '0') : ''
  const codeHash = Code === '' ? '' : hashOf(place, bill.id, expires, Code)
  const values = {
    manifest_id: bill.id,
    company_id: bill.companyId,
    operator_id: bill.operatorId,
    for_whom: For.trim(),
    blocks: Blocks,
    code_hash: codeHash,
    without_contacts: hidesContacts(actor),
  }
  const diff = { for: For.trim(), hours: Hours, blocks: Blocks.join(' ') }
  const result = await manifestReaders.make(call, { record: bill.id, expires, values, diff }, place)
  recordEvent(call, { kind, row: bill }, { audience: audienceOf(actor.companyId, bill), event: 'shared', words: result.Link.For })
  return { ...result, Code }
}

/** @throws AppError NOT_FOUND for a link of another company */
export async function endLink(call: WriteCall, id: number): Promise<ManifestLink> {
  const link = await manifestReaders.end(call, id)
  return hidesContacts(call.actor) ? { ...link, LastReader: '' } : link
}

type LinkCall = Pick<ReadContext<null>, 'db' | 'now'>
/** The link of a token. @throws AppError NOT_FOUND with the reason */
export const demandLink = ({ db, now }: LinkCall, token: string, place: Place, words: LinkWords): Promise<StoredLink> =>
  manifestReaders.demand(db, token, now(), place, words)

export async function headOf(
  call: LinkCall,
  input: QueryOf<typeof manifestLinkHead>,
  place: Place,
): Promise<ReplyOf<typeof manifestLinkHead>> {
  const link = await demandLink(call, input.Token, place, linkWords(input))
  return {
    From: await companyName(call.db, link.byCompany, input.Lang),
    For: link.forWhom,
    ExpiresAt: link.expiresAt,
    NeedsCode: link.codeHash !== '',
  }
}

export type Reader = BodyOf<typeof openManifestLink>
/**
 * The link of a reader who has its code and says who he is. A try counts before its code is compared, so that tries at once are no more than one
 * after the other. @throws AppError NOT_FOUND, INVALID_INPUT, FORBIDDEN for a wrong code and for a locked link
 */
export async function demandReader(call: LinkCall, { Token, Code, Name, Phone, Lang }: Reader, place: Place): Promise<StoredLink> {
  const words = linkWords({ Lang })
  const link = await demandLink(call, Token, place, words)
  if (Name.trim() === '') throw invalid('Name', words.name, words.nameLabel, { Code: 'REQUIRED' })
  if (Phone.replace(/\D/g, '').length < 6) throw invalid('Phone', words.phone, words.phoneLabel)
  if (link.codeHash === '') return link
  const tries = await call.db.tx((tx) => beginTry(tx, link.id))
  if (tries === undefined) throw new AppError('FORBIDDEN', { message: words.locked })
  if (!sameHash(hashOf(place, link.manifestId, link.expiresAt, Code), link.codeHash)) {
    const left = linkLimits.tries - tries
    throw new AppError('FORBIDDEN', { message: left === 0 ? words.locked : words.wrongCode(left) })
  }
  await call.db.tx((tx) => endTries(tx, link.id))
  return link
}

/** The bill of a link. @throws AppError NOT_FOUND once it is void or deleted */
export async function billOf(system: Queryable, link: StoredLink, words: LinkWords): Promise<StoredManifest> {
  const [bill] = await findManifests(system, [link.manifestId])
  if (!bill || isOver(bill)) throw new AppError('NOT_FOUND', { message: words.gone })
  return bill
}

/** Values of a link. Contacts stay blank on a link of somebody who may not see them. */
export const linkedFields = (bill: StoredManifest, { blocks, withoutContacts }: StoredLink, words: LinkWords): SharedField[] =>
  sharedFields(bill.content, blocks, words).map((field) => (withoutContacts && isContactPath(field.Path) ? { ...field, Value: '' } : field))

/** Boxes of a bill with what they declare. The responsible party is the shipper: it is shown where that is marked, or was entered. */
async function vgmOf(
  system: Queryable,
  bill: StoredManifest,
  { id: link, blocks, withoutContacts }: StoredLink,
): Promise<LinkedManifest['Vgm']> {
  if (!blocks.includes('vgm')) return []
  const facts = await boxFactsOf(system, bill, bill.staffId)
  const [stored, tickets] = await Promise.all([vgmsOf(system, bill.id), ticketsOf(system, bill.id)])
  const ticketsByBox = Map.groupBy(
    tickets.filter((one) => one.link === link),
    ({ box }) => box,
  )
  const ticketsIn = (box: string) => (ticketsByBox.get(box) ?? []).map(({ name }) => name)
  const declared = new Set(stored.map(({ boxNo }) => boxNo))
  const start = [...facts.values()].filter(({ BoxNo }) => !declared.has(BoxNo)).map((box) => startOfBox(box, bill.content, ''))
  return [
    ...stored.map(({ content, state }) => ({
      Content: withoutContacts ? { ...content, Phone: '', Email: '' } : content,
      State: state,
      Tickets: ticketsIn(content.BoxNo),
    })),
    ...start.map((content) => ({
      Content: { ...content, Party: blocks.includes('parties') ? content.Party : '' },
      State: 0,
      Tickets: ticketsIn(content.BoxNo),
    })),
  ]
}

/** A bill as the reader of its link sees it. */
export async function linkedView(
  system: Queryable,
  link: StoredLink,
  { Lang }: Pick<Reader, 'Lang'>,
  place: Place,
): Promise<LinkedManifest> {
  const words = linkWords({ Lang })
  const bill = await billOf(system, link, words)
  const { BillNo, Vessel, Voyage, Pol, Pod } = bill.content
  const proposals = await proposalsOfLink(system, link.id)
  const fieldByPath = new Map(sharedFields(bill.content, link.blocks, words).map((field) => [field.Path, field]))
  return {
    BillNo,
    Vessel,
    Voyage,
    Pol,
    Pod,
    From: await companyName(system, link.byCompany, Lang),
    For: link.forWhom,
    ExpiresAt: link.expiresAt,
    Blocks: link.blocks,
    Fields: linkedFields(bill, link, words).map(({ read: _read, write: _write, ...field }) => field),
    Pass: passOf(place, link),
    Vgm: await vgmOf(system, bill, link),
    Proposals: proposals.map(({ at, name, fields }) => ({
      At: at,
      Name: name,
      Fields: fields.map(({ path, value, decision, reason }) => ({
        Label: labelOf(path, fieldByPath, words),
        Value: link.withoutContacts && isContactPath(path) ? words.contactHidden : valueOf(path, value, words),
        Decision: decision,
        Reason: reason,
      })),
    })),
  }
}

/** Opens a link. Name, telephone, time and network of the reader are kept. */
export async function openLinked(
  call: LinkCall & Pick<ReadContext<null>, 'ip' | 'userAgent'>,
  input: Reader,
  place: Place,
): Promise<LinkedManifest> {
  const link = await demandReader(call, input, place)
  const reader = { name: input.Name.trim(), phone: input.Phone.trim(), address: networkOf(call.ip), agent: call.userAgent }
  await call.db.tx((tx) => keepView(tx, link.id, reader))
  return linkedView(call.db, link, input, place)
}
