import type { Queryable } from '../../../kernel/database/database.ts'

/** `one`: a customer has one row of the table. */
interface CustomerTable {
  readonly name: string
  readonly one?: true
}
const tables = new Map<string, CustomerTable>()
/** Rows whose `customer_id` follows a merged customer. The area that keeps them registers its tables once. */
export const registerCustomerTable = (table: CustomerTable): void => void tables.set(table.name, table)

/** The rows of a merged customer are those of the one that stands for it; where there is one alone, that one's own stays. */
export async function moveCustomerRows(tx: Queryable, from: number, into: number): Promise<void> {
  for (const { name, one } of tables.values())
    await tx.query(
      `update ${name} set customer_id = $2 where customer_id = $1${one ? ` and not exists (select from ${name} where customer_id = $2)` : ''}`,
      [from, into],
    )
}
