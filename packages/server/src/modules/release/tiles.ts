import { applicationCalls, guaranteeChangeCalls, letterCalls, ownLetters, releaseTiles, returnCalls } from '@jst/contracts/release'
import { countedBy } from '../../kernel/http/counted-tiles.ts'

export const releaseCounts = countedBy(releaseTiles, {
  returned: applicationCalls.list,
  checking: applicationCalls.list,
  toRelease: applicationCalls.list,
  limitChanges: guaranteeChangeCalls.list,
  lettersToAccept: letterCalls.list,
  papersOut: returnCalls.list,
  ownLetters,
})
