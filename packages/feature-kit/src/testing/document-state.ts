import type { DocumentState } from '@jst/contracts/document'

/** Where a document stands, without moves, claims and followers but for what is given. */
export const documentState = (more: Partial<DocumentState> = {}): DocumentState => ({
  Id: 7,
  No: '',
  Title: '',
  State: 0,
  Since: '2026-11-20T01:30:00.000Z',
  Due: null,
  UpdateTime: '2026-11-20T01:30:00.000Z',
  Moves: [],
  Returned: [],
  Remarks: '',
  ClaimedBy: 0,
  ClaimedName: '',
  ClaimedAt: null,
  MayWrite: true,
  MayClaim: more.MayWrite ?? true,
  Following: false,
  Followers: 0,
  ...more,
})
