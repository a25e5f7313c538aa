import type { AuditDiff } from '../audit/audit.ts'
import type { Db, Queryable } from '../database/database.ts'
import type { ColumnValues } from '../database/insert.ts'
import { demandFound, type AppError } from '../errors.ts'
import type { WriteCall } from '../http/endpoint.ts'
import type { linkRows } from './link-rows.ts'
import { countWrite, demandLinkOf, type EndingLink, type LinkTable, type LinkWords } from './link-table.ts'
import { linkToken, type SignedLink } from './link-token.ts'
import type { Secrets } from './secrets.ts'

/** A link as those who made it see it, as far as its token is made of it. */
interface ShownLink {
  readonly Id: number
  readonly CreateTime: string
  readonly ExpiresAt: string
}
interface Place {
  readonly secrets: Secrets
}
interface ReaderLinksFacts<Shown extends ShownLink, Stored extends EndingLink> {
  readonly rows: ReturnType<typeof linkRows<Shown, Stored>>
  /** Keeps kinds of links apart. */
  readonly purpose: string
  /** Page of the reader. */
  readonly page: string
  /** Entity of the audit log, and the beginning of its actions. */
  readonly entity: string
  /** Key of the entity: that of the record, with the link among the facts (default), or that of the link. */
  readonly key?: 'record' | 'link'
  readonly action: string
  /** Token of a link. Default: the signed link. */
  readonly token?: (link: SignedLink, secrets: Secrets) => string
}
interface NewLink {
  readonly record: number
  readonly expires: string
  /** Columns of the kind: record, companies, what it shows. */
  readonly values: ColumnValues
  /** Facts of the audit log, beside the key of the link. */
  readonly diff: AuditDiff
}

/** Links of one kind: made with an entry of the audit log, found by their token, ended by their company. */
export function readerLinks<Shown extends ShownLink, Stored extends EndingLink>(facts: ReaderLinksFacts<Shown, Stored>) {
  const {
    rows,
    purpose,
    page,
    entity,
    action,
    key = 'record',
    token = (link: SignedLink, secrets: Secrets) => linkToken(purpose, link, secrets),
  } = facts
  /** Address of a link. Only its maker gets it: the token is not stored. */
  const pathOf = ({ Id, CreateTime, ExpiresAt }: ShownLink, { secrets }: Place): string =>
    `${page}?Token=${token({ id: Id, createTime: CreateTime, expiresAt: ExpiresAt }, secrets)}`
  return {
    pathOf,
    async make(
      { tx, actor, audit }: WriteCall,
      { record, expires, values, diff }: NewLink,
      place: Place,
    ): Promise<{ readonly Link: Shown; readonly Path: string }> {
      const Link = await rows.insert(tx, { ...values, expires_at: expires }, actor)
      audit({ action, entity, ...(key === 'link' ? { entityId: Link.Id, diff } : { entityId: record, diff: { link: Link.Id, ...diff } }) })
      return { Link, Path: pathOf(Link, place) }
    },
    /** @throws AppError NOT_FOUND for a link of another company */
    async end({ tx, actor, audit }: WriteCall, id: number): Promise<Shown> {
      const { link, of } = demandFound(await rows.revoke(tx, id, actor.companyId))
      audit({ action: `${action}.revoke`, entity, ...(key === 'link' ? { entityId: id } : { entityId: of, diff: { link: id } }) })
      return link
    },
    /** The link of a token. @throws AppError NOT_FOUND with the reason */
    demand: (system: Queryable, text: string, now: Date, { secrets }: Place, words: LinkWords): Promise<Stored> =>
      demandLinkOf(text, { find: (id) => rows.find(system, id), purpose, secrets, now, words }),
  }
}

interface WriteLimit {
  readonly db: Pick<Db, 'tx'>
  readonly now: Date
  /** Writes of one link in a minute. */
  readonly most: number
  readonly refuse: () => AppError
}
/** Counts a write in a transaction of its own, so that refused writes count too. @throws AppError of `refuse` */
export async function limitWrites(
  table: Exclude<LinkTable, 'track_share'>,
  link: number,
  { db, now, most, refuse }: WriteLimit,
): Promise<void> {
  const calls = await db.tx((tx) => countWrite(tx, table, link, now.toISOString()))
  if (calls > most) throw refuse()
}
