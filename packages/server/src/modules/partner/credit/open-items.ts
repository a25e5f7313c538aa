import type { Money } from '@jst/contracts/money'
import type { Queryable } from '../../../kernel/database/database.ts'

/** Money of one record that uses the credit of a customer: ordered and not billed yet, or billed and not paid. */
export interface OpenItem {
  readonly customerId: number
  readonly id: number
  readonly totals: readonly Money[]
  /** Days by which it is overdue; 0 while it is not due. */
  readonly overdueDays: number
}
/** Reads the open items of customers by the server's own view, the latest first. */
type OpenItemReader = (system: Queryable, customerIds: readonly number[]) => Promise<readonly OpenItem[]>

const readers = new Map<string, OpenItemReader>()
/** Counts records of a kind of document against the credit of customers. The area that keeps them registers once (bookings, invoices). */
export const registerOpenItems = (kind: string, read: OpenItemReader): void => void readers.set(kind, read)

/** Open items of customers, of every registered kind. */
export async function openItemsOf(system: Queryable, customerIds: readonly number[]): Promise<(OpenItem & { readonly kind: string })[]> {
  if (customerIds.length === 0) return []
  const found = await Promise.all(
    [...readers].map(async ([kind, read]) => (await read(system, customerIds)).map((item) => ({ ...item, kind }))),
  )
  return found.flat()
}
