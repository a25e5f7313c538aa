import type { SiRecord } from '@jst/contracts/si'
import { toIftmin, TooLargeError, type BookedOrder, type IftminOptions, type ToIftmin } from '@jst/si-drafts/standards'
import { AppError } from '../../../kernel/errors.ts'

type Envelope = Pick<IftminOptions, 'version' | 'sender' | 'control' | 'preparedAt' | 'function'> & {
  readonly recipient?: string | undefined
}

/** The IFTMIN message of a record. Default recipient: the carrier of the booking. @throws AppError INVALID_INPUT for more goods than the message holds */
export function iftminOf(record: SiRecord, order: BookedOrder, { recipient, ...envelope }: Envelope): ToIftmin {
  const { scac } = order
  const named = { reference: record.siNo, recipient: recipient || scac || record.carrier, bookedCarrier: order.record.carrier }
  try {
    return toIftmin(record, { ...envelope, ...named, order, ...(scac === undefined ? {} : { scac }) })
  } catch (error) {
    if (error instanceof TooLargeError) throw new AppError('INVALID_INPUT', { message: error.message })
    throw error
  }
}
