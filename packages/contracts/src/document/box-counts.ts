/** Boxes by type in the one form in which people read them, `2×40HQ + 1×20GP`; a type of which there is none is left out. */
export const boxCounts = (boxes: readonly { readonly Type: string; readonly Count: number | string }[]): string =>
  boxes
    .filter(({ Count }) => Number(Count) > 0)
    .map(({ Type, Count }) => `${Count}×${Type}`)
    .join(' + ')
