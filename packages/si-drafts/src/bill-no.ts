/** `0` → `A`, `25` → `Z`, `26` → `AA`: suffixes of split bills. */
function suffix(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : suffix(Math.floor(index / 26) - 1) + letter
}

/**
 * Proposes the number of a split bill: the master number with A, B, C …, the first from `position` on that `taken` does not hold.
 * A proposal only, people may write another. Empty when the master is unknown or the number would exceed 20 characters.
 */
export function nextBillNo(mblNo: string, taken: readonly string[], position = 0): string {
  if (mblNo === '') return ''
  for (let index = position; ; index++) {
    const proposal = mblNo + suffix(index)
    if (proposal.length > 20) return ''
    if (!taken.includes(proposal)) return proposal
  }
}
