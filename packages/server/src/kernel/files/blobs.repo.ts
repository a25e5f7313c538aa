import type { Queryable } from '../database/statement.ts'

/** Bytes are known from before they lie under their hash, so that those of a process that died are found. The row is held until the commit. */
export const noteBlob = (system: Queryable, sha256: string, size: number) =>
  system.query(
    `insert into blob (sha256, size) values ($1, $2) on conflict (sha256) do update set size = excluded.size, seen_time = clock_timestamp()`,
    [sha256, size],
  )

/** Tables whose rows name bytes of a company, by their hash in `sha256`. */
const blobTables = ['document_file', 'export_file', 'portal_cv'] as const

/** Condition of a row of `blob`, here `b`, that nothing names. */
export const unnamedBlob = blobTables.map((table) => `not exists (select from ${table} f where f.sha256 = b.sha256)`).join(' and ')
