import {
  linkLimits,
  manifestDocument,
  manifestLinkPages,
  type LinkBlock,
  type ManifestLink,
  type VgmContent,
} from '@jst/contracts/manifest'
import type { Queryable } from '../../../kernel/database/database.ts'
import { linkRows } from '../../../kernel/access/link-rows.ts'
import { readerLinks } from '../../../kernel/access/reader-links.ts'
import type { EndingLink } from '../../../kernel/access/link-table.ts'

export interface StoredLink extends EndingLink {
  readonly manifestId: number
  readonly companyId: number
  readonly operatorId: number | null
  readonly forWhom: string
  readonly blocks: readonly LinkBlock[]
  /** Made by somebody who may not see contacts. */
  readonly withoutContacts: boolean
  readonly codeHash: string
  readonly byId: number
  readonly byCompany: number
}
export const manifestLinks = linkRows<ManifestLink, StoredLink>({
  table: 'manifest_link',
  record: 'manifest_id',
  of: 'l.manifest_id in (select coalesce(m.group_id, m.id) from manifest m where m.id = $1)',
  shown: `l.for_whom as "For", l.blocks as "Blocks", l.code_hash <> '' as "HasCode", l.tries >= ${linkLimits.tries} as "Locked",
    l.last_reader as "LastReader"`,
  stored: `l.manifest_id as "manifestId", l.company_id as "companyId", l.operator_id as "operatorId", l.for_whom as "forWhom", l.blocks,
    l.without_contacts as "withoutContacts", l.code_hash as "codeHash", l.by_id as "byId", l.by_company as "byCompany"`,
})

/** The last reader of each link by his name alone. */
export const readersOf = (db: Queryable, links: readonly number[]) =>
  db.query<{ link: number; name: string }>(
    'select distinct on (link_id) link_id as link, name from manifest_link_view where link_id = any ($1) order by link_id, id desc',
    [links],
  )

export const manifestReaders = readerLinks({
  rows: manifestLinks,
  purpose: 'manifest link',
  page: manifestLinkPages.share,
  entity: manifestDocument.kind,
  action: `${manifestDocument.kind}.link`,
})

/** Counts a try before its code is compared; undefined for a link that is locked. */
export async function beginTry(tx: Queryable, id: number): Promise<number | undefined> {
  const [row] = await tx.query<{ tries: number }>(
    `update manifest_link set tries = tries + 1 where id = $1 and tries < ${linkLimits.tries} returning tries`,
    [id],
  )
  return row?.tries
}
export const endTries = (tx: Queryable, id: number) => tx.query('update manifest_link set tries = 0 where id = $1', [id])

interface Reader {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly agent: string
}
/** Counts a view and keeps who it was, when and from which network. */
export async function keepView(tx: Queryable, link: number, reader: Reader): Promise<void> {
  await manifestLinks.keepView(tx, link, { ...reader })
  await tx.query('update manifest_link set last_reader = $2 where id = $1', [link, `${reader.name} ${reader.phone}`])
}

/** A proposed value as it is stored. `vgm`: the declaration of a box, of which `value` is the short form. */
export interface StoredField {
  readonly path: string
  readonly label: string
  readonly before: string
  readonly value: string
  readonly vgm?: VgmContent
  readonly decision: '' | 'taken' | 'refused'
  readonly by: string
  readonly reason: string
}
export interface StoredProposal {
  readonly id: number
  readonly linkId: number
  readonly manifestId: number
  readonly byCompany: number
  readonly forWhom: string
  readonly name: string
  readonly phone: string
  readonly note: string
  readonly at: string
  readonly open: number
  readonly fields: readonly StoredField[]
}
const proposal = `select p.id, p.link_id as "linkId", p.manifest_id as "manifestId", p.by_company as "byCompany", l.for_whom as "forWhom", p.name,
    p.phone, p.note, p.create_time as at, p.open, p.fields
  from manifest_proposal p join manifest_link l on l.id = p.link_id`
export const proposalsOf = (db: Queryable, bill: number, company: number) =>
  db.query<StoredProposal>(`${proposal} where p.manifest_id = $1 and p.by_company = $2 order by p.open = 0, p.id desc limit 100`, [
    bill,
    company,
  ])
export const proposalsOfLink = (system: Queryable, link: number) =>
  system.query<StoredProposal>(`${proposal} where p.link_id = $1 order by p.id desc limit ${linkLimits.proposals}`, [link])
export const lockProposal = (tx: Queryable, id: number) =>
  tx.query<StoredProposal>(`${proposal} where p.id = $1 for update of p`, [id]).then(([row]) => row)
/** Stores an entry once; false where it was there. */
export const insertProposal = (
  tx: Queryable,
  link: StoredLink,
  given: {
    readonly key: string
    readonly name: string
    readonly phone: string
    readonly note: string
    readonly fields: readonly StoredField[]
  },
) =>
  tx
    .query(
      `insert into manifest_proposal (link_id, manifest_id, company_id, operator_id, by_company, key, name, phone, note, fields, open)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (link_id, key) do nothing returning id`,
      [
        link.id,
        link.manifestId,
        link.companyId,
        link.operatorId,
        link.byCompany,
        given.key,
        given.name,
        given.phone,
        given.note,
        JSON.stringify(given.fields),
        given.fields.length,
      ],
    )
    .then((rows) => rows.length > 0)
export const writeDecisions = (tx: Queryable, id: number, fields: readonly StoredField[]) =>
  tx.query('update manifest_proposal set fields = $2, open = $3 where id = $1', [
    id,
    JSON.stringify(fields),
    fields.filter(({ decision }) => decision === '').length,
  ])

/** Name of a company, in English where it has one and the page is in English. */
export const companyName = (system: Queryable, id: number, Lang: 'en' | undefined) =>
  system
    .query<{ name: string }>(
      `select case when $2 then coalesce(nullif(name_en, ''), name) else name end as name from company where id = $1`,
      [id, Lang === 'en'],
    )
    .then(([row]) => row?.name ?? '')
