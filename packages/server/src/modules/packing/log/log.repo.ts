import { applicationDocument, listDocument, slipDocument, type PackingEntry, type packingLog } from '@jst/contracts/packing'
import type { DocumentFacts } from '@jst/contracts/document'
import { mostCountedRows, normText } from '@jst/contracts/entity'
import type { Page, QueryOf } from '@jst/contracts'
import { entryColumns, presented, type EntryRow } from '../../../documents/index.ts'
import type { EmployeeActor } from '../../../kernel/access/actor.ts'
import type { Db } from '../../../kernel/database/database.ts'
import { instantOf } from '../../../kernel/database/day-range.ts'
import { Conditions, containing, readPage } from '../../../kernel/database/paging.ts'

const tables = [
  { kind: slipDocument.kind, table: 'box_slip' },
  { kind: listDocument.kind, table: 'packing_list' },
  { kind: applicationDocument.kind, table: 'slip_application' },
] as const
const documents: Readonly<Record<string, DocumentFacts>> = Object.fromEntries(
  [applicationDocument, slipDocument, listDocument].map((document) => [document.kind, document]),
)
type Row = EntryRow & Pick<PackingEntry, 'Kind' | 'RecordId' | 'No' | 'BoxNo'>

/**
 * Condition for the records that a keyword finds. Few are named by their ids, which the index by record answers; of a kind that has more, each row is
 * asked while the log is read from its newest entry on.
 */
async function addKeyword(db: Db, where: Conditions, Keyword: string | undefined): Promise<void> {
  const words = normText(Keyword ?? '')
  if (words === '') return
  const found = await db.many<{ ids: number[] }[][]>(
    // among the selected columns, so that the limit ends the search
    tables.map(({ table }) => [`select array(select ${table}_found($1) limit ${mostCountedRows + 1}) as ids`, [words]] as const),
  )
  const kinds = tables.map(({ kind }, at) => {
    const { ids } = found[at]![0]!
    const few = ids.length <= mostCountedRows
    return { text: `e.kind = '${kind}' and ${few ? 'e.subject_id = any (?)' : 'position(? in r.search) > 0'}`, value: few ? ids : words }
  })
  where.any([...kinds, { text: 'e.author_name ilike ?', value: containing(Keyword) }])
}

/** Steps of the records that the connection sees; fields that the reader's roles hide are left out. */
export async function logPage(
  { db, actor }: { readonly db: Db; readonly actor: EmployeeActor },
  { Keyword, Kind, From, To, ...paging }: QueryOf<typeof packingLog>,
): Promise<Page<PackingEntry>> {
  const where = new Conditions()
    .raw(`e.kind in (${tables.map(({ kind }) => `'${kind}'`).join(', ')})`)
    .add('coalesce(e.operator_id, e.company_id) = ?', actor.companyKind === 'platform' ? undefined : actor.companyId)
    .add('e.kind = ?', Kind)
    .add('e.at >= ?', instantOf('From', From))
    .add('e.at < ?', instantOf('To', To, true))
  await addKeyword(db, where, Keyword)
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
    most: mostCountedRows,
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
