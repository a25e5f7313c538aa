import type { DraftStorage } from './ports.ts'
import { messageOf } from './state.ts'

/** IndexedDB cannot be used: a private window, a policy, or another tab that holds an older version. */
export class StorageBlockedError extends Error {
  /** Always `StorageBlockedError`. */
  override readonly name = 'StorageBlockedError'
}

/** Where the drafts are kept and what to do when that is not possible. */
export interface IndexedDbOptions {
  /** Name of the database. */
  database?: string
  /** Used instead when IndexedDB is blocked; without it every call rejects, and the autosave says so. */
  fallback?: DraftStorage
  /** Told once when the fallback takes over. */
  onFallback?: (reason: string) => void
  /** The `indexedDB` of the platform by default. */
  factory?: IDBFactory
}

const table = 'drafts'

function opened(factory: IDBFactory | undefined, name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    if (!factory) return reject(new StorageBlockedError('IndexedDB is not available.'))
    const request = factory.open(name, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(table))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(new StorageBlockedError(request.error?.message ?? 'IndexedDB cannot be opened.')))
    request.addEventListener('blocked', () => reject(new StorageBlockedError('Another tab holds the drafts; close it.')))
  })
}

/** One request in one transaction; a write resolves when it is committed, so that a full disk is told as what it is. */
function request<T>(db: IDBDatabase, mode: IDBTransactionMode, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(table, mode, { durability: 'strict' })
    const request = ask(transaction.objectStore(table))
    const failed = () => reject(transaction.error ?? request.error ?? new StorageBlockedError('The write was aborted.'))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', failed)
    transaction.addEventListener('error', failed)
  })
}

/** Drafts in IndexedDB: room for sets of any size, written off the frame. */
export function indexedDbStorage(options: IndexedDbOptions = {}): DraftStorage {
  const { database = 'jst-drafts', fallback, onFallback } = options
  let connection: Promise<IDBDatabase> | null = null
  let failed = false
  const connect = () => {
    connection ??= opened(options.factory ?? globalThis.indexedDB, database).then((db) => {
      // Another version or a cleared site closes the connection: the next call opens a new one.
      const forget = () => {
        connection = null
      }
      db.addEventListener('versionchange', () => {
        db.close()
        forget()
      })
      db.addEventListener('close', forget)
      return db
    })
    return connection
  }
  async function use<T>(work: (db: IDBDatabase) => Promise<T>, instead: (storage: DraftStorage) => T | Promise<T>): Promise<T> {
    if (failed && fallback) return instead(fallback)
    let db: IDBDatabase
    try {
      db = await connect()
    } catch (error) {
      connection = null
      if (!fallback) throw error
      if (!failed) onFallback?.(messageOf(error))
      failed = true
      return instead(fallback)
    }
    return work(db)
  }
  return {
    getItem: (key) =>
      use(
        async (db) => ((await request<unknown>(db, 'readonly', (store) => store.get(key))) as string | undefined) ?? null,
        (storage) => storage.getItem(key),
      ),
    setItem: (key, value) =>
      use(
        async (db) => void (await request(db, 'readwrite', (store) => store.put(value, key))),
        (storage) => storage.setItem(key, value),
      ),
    removeItem: (key) =>
      use(
        (db) => request(db, 'readwrite', (store) => store.delete(key)),
        (storage) => storage.removeItem(key),
      ),
    keys: () =>
      use(
        async (db) => (await request(db, 'readonly', (store) => store.getAllKeys())).map(String),
        async (storage) => [...((await storage.keys?.()) ?? [])],
      ),
  }
}
