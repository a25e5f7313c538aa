import type { DraftUse } from '@jst/contracts'
import { largestDraft, mostDrafts, type DocumentDraft, type DraftRow, type TypedDraft } from '@jst/contracts/document'
import { Check } from 'typebox/value'
import { mayPress, type EmployeeActor } from '../../kernel/access/actor.ts'
import type { Queryable } from '../../kernel/database/database.ts'
import { AppError, invalid } from '../../kernel/errors.ts'
import { isNarrowed } from '../../kernel/database/tenant.ts'
import type { DocumentCall, DocumentModule } from '../registry.ts'
import { demandKind, demandSubject, findSubjects, mayWrite } from '../subject.ts'
import { texts } from '../texts.ts'
import * as repo from './drafts.repo.ts'

interface Asked {
  readonly Kind: string
  readonly Key: string
}

const newKey = 'new-'

/** The kind with its declaration of drafts. @throws AppError NOT_FOUND for a kind without drafts, FORBIDDEN for whoever does not open it */
function demandDrafts(actor: EmployeeActor, kind: string) {
  const module = demandKind(actor, kind)
  if (!module.document.draft) throw new AppError('NOT_FOUND')
  return { module, facts: module.document.draft }
}

function mayAdd(actor: EmployeeActor, { document: { draft, writes, partyWrites } }: DocumentModule): boolean {
  return mayPress(actor, draft?.adds ?? writes) || (partyWrites !== undefined && mayPress(actor, partyWrites))
}

const placeOf = ({ module, facts }: ReturnType<typeof demandDrafts>, actor: EmployeeActor, key = ''): repo.DraftPlace => ({
  kind: module.document.kind,
  subjectId: key === '' || key.startsWith(newKey) ? 0 : Number(key),
  creationKey: key.startsWith(newKey) ? key.slice(newKey.length) : '',
  companyId: actor.companyId,
  personId: facts.audience === 'person' ? actor.employeeId : 0,
})

/** Returns true if a draft of a new record is the actor's own: with a limited data scope, nothing else says yet whose it is. */
const isHis = (actor: EmployeeActor, { writers }: { writers: readonly number[] }) =>
  !isNarrowed(actor) || writers.includes(actor.employeeId)

/**
 * The one door to a draft: who may write the record, or begin a new one, types in it.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
async function demandPlace(db: Queryable, actor: EmployeeActor, { Kind, Key }: Asked) {
  const drafts = demandDrafts(actor, Kind)
  const place = placeOf(drafts, actor, Key)
  if (place.subjectId > 0) await demandSubject(db, actor, Kind, place.subjectId, 'write')
  else if (!mayAdd(actor, drafts.module)) throw new AppError('FORBIDDEN')
  const stored = await repo.findDraft(db, place)
  if (stored && place.subjectId === 0 && !isHis(actor, stored)) throw new AppError('NOT_FOUND')
  return { ...drafts, place, stored }
}

const wire = ({ row, content }: repo.StoredDraft): DocumentDraft => ({ ...row, Content: JSON.parse(content) as TypedDraft })

/** Null: none is kept. */
export async function draftOf(db: Queryable, actor: EmployeeActor, query: Asked): Promise<DocumentDraft | null> {
  const { stored } = await demandPlace(db, actor, query)
  return stored ? wire(stored) : null
}

/** Drafts of records that the caller sees and may write, and of new ones where he may begin one. */
export async function draftsOf(db: Queryable, actor: EmployeeActor, kind: string, onlyNew: boolean): Promise<DraftRow[]> {
  const drafts = demandDrafts(actor, kind)
  const { module } = drafts
  const storedDrafts = await repo.findDrafts(db, placeOf(drafts, actor), onlyNew, mostDrafts)
  const ids = storedDrafts.flatMap(({ subjectId }) => (subjectId > 0 ? [subjectId] : []))
  const rows = ids.length > 0 ? await findSubjects(db, module, ids) : []
  const open = new Set(rows.filter((row) => mayWrite(actor, module.document, row)).map(({ id }) => id))
  const adds = mayAdd(actor, module)
  return storedDrafts.flatMap(({ subjectId, writers, ...row }) =>
    (subjectId > 0 ? open.has(subjectId) : adds && isHis(actor, { writers })) ? [row] : [],
  )
}

/**
 * Keeps what was typed as it is, however unfinished. Everyone else who typed in it is told over the live channel; the audit has one row per person,
 * draft and hour.
 * @throws AppError STALE_WRITE with the draft that is stored when the caller has not seen it, INVALID_INPUT, PAYLOAD_TOO_LARGE
 */
export async function saveDraft(
  call: DocumentCall,
  { Version, Title, Content, ...draftKey }: Asked & { Version: number | null; Title: string; Content: TypedDraft },
): Promise<{ Version: number; SavedAt: string }> {
  const { tx, actor } = call
  const { facts, place } = await demandPlace(tx, actor, draftKey)
  if (!Check(facts.schema, Content.First)) throw invalid('Content.First', texts.draft.wrong)
  if (!Check(facts.schema, Content.Values)) throw invalid('Content.Values', texts.draft.wrong)
  const content = JSON.stringify(Content)
  if (Buffer.byteLength(content) > largestDraft) throw new AppError('PAYLOAD_TOO_LARGE', { message: texts.draft.tooLarge })
  const by = { id: actor.employeeId, name: actor.employeeName }
  const saved = await repo.writeDraft(tx, place, { title: Title.trim(), content, by }, Version)
  if (!saved) throw await stale(tx, place)
  if (!saved.audited) call.audit({ action: 'document.draft', entity: 'document_draft', entityId: saved.id, diff: draftKey })
  tell(call, draftKey, saved)
  return { Version: saved.version, SavedAt: saved.savedAt }
}

/** Removes a draft in the version that was seen; answers whether it was there. @throws AppError STALE_WRITE when somebody went on with it */
export async function dropDraft(call: DocumentCall, { Kind, Key, Version }: DraftUse & { Kind: string }): Promise<boolean> {
  const { place, stored } = await demandPlace(call.tx, call.actor, { Kind, Key })
  if (!stored) return false
  const gone = await repo.removeDraft(call.tx, place, Version)
  if (!gone) throw await stale(call.tx, place)
  call.audit({ action: 'document.draft-drop', entity: 'document_draft', entityId: gone.id, diff: { Kind, Key } })
  tell(call, { Kind, Key }, { writers: gone.writers, version: 0 })
  return true
}

/** For the service of an area that saves or moves what was typed: the draft goes with it, unless somebody typed into it since. */
export async function useDraft(call: DocumentCall, Kind: string, { Key, Version }: DraftUse): Promise<void> {
  const place = placeOf(demandDrafts(call.actor, Kind), call.actor, Key)
  const gone = await repo.removeDraft(call.tx, place, Version)
  if (gone) tell(call, { Kind, Key }, { writers: gone.writers, version: 0 })
}

function tell(
  { actor, emit }: DocumentCall,
  { Kind, Key }: Asked,
  { writers, version }: { writers: readonly number[]; version: number },
): void {
  const others = writers.filter((id) => id !== actor.employeeId)
  if (others.length === 0) return
  emit({ to: { employees: others }, frame: { type: 'document/draft', content: { Drafts: [{ Kind, Key, Version: version }] } } })
}

async function stale(tx: Queryable, place: repo.DraftPlace): Promise<AppError> {
  const current = await repo.findDraft(tx, place)
  return current
    ? new AppError('STALE_WRITE', { data: wire(current) })
    : new AppError('STALE_WRITE', { data: null, message: texts.draft.gone })
}
