import { defineTiles } from '../workbench/tile-facts.ts'

const [apply, checks, guarantees, returns, letters] = [
  '/orderApply/apply/orderApply',
  '/orderApply/check/checkLogs',
  '/orderApply/guaranteeAmount',
  '/orderApply/DocumentSignBack',
  '/external/workbench/letterOfGuarantee',
]
const task = { page: apply, note: ['NameZh', 'BillNos'] } as const

/** Figures of releases for the homes. */
export const releaseTiles = defineTiles('release', {
  returned: { path: apply, code: 'apply', query: { Stage: 'returned' }, task },
  checking: { path: checks, code: 'release', query: { Stage: 'checking' }, task },
  toRelease: { path: checks, code: 'release', query: { Stage: 'agreed' }, task },
  limitChanges: { path: guarantees, code: 'decide', query: { Stage: 'submitted' }, part: { View: 'changes' } },
  lettersToAccept: { path: returns, code: 'accept', query: { Stage: 'submitted' }, part: { View: 'letters' } },
  papersOut: { path: returns, code: 'count', query: { Stage: 'counting' } },
  ownLetters: { path: letters, code: 'view', query: { Stage: 'open' } },
})
