import type { Content } from '@jst/store/keeping'
import { sameContent, setFromJson, setToText, type DraftSet } from '../set/draft-set.ts'
import { shareSet } from '../set/share.ts'

/** Operations on the content of a set that its copies need. */
export const setContent: Content<DraftSet> = {
  same: sameContent,
  sameHere: (a, b) => a.currentId === b.currentId && sameContent(a, b),
  isEmpty: ({ drafts }) => drafts.length === 0,
  revisionOf: ({ revision }) => revision,
  toText: setToText,
  fromJson: setFromJson,
  share: shareSet,
}
