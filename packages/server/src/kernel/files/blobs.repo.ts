import type { Queryable } from '../database/statement.ts'

/** Bytes are known from before they lie under their hash, so that those of a process that died are found. The row is held until the commit. */
export const noteBlob = (system: Queryable, sha256: string, size: number) =>
  system.query(
    `insert into blob (sha256, size) values ($1, $2) on conflict (sha256) do update set size = excluded.size, seen_time = clock_timestamp()`,
    [sha256, size],
  )
