import type { Tx } from '../kernel/database/database.ts'
import type { DocumentModule } from './registry.ts'

/**
 * Tables of the kit whose rows name their record; those of lines are declared by the kinds.
 * @testonly a test compares them with the catalogue of the database
 */
export const partTables = [
  'document_entry',
  'document_follower',
  'document_claim',
  'document_charge',
  'document_draft',
  'document_file',
  'document_party',
  'document_print',
  'document_upload',
  'approval_round',
] as const

/**
 * Everything that hangs on a record goes to the one that stands for it. Who follows both follows once; who was at the record that is no more has
 * nothing to do there. Rows of lines come after those that are there.
 */
export async function moveParts(
  tx: Tx,
  { document: { kind, lines = {}, boxes } }: DocumentModule,
  from: number,
  into: number,
): Promise<void> {
  for (const table of ['document_entry', 'document_file'])
    await tx.query(`update ${table} set subject_id = $3 where kind = $1 and subject_id = $2`, [kind, from, into])
  await tx.query(
    `update document_follower f set subject_id = $3 where kind = $1 and subject_id = $2
      and not exists (select from document_follower o where o.kind = $1 and o.subject_id = $3 and o.employee_id = f.employee_id)`,
    [kind, from, into],
  )
  // what was asked for the one is no question about the other
  await tx.query(
    `update approval_round set subject_id = $3, state = case state when 'open' then 'void' else state end,
      ended_at = coalesce(ended_at, clock_timestamp()) where kind = $1 and subject_id = $2`,
    [kind, from, into],
  )
  // what was typed over the one is asked about over the other, unless something is typed there
  await tx.query(
    `update document_draft d set subject_id = $3 where kind = $1 and subject_id = $2 and not exists (select from document_draft o
      where o.kind = $1 and o.subject_id = $3 and o.company_id = d.company_id and o.person_id = d.person_id)`,
    [kind, from, into],
  )
  // whoever is sending a file to the record that is no more sends it anew
  for (const table of ['document_follower', 'document_claim', 'document_draft', 'document_upload'])
    await tx.query(`delete from ${table} where kind = $1 and subject_id = $2`, [kind, from])
  await tx.query(
    `update document_print p set subject_id = $3, copy = copy + (select coalesce(max(o.copy), 0) from document_print o where o.kind = $1
      and o.subject_id = $3 and o.print = p.print) where kind = $1 and subject_id = $2`,
    [kind, from, into],
  )
  // a role that both have is the survivor's
  await tx.query(
    `delete from document_party p where kind = $1 and subject_id = $2
      and exists (select from document_party o where o.kind = $1 and o.subject_id = $3 and o.role = p.role)`,
    [kind, from, into],
  )
  await tx.query('update document_party set subject_id = $3 where kind = $1 and subject_id = $2', [kind, from, into])
  const rows = [...Object.values(lines), ...(boxes ? [boxes.boxes, boxes.lines] : [])]
  for (const table of ['document_charge', ...rows.map(({ table: rowsTable }) => rowsTable)])
    await tx.query(
      `update ${table} set subject_id = $3, place = place + (select coalesce(max(place) + 1, 0) from ${table} where kind = $1 and subject_id = $3)
        where kind = $1 and subject_id = $2`,
      [kind, from, into],
    )
}
