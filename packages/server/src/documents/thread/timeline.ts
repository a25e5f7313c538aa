import type { Page } from '@jst/contracts'
import { correctableMinutes, type Audience, type DocumentEntry, type DocumentFacts } from '@jst/contracts/document'
import type { EmployeeActor } from '../../kernel/access/actor.ts'
import type { Db, Queryable } from '../../kernel/database/database.ts'
import { maySee } from '../../kernel/access/field-rights.ts'
import { Conditions, readPage, type PageInput } from '../../kernel/database/paging.ts'
import type { Subject } from '../subject.ts'
import type { Changes } from './entries.repo.ts'

/** An entry as it is stored. */
export type EntryRow = Omit<DocumentEntry, 'Changes' | 'Correctable'> & { readonly changes: Changes; readonly fresh: boolean }

/** Columns of an entry, over alias `e`. */
export const entryColumns = `e.id as "Id", e.at as "At", e.audience as "Audience", e.event as "Event", coalesce(e.author_id, 0) as "AuthorId",
  e.author_name as "AuthorName", e.author_company as "CompanyName", case when e.removed then '' else e.words end as "Text", e.reason as "Reason",
  case when e.removed then '[]' else e.mentions end as "Mentions", e.changes, e.edited as "Edited", e.removed as "Removed",
  e.at > clock_timestamp() - interval '${correctableMinutes} minutes' as fresh`

export interface Question extends PageInput {
  Audience?: Audience
  Comments?: boolean
}

/** Entries that the reader may see, newest first; fields that his roles hide are left out. */
export async function timelinePage(
  db: Db,
  actor: EmployeeActor,
  subject: Subject,
  { Audience, Comments, ...paging }: Question,
): Promise<Page<DocumentEntry>> {
  const where = new Conditions()
    .add('e.kind = ?', subject.document.kind)
    .add('e.subject_id = ?', subject.row.id)
    .add('e.audience = ?', Audience)
  if (Comments) where.raw(`e.event = 'comment'`)
  const { Rows, Total } = await readPage<EntryRow>(db, paging, {
    select: entryColumns,
    from: 'document_entry e',
    where,
    sorts: { At: { filled: 'e.id' } },
    defaultSort: '-At',
    tieBreaker: 'e.id desc',
  })
  return { Rows: Rows.map((row) => presented(actor, subject.document, row)), Total }
}

/** @throws nothing: undefined when the reader does not see it */
export async function findEntry(db: Queryable, actor: EmployeeActor, subject: Subject, id: number): Promise<DocumentEntry | undefined> {
  const [row] = await db.query<EntryRow>(
    `select ${entryColumns} from document_entry e where e.id = $1 and e.kind = $2 and e.subject_id = $3`,
    [id, subject.document.kind, subject.row.id],
  )
  return row && presented(actor, subject.document, row)
}

/** An entry as somebody reads it: without fields that his roles hide. */
export function presented(
  actor: EmployeeActor,
  { fields }: Pick<DocumentFacts, 'fields'>,
  { changes, fresh, ...row }: EntryRow,
): DocumentEntry {
  const hidden = (field: string) => {
    const sensitive = fields[field]?.sensitive
    return sensitive !== undefined && !maySee(actor, sensitive)
  }
  // as the fields stand in the form
  const order = Object.keys(fields)
  return {
    ...row,
    Changes: Object.entries(changes)
      .toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b))
      .filter(([field]) => !hidden(field))
      .map(([Field, [Before, After]]) => ({ Field, Before, After })),
    Correctable: row.Event === 'comment' && !row.Removed && fresh && row.AuthorId === actor.employeeId,
  }
}
