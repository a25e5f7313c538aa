import { share } from '@jst/store/keeping'
import type { DraftSet } from './draft-set.ts'

/** A set that was read anew, sharing with what is known already: merging and comparing then look at what changed only. */
export function shareSet(previous: DraftSet | null, read: DraftSet): DraftSet {
  return {
    ...read,
    drafts: read.drafts.map((draft) =>
      share(
        previous?.drafts.find(({ id }) => id === draft.id),
        draft,
      ),
    ),
  }
}
