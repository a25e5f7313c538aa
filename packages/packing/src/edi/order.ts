/** Envelope of a message. */
export interface EdiHead {
  /** Codes that both sides agreed. */
  readonly Sender: string
  readonly Receiver: string
  /** Our number of the message, at most 35 characters; shortened, also that of the interchange. */
  readonly Reference: string
  /** `2026-11-25T09:30`, in the time of the sender. */
  readonly At: string
  /**
   * `replace` and `cancel` are about the whole earlier message; `change` and `deletion` about those of its boxes that stand in this one.
   */
  readonly Action?: 'original' | 'replace' | 'cancel' | 'change' | 'deletion'
  /** Number of the first message, which later ones about it repeat; absent: the reference. */
  readonly Document?: string
  /** Nobody shall act on it. */
  readonly Test?: boolean
}

/** A ship's voyage, and the ports of the boxes. */
export interface EdiVoyage {
  /** Code of the carrier: `COSU`. */
  readonly Carrier: string
  readonly Vessel: string
  readonly Voyage: string
  /** IMO number of seven digits, or call sign. */
  readonly VesselCode?: string
  /** UN/LOCODE. */
  readonly Pol: string
  readonly Pod: string
  readonly Delivery?: string
  /** `2026-12-03T18:00`, in the time of the port. */
  readonly Etd?: string
  /** Code of the terminal where the boxes go on board. */
  readonly Terminal?: string
}

/** Directory of the message: D.95B with SMDG 1.6, or D.00B with SMDG 2.1. */
export type EdiVersion = 'D95B' | 'D00B'
