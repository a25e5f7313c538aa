import type { Queryable } from '../../../kernel/database/database.ts'

/** A scale ticket that came by a link: a file of the filing. */
export interface StoredTicket {
  readonly id: number
  readonly link: number
  readonly box: string
  readonly name: string
  readonly at: string
  readonly audience: 'internal' | 'customer'
}
/** Asked as the server. */
export const ticketsOf = (system: Queryable, bill: number) =>
  system.query<StoredTicket>(
    `select f.id, t.link_id as link, t.box_no as box, f.name, f.at, f.audience from manifest_ticket t
      join document_file f on f.id = t.file_id and f.removed_time is null where t.manifest_id = $1 order by f.id`,
    [bill],
  )
export const hasTicket = async (system: Queryable, link: number, key: string): Promise<boolean> =>
  (await system.query('select 1 from manifest_ticket where link_id = $1 and key = $2', [link, key])).length > 0
export const insertTicket = (
  system: Queryable,
  {
    link,
    key,
    bill,
    box,
    file,
  }: { readonly link: number; readonly key: string; readonly bill: number; readonly box: string; readonly file: number },
) =>
  system.query('insert into manifest_ticket (link_id, key, manifest_id, box_no, file_id) values ($1, $2, $3, $4, $5)', [
    link,
    key,
    bill,
    box,
    file,
  ])
