import type { Queryable } from '../database/database.ts'
import { insertInto, type ColumnValues } from '../database/insert.ts'
import type { EmployeeActor } from './actor.ts'
import { countView, type EndingLink, type LinkTable } from './link-table.ts'

/** Columns of a link that every kind shows to those who made it. */
const head = `l.id as "Id", l.expires_at as "ExpiresAt", l.revoked_at as "RevokedAt", l.by_name as "By", l.create_time as "CreateTime",
  l.views as "Views", l.last_view_at as "LastViewAt"`
/** Columns of a link that its token is checked against. */
const ending = `l.id, l.create_time as "createTime", l.expires_at as "expiresAt", l.revoked_at as "revokedAt"`

interface LinkRowsFacts {
  readonly table: LinkTable
  /** Column of the record that a link leads to. */
  readonly record: string
  /** Further columns that are shown, over the alias `l`. */
  readonly shown?: string
  /** Further columns of a stored link, over the alias `l`. */
  readonly stored?: string
  /** SQL of the links to the record `$1`. Default: those of its column. */
  readonly of?: string
  /** SQL of the links of the company `$2`. Default: those that it made, because neither side sees for whom the other one made links. */
  readonly own?: string
  /** Column of the link in the table of views. */
  readonly view?: string
  /** Limit of links in a list. */
  readonly most?: number
}
type Maker = Pick<EmployeeActor, 'employeeId' | 'employeeName' | 'companyId'>
/** Network and browser of a reader, with further columns of the table of views. */
interface LinkView extends ColumnValues {
  readonly address: string
  readonly agent: string
}

/** Statements over a table of links. `Shown`: a link as its makers see it. `Stored`: a link as its token finds it. */
export function linkRows<Shown extends object, Stored extends EndingLink>(facts: LinkRowsFacts) {
  const { table, record, shown, stored, of = `l.${record} = $1`, own = 'l.by_company = $2', view = 'link_id', most = 100 } = facts
  const columns = [head, ...(shown === undefined ? [] : [shown])].join(', ')
  const found = [ending, ...(stored === undefined ? [] : [stored])].join(', ')
  return {
    columns,
    /** Links of a company to a record, the newest first. */
    list: (db: Queryable, id: number, company: number): Promise<Shown[]> =>
      db.query<Shown>(`select ${columns} from ${table} l where ${of} and ${own} order by l.id desc limit ${most}`, [id, company]),

    async insert(tx: Queryable, values: ColumnValues, by: Maker): Promise<Shown> {
      const maker = { by_id: by.employeeId, by_name: by.employeeName, by_company: by.companyId }
      return (await insertInto<Shown>(tx, `${table} as l`, { ...values, ...maker }, `returning ${columns}`))[0]!
    },

    /** Ends a link of the company; undefined for a link of another one. */
    async revoke(tx: Queryable, id: number, company: number): Promise<{ readonly link: Shown; readonly of: number } | undefined> {
      const [row] = await tx.query<Shown & { of: number }>(
        `update ${table} l set revoked_at = coalesce(l.revoked_at, clock_timestamp()) where l.id = $1 and ${own} returning ${columns}, l.${record} as of`,
        [id, company],
      )
      if (!row) return undefined
      const { of: recordId, ...link } = row
      return { link: link as unknown as Shown, of: recordId }
    },

    async find(system: Queryable, id: number): Promise<Stored | undefined> {
      return (await system.query<Stored>(`select ${found} from ${table} l where l.id = $1`, [id]))[0]
    },

    /** Counts a view and keeps when and from which network. `link` null: the record was opened without a link. */
    async keepView(tx: Queryable, link: number | null, { agent, ...more }: LinkView): Promise<void> {
      await insertInto(tx, `${table}_view`, { [view]: link, agent: agent.slice(0, 200), ...more })
      if (link !== null) await countView(tx, table, link)
    },
  }
}
