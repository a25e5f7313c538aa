import type { ManifestContent } from '@jst/contracts/manifest'
import type { VersionModule } from '../../../documents/index.ts'
import { findManifests } from './manifest.repo.ts'
import { partiesOf, snapshotOf } from './spoken.ts'

type Snapshot = Readonly<Record<string, unknown>>
/** Versions of filings: `Raw` is the content whole, which nobody is shown beside the compared fields. */
export const manifestVersions: VersionModule<Snapshot> = {
  table: 'manifest_version',
  inForce: 't.in_force_version',
  content: async (db, { id }) => {
    const [manifest] = await findManifests(db, [id])
    return snapshotOf(manifest!.content)
  },
  // earlier releases kept contacts in the text of their company
  revive: (content) => ('ShipperContact' in content ? content : { ...content, ...partiesOf(content['Raw'] as ManifestContent) }),
  shown: (_actor, { Raw: _raw, ...said }) => said,
}
