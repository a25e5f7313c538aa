/** Months that rows of a table are kept; 0: for ever. Whole parts go: a row stays up to the length of one longer. */
export interface RetentionMonths {
  readonly audit: number
  readonly message: number
}
export const defaultRetentionMonths: RetentionMonths = { audit: 36, message: 24 }
/** The law on network security of China (网络安全法, article 21) asks for six months of logs. */
export const leastAuditMonths = 6
