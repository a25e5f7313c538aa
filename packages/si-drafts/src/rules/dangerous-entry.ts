/** One class of a UN number, with its subsidiary risks and the packing groups that it may have; none: articles and gases have no packing group. */
export interface DangerousVariant {
  /** Class or division, as `3`, `2.1`, `1.4S`. */
  readonly imoClass: string
  /** Classes of the subsidiary risks. */
  readonly subRisks: readonly string[]
  /** `I`, `II`, `III`. */
  readonly packingGroups: readonly string[]
}

/** Entry of a UN number in the list of dangerous goods. */
export interface DangerousEntry {
  /** Four digits. */
  readonly number: string
  /** By class and subsidiary risks. */
  readonly variants: readonly DangerousVariant[]
  /** Proper shipping names in capitals. */
  readonly names: readonly string[]
}
