import type { BodyOf, Issue } from '@jst/contracts'
import {
  customerManifestPages,
  manifestDocument,
  manifestPages,
  type decideManifestProposal,
  type LinkedManifest,
  type ManifestProposal,
  type ManifestView,
  type proposeByLink,
  type VgmContent,
} from '@jst/contracts/manifest'
import { recordEvent, recordUnsigned } from '../../../documents/index.ts'
import { sendNotice } from '../../../documents/notices/index.ts'
import type { ReadContext } from '../../../kernel/http/endpoint.ts'
import { AppError } from '../../../kernel/errors.ts'
import { limitWrites } from '../../../kernel/access/reader-links.ts'
import { hidesContacts, isContactPath, mayWriteContacts } from '../filing/contacts.ts'
import { filingsOf, findManifests, lockManifests, type StoredManifest } from '../filing/manifest.repo.ts'
import { mayWriteNow } from '../filing/policy.ts'
import type { ManifestCall } from '../filing/call.ts'
import { viewOf, type Reading } from '../filing/view.service.ts'
import { writeManifest } from '../filing/write.service.ts'
import { texts } from '../texts.ts'
import { boxFactsOf, vgmFindings, vgmIssues } from '../vgm/facts.ts'
import { demandBill, isOpen } from '../vgm/sheet.service.ts'
import { vgmsOf, type StoredVgm } from '../vgm/vgm.repo.ts'
import { cleanedVgm, writeVgms } from '../vgm/write.service.ts'
import { labelOf, sharedFields, type SharedField } from './fields.ts'
import {
  insertProposal,
  lockProposal,
  proposalsOf,
  writeDecisions,
  type StoredField,
  type StoredLink,
  type StoredProposal,
} from './links.repo.ts'
import { audienceOf, billOf, demandReader, linkedFields, linkedView, type Place } from './links.service.ts'
import { linkWords, type LinkWords } from './texts.ts'
import { ticketsOf } from './tickets.repo.ts'

const { kind } = manifestDocument
/** Entries of one link in a minute. */
export const mostWrites = 20
const undecided = { decision: '', by: '', reason: '' } as const
type Given = BodyOf<typeof proposeByLink>

const vgmPath = (box: string) => `Vgm[${box}]`
const shortVgm = ({ Vgm, Method, Person }: VgmContent): string => [`${Vgm} KGS`, Method, Person].filter(Boolean).join(' · ')
const refused = (Issues: readonly Issue[]) => new AppError('INVALID_INPUT', { message: Issues[0]!.Message, issues: [...Issues] })
const issue = (Path: string, Label: string, Message: string): Issue => ({ Severity: 'ERROR', Code: 'INVALID', Path, Label, Message })

/** Proposed values that differ. @throws AppError INVALID_INPUT at each value that is none, or that the link does not show */
function proposedFields(bill: StoredManifest, link: StoredLink, given: Given): StoredField[] {
  const words = linkWords(given)
  const fieldByPath = new Map(linkedFields(bill, link, words).map((field) => [field.Path, field]))
  const named = new Map(sharedFields(bill.content, link.blocks).map((field) => [field.Path, field]))
  const issues: Issue[] = []
  const fields = given.Fields.flatMap(({ Path, Value }, at): StoredField[] => {
    const field = fieldByPath.get(Path)
    const wrong = (said: string, label = '') => void issues.push(issue(`Fields[${at}].Value`, label, said))
    if (!field) {
      wrong(words.notShared(Path))
      return []
    }
    fieldByPath.delete(Path)
    const read = field.read(Value)
    if ('wrong' in read) {
      wrong(read.wrong, field.Label)
      return []
    }
    const before = named.get(Path)!.Value
    if (read.value === before) return []
    return [{ path: Path, label: labelOf(Path, named, linkWords()), before, value: read.value, ...undecided }]
  })
  if (issues.length > 0) throw refused(issues)
  return fields
}

/** Proposed declarations, each of another box and without findings that refuse. @throws AppError INVALID_INPUT at each row */
function proposedVgms(
  stored: readonly StoredVgm[],
  contents: readonly VgmContent[],
  findings: readonly Issue[][],
  words: LinkWords,
): StoredField[] {
  const issues: Issue[] = []
  const seen = new Set<string>()
  const fields = contents.map((content, at): StoredField => {
    const path = (field: string) => `Vgm[${at}].${field}`
    const before = stored.find(({ boxNo }) => boxNo === content.BoxNo)
    if (seen.has(content.BoxNo)) issues.push(issue(path('BoxNo'), words.box, words.twice(content.BoxNo)))
    if (before && !isOpen(before)) issues.push(issue(path('BoxNo'), words.box, words.declared(content.BoxNo)))
    seen.add(content.BoxNo)
    for (const found of findings[at]!) issues.push({ ...found, Path: path(found.Path) })
    return {
      path: vgmPath(content.BoxNo),
      label: texts.link.vgm(content.BoxNo),
      before: before ? shortVgm(before.content) : '',
      value: shortVgm(content),
      vgm: content,
      ...undecided,
    }
  })
  if (issues.length > 0) throw refused(issues)
  return fields
}

/** Keeps an entry of a link's reader as a proposal, once under its key. @throws AppError as `demandReader`, INVALID_INPUT, TOO_MANY_REQUESTS */
export async function propose(call: Pick<ReadContext<null>, 'db' | 'now'>, given: Given, place: Place): Promise<LinkedManifest> {
  const { db, now } = call
  const link = await demandReader(call, given, place)
  const words = linkWords(given)
  const refuse = () => new AppError('TOO_MANY_REQUESTS', { message: words.tooOften, retryAfter: 60 })
  await limitWrites('manifest_link', link.id, { db, now: now(), most: mostWrites, refuse })
  if (given.Vgm.length > 0 && !link.blocks.includes('vgm')) throw refused([issue('Vgm', 'VGM', words.notShared('VGM'))])
  const bill = await billOf(db, link, words)
  const [stored, facts] = await Promise.all([vgmsOf(db, bill.id), boxFactsOf(db, bill, bill.staffId)])
  const contents = given.Vgm.map((content) => cleanedVgm({ ...content, BillNo: bill.content.BillNo }))
  const rows = contents.map((content) => ({ content, lateReason: '' }))
  // lateness is judged when the clerk submits
  const findings = vgmFindings(rows, facts, { cutoff: null, now: now() }).map((found) =>
    vgmIssues(
      found.filter(({ severity, needsReason }) => severity === 'ERROR' || needsReason),
      words.finding,
    ),
  )
  const fields = [...proposedFields(bill, link, given), ...proposedVgms(stored, contents, findings, words)]
  if (fields.length === 0) throw refused([issue('Fields', '', words.nothing)])
  const name = given.Name.trim()
  await db.tx(async (tx) => {
    const entry = { key: given.Key, name, phone: given.Phone.trim(), note: given.Note.trim(), fields }
    if (!(await insertProposal(tx, link, entry))) return
    await recordUnsigned(tx, { kind, row: bill }, name, {
      audience: audienceOf(link.byCompany, bill),
      event: 'proposed',
      words: texts.link.proposed(fields.length),
    })
    const page = link.byCompany === bill.staffId ? manifestPages.submitInfo : customerManifestPages.verifyInfo
    await sendNotice(tx, {
      recipients: [link.byId],
      audience: { internal: link.byCompany },
      kind: 'system',
      title: texts.link.came(link.forWhom, bill.content.BillNo),
      description: texts.link.cameAbout(name, fields.length),
      link: `${page}?Id=${bill.id}`,
      bill: bill.no,
      senderId: null,
    })
  })
  return linkedView(db, link, given, place)
}

/** The filing of a bill that takes what is proposed: the one that leads it while the caller may write it, else the first that he may write. */
const takerOf = (actor: Reading['actor'], bill: StoredManifest, filings: readonly StoredManifest[]): StoredManifest =>
  [bill, ...filings].find((one) => mayWriteNow(actor, one)) ?? bill

/** Proposals of a bill by links of the own company, with what the bill says now. */
export async function listProposals(
  { db, system, actor }: Pick<Reading, 'db' | 'system' | 'actor'>,
  id: number,
): Promise<ManifestProposal[]> {
  const bill = await demandBill({ db }, id)
  const taker = takerOf(actor, bill, await filingsOf(db, bill.groupId))
  const hides = hidesContacts(actor)
  const [rows, vgms, tickets] = await Promise.all([
    proposalsOf(db, bill.id, actor.companyId),
    vgmsOf(db, bill.id),
    ticketsOf(system, bill.id),
  ])
  const now = new Map([
    ...sharedFields(taker.content, ['parties', 'goods', 'seals']).map(({ Path, Value }) => [Path, Value] as const),
    ...vgms.map(({ boxNo, content }) => [vgmPath(boxNo), shortVgm(content)] as const),
  ])
  return rows.map(({ id: Id, linkId, forWhom, name, phone, note, at, open, fields }) => ({
    Id,
    For: forWhom,
    Name: name,
    Phone: hides ? '' : phone,
    Note: note,
    At: at,
    Open: open,
    UpdateTime: taker.updateTime,
    Fields: fields.map(({ path, label, before, value, decision, by, reason }) => ({
      Path: path,
      Label: label,
      ...(hides && isContactPath(path)
        ? { Before: '', Now: '', Value: linkWords().contactHidden }
        : { Before: before, Now: now.get(path) ?? '', Value: value }),
      Decision: decision,
      By: by,
      Reason: reason,
      Files: tickets.flatMap(({ id: FileId, link, box, name: Name }) =>
        link === linkId && path === vgmPath(box) ? [{ Id: FileId, Name, Filing: bill.id }] : [],
      ),
    })),
  }))
}

type Decided = BodyOf<typeof decideManifestProposal>
/** Each path once, proposed and undecided. @throws AppError INVALID_INPUT, ILLEGAL_TRANSITION with who has decided */
function demandUndecided({ fields }: StoredProposal, { Take, Refuse }: Decided): void {
  const both = Take.find((path) => Refuse.includes(path))
  if (both !== undefined || Take.length + Refuse.length === 0) throw refused([issue('Take', '', texts.link.choose)])
  for (const path of [...Take, ...Refuse]) {
    const field = fields.find((one) => one.path === path)
    if (!field) throw refused([issue('Take', '', texts.link.notProposed(path))])
    if (field.decision !== '') throw new AppError('ILLEGAL_TRANSITION', { message: texts.link.decided(field.label, field.by) })
  }
}

/** Takes values of a proposal into the bill and its declarations as the caller's own entry. @throws AppError as the writing services */
export async function decide(call: ManifestCall, input: Decided): Promise<ManifestView> {
  const { tx, actor } = call
  const proposal = await lockProposal(tx, input.Id)
  if (!proposal || proposal.byCompany !== actor.companyId) throw new AppError('NOT_FOUND')
  demandUndecided(proposal, input)
  await lockManifests(tx, [proposal.manifestId])
  const [bill] = await findManifests(tx, [proposal.manifestId])
  if (!bill) throw new AppError('NOT_FOUND')
  if (!mayWriteContacts(actor) && input.Take.some(isContactPath)) throw new AppError('FORBIDDEN', { message: texts.link.contactRight })
  const taken = proposal.fields.filter(({ path }) => input.Take.includes(path))
  await takeFields(call, takerOf(actor, bill, await filingsOf(tx, bill.groupId)), taken, input.UpdateTime)
  await takeVgms(call, bill, taken)
  const reason = input.Reason.trim()
  const fields = proposal.fields.map((field): StoredField => {
    const isTaken = input.Take.includes(field.path)
    if (!isTaken && !input.Refuse.includes(field.path)) return field
    return { ...field, decision: isTaken ? 'taken' : 'refused', by: actor.employeeName, reason: isTaken ? '' : reason }
  })
  await writeDecisions(tx, proposal.id, fields)
  const words = texts.link.decision(proposal.name, input.Take.length, input.Refuse.length)
  recordEvent(call, { kind, row: bill }, { audience: audienceOf(actor.companyId, bill), event: 'decided', words })
  call.audit({
    action: `${kind}.proposal`,
    entity: kind,
    entityId: bill.id,
    diff: { proposal: proposal.id, taken: input.Take.join(' ').slice(0, 500), refused: input.Refuse.join(' ').slice(0, 500) },
  })
  const [after] = await findManifests(tx, [bill.id])
  return viewOf({ db: tx, system: tx.system, actor, now: call.now }, after!)
}

async function takeFields(call: ManifestCall, bill: StoredManifest, taken: readonly StoredField[], UpdateTime: string): Promise<void> {
  const manifestFields = taken.filter(({ vgm }) => vgm === undefined)
  if (manifestFields.length === 0) return
  const shared = new Map<string, SharedField>(sharedFields(bill.content, ['parties', 'goods', 'seals']).map((field) => [field.Path, field]))
  const Content = manifestFields.reduce((content, { path, label, value }) => {
    const field = shared.get(path)
    if (!field) throw refused([issue('Take', label, texts.link.noPlace(label))])
    return field.write(content, value)
  }, bill.content)
  const { id: Id, agent: Agent, lateReason: LateReason } = bill
  await writeManifest(call, { Id, UpdateTime, Regimes: [], BookingId: 0, SiId: 0, Agent, LateReason, Content })
}
async function takeVgms(call: ManifestCall, bill: StoredManifest, taken: readonly StoredField[]): Promise<void> {
  const contents = taken.flatMap(({ vgm }) => (vgm === undefined ? [] : [vgm]))
  if (contents.length === 0) return
  const stored = new Map((await vgmsOf(call.tx, bill.id)).map((vgm) => [vgm.boxNo, vgm]))
  const Rows = contents.map((content) => {
    const before = stored.get(content.BoxNo)
    // booking and plate are the server's: the reader of a link does not see them
    const { BookingNo = content.BookingNo, MaxGross = content.MaxGross } = before?.content ?? {}
    return { Id: before?.id ?? 0, ...(before ? { UpdateTime: before.updateTime } : {}), Content: { ...content, BookingNo, MaxGross } }
  })
  await writeVgms(call, { Id: bill.id, Agent: '', LateReason: '', Rows }, false)
}
