import type { ManifestContent } from '@jst/contracts/manifest'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Number of the newest version of a filing; 0 without one. */
export const latestVersion = (db: Queryable, id: number) =>
  db
    .query<{ version: number }>('select coalesce(max(version), 0) as version from manifest_version where record_id = $1', [id])
    .then(([row]) => row!.version)
/** Content of a version. */
export const contentOfVersion = (db: Queryable, id: number, version: number) =>
  db
    .query<{ content: ManifestContent }>(
      `select snapshot -> 'Raw' as content from manifest_version where record_id = $1 and version = $2 order by id desc limit 1`,
      [id, version],
    )
    .then(([row]) => row?.content)
