import type { Tx } from '../../kernel/database/database.ts'
import type { ChannelKind } from './kind.ts'
import type { StoredMessage } from './messages.repo.ts'

/** Tells the kind that a message of its records is a step further. Tests have no record. */
export async function stepped(
  tx: Tx,
  { module }: ChannelKind,
  { recordId, moreIds, test }: Pick<StoredMessage, 'recordId' | 'moreIds' | 'test'>,
): Promise<void> {
  if (recordId !== null && !test) await module.stepped?.(tx, [recordId, ...moreIds])
}
