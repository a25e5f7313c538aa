import type { DocumentCall } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import type { StoredBooking } from './booking.repo.ts'
import { viewOf } from './view.service.ts'

/** @throws AppError STALE_WRITE with the booking as it stands, when it is another one than the caller saw */
export async function demandVersion(
  { tx, actor }: Pick<DocumentCall, 'tx' | 'actor'>,
  { id, updateTime }: StoredBooking,
  seen: string | undefined,
): Promise<void> {
  if (seen === undefined || Date.parse(seen) !== Date.parse(updateTime))
    throw new AppError('STALE_WRITE', { data: await viewOf(tx, tx.system, actor, id) })
}
