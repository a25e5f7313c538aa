import type { DraftStorage } from '../ports.ts'
import { baseSuffix, localPrefix, readKept } from './slots.ts'

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

/** Sets with edits that are kept in this browser only; `owner` limits them to one person. For the warning before a logout. */
export async function unsentLocalDrafts(storage: DraftStorage, owner?: string): Promise<UnsentDrafts[]> {
  const found: UnsentDrafts[] = []
  for (const key of await keysOf(storage)) {
    if (key.endsWith(baseSuffix)) continue
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

/** Deletes every local set, as a logout must; answers how many there were. */
export async function forgetLocalDrafts(storage: DraftStorage): Promise<number> {
  const keys = await keysOf(storage)
  for (const key of keys) await storage.removeItem(key)
  return keys.filter((key) => !key.endsWith(baseSuffix)).length
}
