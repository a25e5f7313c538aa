import type { InputOf } from '@jst/contracts'
import {
  eventFactsOf,
  type DocumentFacts,
  type ShipmentDocument,
  type ShipmentEntry,
  type shipmentTimeline,
  type ShipmentTimeline,
} from '@jst/contracts/document'
import { reworded } from '@jst/contracts/values'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db } from '../../kernel/database/database.ts'
import { AppError } from '../../kernel/errors.ts'
import { openers } from '../../kernel/access/call-access.ts'
import { moduleOf, registeredDocuments, type DocumentModule } from '../registry.ts'
import { demandKind, openedPage, opensKind, placedRows } from '../subject.ts'
import { findShipment, membersOf, type HistoryFace } from './shipment.ts'
import { entryColumns, presented, type EntryRow } from './timeline.ts'

type Question = InputOf<typeof shipmentTimeline>

/** The reader's view of the database, and the server's, which also sees documents between two that the reader may open. */
interface Source {
  readonly db: Db
  readonly system: Db
  readonly actor: EmployeeActor
}

interface Place {
  readonly kind: string
  readonly id: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly no: string
  readonly query: string
}

/**
 * The timeline of the shipment of a document, newest first, of the documents that the reader may read: his roles open their kind, and tenancy and
 * data scope show him the row.
 * @throws AppError NOT_FOUND, FORBIDDEN as the timeline of the document itself
 */
export async function shipmentPage({ db, system, actor }: Source, { Kind, Id, Lang, ...question }: Question): Promise<ShipmentTimeline> {
  if (!demandKind(actor, Kind).document.shipment) throw new AppError('NOT_FOUND')
  const keys = await findShipment(system, registeredDocuments(), Kind, Id)
  const members = membersOf(registeredDocuments()).filter(({ document }) => opensKind(actor, document))
  const places = await findPlaces(db, members, keys)
  if (!places.some(({ kind, id }) => kind === Kind && id === Id)) throw new AppError('NOT_FOUND')
  const listedPlaces = question.Own ? places.filter(({ kind, id }) => kind === Kind && id === Id) : places
  const { rows, total } = await findEntries(db, actor, members, listedPlaces, question)
  return {
    Rows: rows.map((row) => worded(actor, row, Lang)),
    Total: total,
    Documents: places.map((place) => documentOf(actor, place, Lang)),
  }
}

/** The documents that the reader sees, as they follow from each other. */
async function findPlaces(db: Db, members: readonly DocumentModule[], keys: readonly { kind: string; id: number }[]): Promise<Place[]> {
  const modules = members.filter(({ document }) => keys.some(({ kind }) => kind === document.kind))
  if (modules.length === 0) return []
  const ids = modules.map(({ document }) => keys.flatMap(({ kind, id }) => (kind === document.kind ? [id] : [])))
  const text = modules.map((module, at) => placedRows(module, at + 1)).join('\nunion all ')
  const [rows] = await db.many<[Place[]]>([[text, ids]], 'force_generic_plan')
  return modules.flatMap(({ document }) => rows.filter(({ kind }) => kind === document.kind).toSorted((one, other) => one.id - other.id))
}

/** A link is for whoever may open the page that is for his side. */
function documentOf(actor: EmployeeActor, place: Place, Lang: 'en' | undefined): ShipmentDocument {
  const { document } = moduleOf(place.kind)
  return {
    Kind: place.kind,
    Id: place.id,
    KindName: Lang === 'en' ? document.en : document.zh,
    No: place.no,
    Link: openedPage(actor, document, place),
  }
}

type Row = EntryRow & Pick<ShipmentEntry, 'Kind' | 'SubjectId' | 'Version' | 'Differences' | 'FieldRemarks'>

/** Steps that an area keeps itself, in the columns of an entry. */
const historyText = (kind: string, face: HistoryFace, place: number): string => `select ${face.id}, ${face.at}, 'customer', ${face.event},
    coalesce(${face.authorId ?? '0'}, 0), ${face.authorName ?? `''`}, ${face.companyName ?? `''`}, ${face.words ?? `''`}, ${face.reason ?? `''`},
    '[]'::jsonb, '{}'::jsonb, false, false, false, '${kind}', ${face.subject}, ${face.version ?? '0'}, ${face.differences ?? '0'},
    ${face.fieldRemarks ?? '0'}
  from ${face.from} where ${face.subject} = any($${place}::bigint[])`

async function findEntries(
  db: Db,
  actor: EmployeeActor,
  members: readonly DocumentModule[],
  places: readonly Place[],
  { Audience, Comments = false, PageIndex = 1, PageSize = 20 }: Omit<Question, 'Kind' | 'Id'>,
): Promise<{ rows: Row[]; total: number }> {
  const values: unknown[] = [places.map(({ kind }) => kind), places.map(({ id }) => id), Audience ?? null, Comments]
  const entries = `select ${entryColumns}, e.kind as "Kind", e.subject_id as "SubjectId", 0 as "Version", 0 as "Differences", 0 as "FieldRemarks"
    from unnest($1::text[], $2::bigint[]) as d (kind, id) join document_entry e on e.kind = d.kind and e.subject_id = d.id
    where ($3::text is null or e.audience = $3) and (not $4::boolean or e.event = 'comment')`
  // steps are no comments, and both sides read them
  const steps = Comments || Audience === 'internal' ? [] : members
  const histories = steps.flatMap(({ document: { kind }, shipment }) => {
    const face = shipment?.history
    const ids = places.flatMap((place) => (place.kind === kind ? [place.id] : []))
    if (!face || ids.length === 0 || (face.may && !openers(face.may)(actor))) return []
    return [historyText(kind, face, values.push(ids))]
  })
  const all = `(${[entries, ...histories].join('\nunion all ')}) as e`
  const [size, skipped] = [`$${values.length + 1}::bigint`, `$${values.length + 2}::bigint`]
  const page = `select * from ${all} order by e."At" desc, e."Id" desc, e."Kind", e."Event" limit ${size} offset ${skipped}`
  const statements = [
    [page, [...values, PageSize, (PageIndex - 1) * PageSize]],
    [`select count(*) as total from ${all}`, values],
  ] as const
  const [rows, [sum]] = await db.many<[Row[], { total: number }[]]>(statements, 'force_generic_plan')
  return { rows, total: sum?.total ?? 0 }
}

/** An entry in the words of its kind. Moves and their reasons are declared in Chinese alone: English pages say them by their codes. */
function worded(
  actor: EmployeeActor,
  { Kind, SubjectId, Version, Differences, FieldRemarks, ...row }: Row,
  Lang: 'en' | undefined,
): ShipmentEntry {
  const { document } = moduleOf(Kind)
  const entry = presented(actor, document, row)
  const about = eventFactsOf(document, entry.Event)
  return {
    ...entry,
    Kind,
    SubjectId,
    Title: about?.zh ?? '',
    Tone: about?.tone ?? (entry.Event === 'comment' ? 'blue' : 'grey'),
    ReasonName: about?.reasons?.find(({ code }) => code === entry.Reason)?.zh ?? entry.Reason,
    Changes: entry.Changes.map(({ Field, Before, After }) => ({
      Field,
      Label: labelOf(document, Field, Lang),
      Before: valueOf(document, Field, Before, Lang),
      After: valueOf(document, Field, After, Lang),
    })),
    Version,
    Differences,
    FieldRemarks,
  }
}

const labelOf = ({ fields, charges }: DocumentFacts, field: string, Lang: 'en' | undefined): string => {
  const facts = fields[field] ?? charges?.[field]
  return (Lang === 'en' ? facts?.en : facts?.zh) ?? field
}

/** A value in words, where the field holds codes. In English a code without a word is read as it is. */
function valueOf(document: DocumentFacts, field: string, value: unknown, Lang: 'en' | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => valueOf(document, field, one, Lang))
  if (typeof value !== 'string') return value
  const facts = document.fields[field]
  return Lang === 'en' ? (facts?.valuesEn?.[value] ?? reworded(value, facts?.wordsEn)) : (facts?.values?.[value] ?? value)
}
