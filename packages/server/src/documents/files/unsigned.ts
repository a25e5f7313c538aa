import type { Tx } from '../../kernel/database/database.ts'
import type { Place } from '../thread/entries.repo.ts'
import { recordUnsigned } from '../thread/record.ts'
import { insertFile, lockFiles, type NewFile } from './files.repo.ts'

/**
 * Adds a file that somebody without an account sent, in a transaction of the server. Whoever calls has checked its bytes, which lie under their hash.
 * Answers with its key.
 */
export async function keepFileOf(
  tx: Tx,
  place: Place,
  author: string,
  file: Omit<NewFile, 'author' | 'origin' | 'validTo'>,
  words: string,
): Promise<number> {
  await lockFiles(tx, place)
  const id = await insertFile(tx, place, { ...file, validTo: null, author: { id: null, name: author }, origin: undefined })
  const audience = place.row.operatorId === null ? 'internal' : file.audience
  await recordUnsigned(tx, place, author, { audience, event: 'file', words })
  return id
}
