import { applicationDocument, listDocument, slipDocument, type PackingEntry, type packingLog } from '@jst/contracts/packing'
import type { DocumentFacts } from '@jst/contracts/document'
import type { Page, QueryOf } from '@jst/contracts'
import { entryColumns, presented, type EntryRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/actor.ts'
import type { Db } from '../../../kernel/database.ts'
import { instantOf } from '../../../kernel/day-range.ts'
import { Conditions, containing, readPage } from '../../../kernel/paging.ts'

const documents: Readonly<Record<string, DocumentFacts>> = Object.fromEntries(
  [applicationDocument, slipDocument, listDocument].map((document) => [document.kind, document]),
)
type Row = EntryRow & Pick<PackingEntry, 'Kind' | 'RecordId' | 'No' | 'BoxNo'>

/** Steps of the records that the connection sees; fields that the reader's roles hide are left out. */
export async function logPage(
  { db, actor }: { readonly db: Db; readonly actor: EmployeeActor },
  { Keyword, Kind, From, To, ...paging }: QueryOf<typeof packingLog>,
): Promise<Page<PackingEntry>> {
  const words = containing(Keyword)
  const where = new Conditions()
    .add('e.kind = any (?)', Kind === undefined ? Object.keys(documents) : [Kind].filter((kind) => kind in documents))
    .add('e.at >= ?', instantOf('From', From))
    .add('e.at < ?', instantOf('To', To, true))
    .add('(r.no ilike ? or r.box ilike ? or e.author_name ilike ?)', words)
  const { Rows, Total } = await readPage<Row>(db, paging, {
    select: `${entryColumns}, e.kind as "Kind", r.id as "RecordId", r.no as "No", r.box as "BoxNo"`,
    from: `document_entry e join lateral (
        select s.id, coalesce(nullif(s.eir_no, ''), s.code) as no, s.box_no as box from box_slip s
          where e.kind = '${slipDocument.kind}' and s.id = e.subject_id
        union all select l.id, l.code, l.box_no from packing_list l where e.kind = '${listDocument.kind}' and l.id = e.subject_id
        union all select a.id, a.code, '' from slip_application a where e.kind = '${applicationDocument.kind}' and a.id = e.subject_id) r on true`,
    where,
    sorts: { At: { filled: 'e.at' } },
    defaultSort: '-At',
    tieBreaker: 'e.id desc',
  })
  return {
    Total,
    Rows: Rows.map(({ Kind: kind, RecordId, No, BoxNo, ...row }) => ({
      ...presented(actor, documents[kind]!, row),
      Kind: kind,
      RecordId,
      No,
      BoxNo,
    })),
  }
}
