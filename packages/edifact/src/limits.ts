/** Bounds of a text. The largest COARRI of the directory, 9,999 boxes with 20 segments each, stays below them. */
export const limits = {
  signs: 20_000_000,
  segments: 500_000,
  /** Components of one segment. The syntax allows 99 repeats of a composite with fewer than 20 components. */
  components: 2_000,
  /** Characters of one component. The longest data element of the directories has 512. */
  component: 10_000,
  warnings: 100,
  /** Texts that one text is divided into. Each repeats the segments that all share. */
  parts: 1_000,
} as const
