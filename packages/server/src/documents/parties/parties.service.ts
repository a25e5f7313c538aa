import type { Issue } from '@jst/contracts'
import { blankParty, partyProblems, type DocumentParties, type PartyFields, type PartySnapshot } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { demandVersion } from '../../kernel/database/versions.ts'
import type { DocumentCall, SubjectRow } from '../registry.ts'
import { findSubjects, sideOf, type Subject } from '../subject.ts'
import { texts } from '../texts.ts'
import { recordChanges } from '../thread/record.ts'
import { findParty } from './choices.repo.ts'
import { freezeRows, findRows, replaceRows, type PartyRow } from './parties.repo.ts'
import { demandReader, partySource, sourcesFor } from './readers.ts'

const fieldsOf = (from: PartyFields): PartyFields =>
  Object.fromEntries(Object.keys(blankParty).map((key) => [key, from[key as keyof PartyFields]])) as PartyFields

/** A party as it reads now: its copy once it is frozen, else what its source says, else what was typed. */
async function readRow(db: Queryable, { source, sourceId, code, data, frozen }: PartyRow): Promise<PartySnapshot> {
  const now = frozen || source === '' ? undefined : await findParty(db, partySource(source), sourceId)
  return now ? { ...now, Source: source, Id: sourceId } : { ...data, Source: source, Id: sourceId, Code: code }
}

/** Parties of a document, in the order of its roles. */
export async function partiesOf(db: Queryable, { document, row }: Subject): Promise<DocumentParties> {
  const rows = await findRows(db, document.kind, row.id)
  const Parties = []
  for (const Role of Object.keys(document.parties?.roles ?? {})) {
    const stored = rows.find(({ role }) => role === Role)
    if (stored) Parties.push({ Role, Party: await readRow(db, stored) })
  }
  return { UpdateTime: row.updateTime, Frozen: rows.some(({ frozen }) => frozen), Parties }
}

/** @throws AppError NOT_FOUND, FORBIDDEN, STALE_WRITE, ILLEGAL_TRANSITION once they are frozen, INVALID_INPUT with every finding */
export async function saveParties(
  call: DocumentCall,
  subject: Subject,
  { Parties, UpdateTime }: { Parties: DocumentParties['Parties']; UpdateTime: string },
): Promise<DocumentParties> {
  const { tx, actor } = call
  const { module, document, row } = subject
  demandReader(actor, document.kind)
  // what is picked is read from the address book of the staff
  if (sideOf(actor, row) !== 'staff') throw new AppError('FORBIDDEN')
  const [held] = await findSubjects(tx, module, [row.id], true)
  if (!held) throw new AppError('NOT_FOUND')
  const before = await partiesOf(tx, { ...subject, row: held })
  demandVersion(UpdateTime, before)
  if (before.Frozen) throw new AppError('ILLEGAL_TRANSITION', { message: texts.parties.frozen })
  const given = []
  for (const { Role, Party } of Parties) given.push({ Role, Party: await pickedOf(call, Party) })
  demandSound(subject, given)
  await replaceRows(tx, document.kind, row, given)
  await tx.query(`update ${module.table} set update_time = next_update_time(update_time) where id = $1`, [row.id])
  const [fresh] = await findSubjects(tx, module, [row.id])
  const after = await partiesOf(tx, { ...subject, row: fresh! })
  await recordChanges(call, { kind: document.kind, row }, readable(subject, before), readable(subject, after))
  call.audit({
    action: `${document.kind}.parties`,
    entity: document.kind,
    entityId: row.id,
    diff: { parties: [before.Parties.map(({ Role }) => Role), given.map(({ Role }) => Role)] },
  })
  return after
}

/** Loads a picked party from its source, whatever came with it. @throws AppError NOT_FOUND for one that the caller does not see */
async function pickedOf({ tx, actor }: DocumentCall, party: PartySnapshot): Promise<PartySnapshot> {
  if (party.Source === '') return { ...party, Id: 0, Code: '' }
  const module = partySource(party.Source)
  const now = sourcesFor(actor).includes(module) ? await findParty(tx, module, party.Id) : undefined
  if (!now) throw new AppError('NOT_FOUND')
  return { ...now, Source: party.Source, Id: party.Id }
}

function demandSound({ document }: Subject, given: DocumentParties['Parties']): void {
  const roles = document.parties?.roles ?? {}
  const issues = given.flatMap(({ Role, Party }, at): Issue[] => {
    const facts = roles[Role]
    const twice = given.findIndex((other) => other.Role === Role) < at
    if (!facts || twice) throw new AppError('NOT_FOUND')
    // what stands in the address book was checked there
    const wrong = Party.Source === '' ? partyProblems(Party).filter(({ warning }) => !warning) : []
    return wrong.map(({ field, message }) => ({
      Severity: 'ERROR',
      Code: 'INVALID',
      Path: `Parties[${at}].Party.${field}`,
      Label: facts.zh,
      Message: message,
    }))
  })
  if (issues.length > 0) throw new AppError('INVALID_INPUT', { issues })
}

/**
 * Copies the parties of a record: the effect of the move that its kind declares. @throws AppError ILLEGAL_TRANSITION without a needed one
 * @kit no kind declares `freezeOn` yet (docs/adr/0079-parties-copied-at-a-move.md)
 */
export async function freezeParties(call: DocumentCall, subject: Pick<Subject, 'document'> & { readonly row: SubjectRow }): Promise<void> {
  const { document, row } = subject
  const rows = await findRows(call.tx, document.kind, row.id)
  const missing = Object.entries(document.parties?.roles ?? {}).find(
    ([role, { required }]) => required && !rows.some((one) => one.role === role),
  )
  if (missing) throw new AppError('ILLEGAL_TRANSITION', { message: texts.parties.missing(missing[1].zh) })
  for (const stored of rows.filter(({ frozen }) => !frozen)) {
    const { Code, ...now } = await readRow(call.tx, stored)
    await freezeRows(call.tx, stored.id, Code, fieldsOf(now))
  }
}

const readable = ({ document }: Subject, { Parties }: DocumentParties) =>
  Object.fromEntries(
    Object.keys(document.parties?.roles ?? {}).map((role) => {
      const party = Parties.find(({ Role }) => Role === role)?.Party
      return [role, party ? [party.Code, party.NameZh, party.NameEn].filter((word) => word !== '').join(' ') : '']
    }),
  )
