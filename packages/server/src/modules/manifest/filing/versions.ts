import type { VersionModule } from '../../../documents/index.ts'
import { findManifests } from './manifest.repo.ts'
import { snapshotOf } from './spoken.ts'

type Snapshot = Readonly<Record<string, unknown>>
/** Versions of filings: `Raw` is the content whole, which nobody is shown beside the compared fields. */
export const manifestVersions: VersionModule<Snapshot> = {
  table: 'manifest_version',
  inForce: 't.in_force_version',
  content: async (db, { id }) => {
    const [manifest] = await findManifests(db, [id])
    return snapshotOf(manifest!.content)
  },
  shown: (_actor, { Raw: _raw, ...said }) => said,
}
