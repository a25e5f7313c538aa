import { quotationDocument, quotationStates } from '@jst/contracts/quotes'
import { moveUnsigned } from '../../../documents/index.ts'
import type { Tx } from '../../../kernel/database/database.ts'

const { sent, viewed, accepted } = quotationStates.codes

/** A booking was made of a quotation: it is won, whoever booked. The transaction sees the quotation; one that has ended already stays as it is. */
export async function winByBooking(
  tx: Tx,
  id: number,
  { by, bookingNo }: { readonly by: string; readonly bookingNo: string },
): Promise<void> {
  const [row] = await tx.query<{ state: number }>(
    'select state from quotation where id = $1 and removed_at is null and merged_into is null',
    [id],
  )
  if (!row || ![sent, viewed, accepted].includes(row.state as typeof sent)) return
  await moveUnsigned(tx, quotationDocument.kind, id, { event: 'win', requestId: bookingNo, by, words: bookingNo })
  await tx.query('update quotation set ended_at = clock_timestamp() where id = $1', [id])
}
