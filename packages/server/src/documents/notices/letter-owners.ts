import type { Tx } from '../../kernel/database/database.ts'
import type { OwnedMail } from './mails.repo.ts'

/** How a letter of a record ended: `error` '' when its server took it. */
interface LetterEnd {
  readonly id: number
  readonly error: string
  readonly at: Date
}
type Told = (tx: Tx, end: LetterEnd) => Promise<void>

const owners = new Map<string, Told>()
/** The owner of a kind of record is called with the outcome of each letter, in the transaction that stores it. */
export const registerLetterOwner = (kind: string, owner: Told): void => void owners.set(kind, owner)

export async function tellOwners(tx: Tx, mails: readonly OwnedMail[], error: string, at: Date): Promise<void> {
  for (const { owner, ownerId } of mails) if (ownerId !== null) await owners.get(owner)?.(tx, { id: ownerId, error, at })
}
