import type { Queryable } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { isTokenOf, readLinkToken, type SignedLink } from './link-token.ts'
import type { Secrets } from './secrets.ts'

/** A table of links: the columns `views`, `last_view_at`, `window_at` and `window_calls` are those of every one. */
export type LinkTable = 'manifest_link' | 'si_bill_link' | 'slip_link' | 'track_share'
/** A stored link as far as its token is checked. */
export interface EndingLink extends SignedLink {
  readonly revokedAt: string | null
}
export interface LinkWords {
  readonly gone: string
  readonly revoked: string
  readonly expired: string
}
const gone = (message: string) => new AppError('NOT_FOUND', { message })

/** The link of a token, signed, in time and not revoked. @throws AppError NOT_FOUND with the reason */
export async function demandLinkOf<L extends EndingLink>(token: string, { find, purpose, secrets, now, words }: LinkDoor<L>): Promise<L> {
  const named = readLinkToken(token)
  const link = named && (await find(named.id))
  if (!link || !isTokenOf(purpose, link, named, secrets)) throw gone(words.gone)
  if (link.revokedAt !== null) throw gone(words.revoked)
  if (link.expiresAt <= now.toISOString()) throw gone(words.expired)
  return link
}
interface LinkDoor<L> {
  readonly find: (id: number) => Promise<L | undefined>
  /** Keeps kinds of links apart. */
  readonly purpose: string
  readonly secrets: Secrets
  readonly now: Date
  readonly words: LinkWords
}

/** Counts a view of a link. */
export const countView = (tx: Queryable, table: LinkTable, link: number) =>
  tx.query(`update ${table} set views = views + 1, last_view_at = clock_timestamp() where id = $1`, [link])

/** Counts a write of a link in windows of a minute; answers how many there were in this one. */
export async function countWrite(tx: Queryable, table: Exclude<LinkTable, 'track_share'>, link: number, at: string): Promise<number> {
  const [row] = await tx.query<{ calls: number }>(
    `update ${table} set window_calls = case when window_at > $2::timestamptz - interval '1 minute' then window_calls + 1 else 1 end,
        window_at = case when window_at > $2::timestamptz - interval '1 minute' then window_at else $2 end
      where id = $1 returning window_calls as calls`,
    [link, at],
  )
  return row?.calls ?? 0
}
