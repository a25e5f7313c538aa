import type { Content } from './content.ts'
import type { DraftStorage } from './ports.ts'
import { baseSuffix, journalSuffix, readCopy, type StoredCopy } from './slots.ts'

const keysOf = async (storage: DraftStorage, prefix: string): Promise<string[]> =>
  ((await storage.keys?.()) ?? []).filter((key) => key.startsWith(prefix))
const isWhole = (key: string) => !key.endsWith(baseSuffix) && !key.endsWith(journalSuffix)

/** Copies of this browser whose keys begin so and that the server does not have as they are, by key. */
export async function unsentCopies<T>(
  storage: DraftStorage,
  prefix: string,
  content: Content<T>,
): Promise<(StoredCopy<T> & { key: string })[]> {
  const copies: (StoredCopy<T> & { key: string })[] = []
  for (const key of (await keysOf(storage, prefix)).filter(isWhole)) {
    const copy = readCopy(content, await storage.getItem(key))
    if (!copy) continue
    const shared = readCopy(content, await storage.getItem(key + baseSuffix))
    if (!shared || content.revisionOf(shared.value) !== content.revisionOf(copy.value)) copies.push({ ...copy, key })
  }
  return copies
}

/** Deletes the copies whose keys begin so, but those that are `unsent`. Answers how many. */
export async function forgetCopies(storage: DraftStorage, prefix: string, unsent?: readonly string[]): Promise<number> {
  const stays = (key: string) => {
    // what a page left unstored was never sent
    if (key.endsWith(journalSuffix)) return unsent !== undefined
    return unsent?.includes(key.endsWith(baseSuffix) ? key.slice(0, -baseSuffix.length) : key) === true
  }
  const gone = (await keysOf(storage, prefix)).filter((key) => !stays(key))
  for (const key of gone) await storage.removeItem(key)
  return gone.filter(isWhole).length
}

/** For a storage that is about to be cleared whole, as by a logout: reads its copies; calling the answer writes them again. */
export async function carryCopies(storage: DraftStorage, prefix: string): Promise<() => void> {
  const carried: [key: string, text: string][] = []
  for (const key of await keysOf(storage, prefix)) {
    const text = await storage.getItem(key)
    if (text !== null) carried.push([key, text])
  }
  return () => carried.forEach(([key, text]) => void storage.setItem(key, text))
}
