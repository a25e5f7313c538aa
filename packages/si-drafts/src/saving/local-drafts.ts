import type { DraftStorage } from '../ports.ts'
import { baseSuffix, journalSuffix, localKey, localPrefix, readKept } from './slots.ts'

/** Drafts in this browser that the server does not have as they are. */
export interface UnsentDrafts {
  /** Whose set it is on this machine. */
  owner: string
  /** Order of the set. */
  orderId: number
  /** Epoch ms of the last local save. */
  savedAt: number
  /** How many bills it has. */
  drafts: number
}

async function keysOf(storage: DraftStorage): Promise<string[]> {
  const keys = (await storage.keys?.()) ?? []
  return keys.filter((key) => key.startsWith(localPrefix))
}

/** Sets with edits that are kept in this browser only; `owner` limits them to one person. To tell before a logout. */
export async function unsentLocalDrafts(storage: DraftStorage, owner?: string): Promise<UnsentDrafts[]> {
  const found: UnsentDrafts[] = []
  for (const key of await keysOf(storage)) {
    if (key.endsWith(baseSuffix) || key.endsWith(journalSuffix)) continue
    const cut = key.lastIndexOf(':')
    const name = key.slice(localPrefix.length, cut)
    if (owner !== undefined && name !== owner) continue
    const kept = readKept(await storage.getItem(key))
    if (!kept) continue
    const shared = readKept(await storage.getItem(key + baseSuffix))
    if (shared?.set.revision !== kept.set.revision)
      found.push({ owner: name, orderId: Number(key.slice(cut + 1)), savedAt: kept.at, drafts: kept.set.drafts.length })
  }
  return found
}

/** Deletes local sets, `all` or only those that were `sent`: that the server has as they are. Answers how many. */
export async function forgetLocalDrafts(storage: DraftStorage, which: 'all' | 'sent' = 'all'): Promise<number> {
  const unsent = which === 'all' ? [] : await unsentLocalDrafts(storage)
  const kept = new Set(unsent.map(({ owner, orderId }) => localKey(owner, orderId)))
  const stays = (key: string) => {
    // what a page left unstored was never sent
    if (key.endsWith(journalSuffix)) return which === 'sent'
    return kept.has(key.endsWith(baseSuffix) ? key.slice(0, -baseSuffix.length) : key)
  }
  const gone = (await keysOf(storage)).filter((key) => !stays(key))
  for (const key of gone) await storage.removeItem(key)
  return gone.filter((key) => !key.endsWith(baseSuffix) && !key.endsWith(journalSuffix)).length
}

/** For a storage that is about to be cleared whole, as by a logout: reads its drafts; calling the answer writes them again. */
export async function carryLocalDrafts(storage: DraftStorage): Promise<() => void> {
  const carried: [key: string, text: string][] = []
  for (const key of await keysOf(storage)) {
    const text = await storage.getItem(key)
    if (text !== null) carried.push([key, text])
  }
  return () => carried.forEach(([key, text]) => void storage.setItem(key, text))
}
