import type { DocumentParties, PartyFields, PartySource } from '@jst/contracts/document'
import type { Queryable } from '../../kernel/database/database.ts'
import type { SubjectRow } from '../registry.ts'

/** A party as it is stored. */
export interface PartyRow {
  readonly id: number
  readonly role: string
  readonly source: PartySource | ''
  readonly sourceId: number
  readonly code: string
  readonly data: PartyFields
  readonly frozen: boolean
}

export const findRows = (db: Queryable, kind: string, id: number): Promise<PartyRow[]> =>
  db.query<PartyRow>(
    `select id, role, source, source_id as "sourceId", code, data, frozen_at is not null as frozen from document_party
      where kind = $1 and subject_id = $2 order by place`,
    [kind, id],
  )

export async function replaceRows(tx: Queryable, kind: string, row: SubjectRow, parties: DocumentParties['Parties']): Promise<void> {
  await tx.query('delete from document_party where kind = $1 and subject_id = $2', [kind, row.id])
  for (const [place, { Role, Party }] of parties.entries()) {
    const { Source, Id, Code, ...data } = Party
    await tx.query(
      `insert into document_party (kind, subject_id, company_id, operator_id, audience, place, role, source, source_id, code, data)
        values ($1, $2, $3, $4, 'customer', $5, $6, $7, $8, $9, $10)`,
      [kind, row.id, row.companyId, row.operatorId, place, Role, Source, Id, Code, JSON.stringify(data)],
    )
  }
}

export const freezeRows = (tx: Queryable, id: number, code: string, data: PartyFields) =>
  tx.query('update document_party set code = $2, data = $3, frozen_at = clock_timestamp() where id = $1', [id, code, JSON.stringify(data)])
