import type { DraftStorage } from '../ports.ts'
import { baseSuffix, journalSuffix, localPrefix, readKept, readLeft } from './slots.ts'

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

/**
 * Sets with edits that are kept in this browser only; `owner` limits them to one person. For the warning before a logout. Ask for the
 * storage of the journal too.
 */
export async function unsentLocalDrafts(storage: DraftStorage, owner?: string): Promise<UnsentDrafts[]> {
  const found: UnsentDrafts[] = []
  const keys = await keysOf(storage)
  for (const key of keys) {
    if (key.endsWith(baseSuffix)) continue
    if (key.endsWith(journalSuffix)) {
      const stored = key.slice(0, -journalSuffix.length)
      const left = keys.includes(stored) ? null : readLeft(await storage.getItem(key))
      const at = stored.lastIndexOf(':')
      const name = stored.slice(localPrefix.length, at)
      if (left && (owner === undefined || name === owner))
        found.push({ owner: name, orderId: Number(stored.slice(at + 1)), savedAt: left.at, drafts: left.set.drafts.length })
      continue
    }
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
  return keys.filter((key) => !key.endsWith(baseSuffix) && !key.endsWith(journalSuffix)).length
}
