import { carryCopies, forgetCopies, unsentCopies, type DraftStorage } from '@jst/store/keeping'
import { setContent } from './content.ts'

const prefix = 'jst:si-draft:'
/** Key of a set in this browser. */
export const localKey = (owner: string, orderId: number) => `${prefix}${owner}:${orderId}`

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

/** Sets with edits that are stored in this browser only; `owner` limits them to one person. For the warning before a logout. */
export async function unsentLocalDrafts(storage: DraftStorage, owner?: string): Promise<UnsentDrafts[]> {
  const found = await unsentCopies(storage, prefix, setContent)
  return found
    .map(({ key, at, value }) => {
      const cut = key.lastIndexOf(':')
      return { owner: key.slice(prefix.length, cut), orderId: Number(key.slice(cut + 1)), savedAt: at, drafts: value.drafts.length }
    })
    .filter((one) => owner === undefined || one.owner === owner)
}

/** Deletes local sets, `all` or only those that were `sent`: that the server has as they are. Answers how many. */
export async function forgetLocalDrafts(storage: DraftStorage, which: 'all' | 'sent' = 'all'): Promise<number> {
  const unsent = which === 'all' ? undefined : await unsentCopies(storage, prefix, setContent)
  return forgetCopies(
    storage,
    prefix,
    unsent?.map(({ key }) => key),
  )
}

/** For a storage that is about to be cleared whole, as by a logout: reads its drafts; calling the answer writes them again. */
export const carryLocalDrafts = (storage: DraftStorage): Promise<() => void> => carryCopies(storage, prefix)
