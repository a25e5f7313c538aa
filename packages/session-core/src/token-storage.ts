import type { KeyValueStorage } from './ports.ts'
import type { AccountMode } from './targets.ts'
import type { Language } from './types.ts'

/** Key of the token in local storage; it is read from session storage too (spec §9). */
export const tokenKey = 'jst:token'
/** Key of the language in local storage (spec §9). */
export const languageKey = 'jst:lan'
/** Key of the account mode in local storage; absent: `userBindEmployee`. */
const accountModeKey = 'jst:mode'

type Log = (message: string, error: unknown) => void

/** Token, language and account mode in the browser's storage. A storage that refuses (private mode, quota) is logged and never thrown (spec §4). */
export class TokenStorage {
  readonly #local: KeyValueStorage
  readonly #session: KeyValueStorage
  readonly #log: Log

  constructor(local: KeyValueStorage, session: KeyValueStorage, log: Log) {
    this.#local = local
    this.#session = session
    this.#log = log
  }

  token(): string | null {
    return this.#try('read token', () => this.#local.getItem(tokenKey) ?? this.#session.getItem(tokenKey)) ?? null
  }

  /**
   * Writes the token to local storage; the session copy goes, or it would come back as a stale token later. Where local storage is full the
   * session's takes it: the sign-in lasts as long as the browser tab, and leads into the workbench at all.
   */
  saveToken(token: string): void {
    const isStored = this.#try('store token', () => {
      this.#local.setItem(tokenKey, token)
      return true
    })
    if (isStored) return this.#try('drop session token', () => this.#session.removeItem(tokenKey))
    try {
      this.#local.removeItem(tokenKey)
      this.#session.setItem(tokenKey, token)
    } catch {
      // It lasts as long as the document; that it could not be stored has been logged.
    }
  }

  removeToken(): void {
    for (const storage of [this.#local, this.#session]) this.#try('remove token', () => storage.removeItem(tokenKey))
  }

  language(): Language {
    return this.#try('read language', () => this.#local.getItem(languageKey)) === 'EN' ? 'EN' : 'CN'
  }

  saveLanguage(language: Language): void {
    this.#try('store language', () => this.#local.setItem(languageKey, language))
  }

  accountMode(): AccountMode {
    return this.#try('read account mode', () => this.#local.getItem(accountModeKey)) === 'employee' ? 'employee' : 'userBindEmployee'
  }

  saveAccountMode(mode: AccountMode): void {
    this.#try('store account mode', () =>
      mode === 'employee' ? this.#local.setItem(accountModeKey, mode) : this.#local.removeItem(accountModeKey),
    )
  }

  clear(what: 'all' | 'own'): void {
    const clear = (storage: KeyValueStorage) =>
      what === 'all' ? storage.clear() : [tokenKey, languageKey, accountModeKey].forEach((key) => storage.removeItem(key))
    for (const storage of [this.#local, this.#session]) this.#try('clear storage', () => clear(storage))
  }

  #try<T>(what: string, act: () => T): T | undefined {
    try {
      return act()
    } catch (error) {
      this.#log(`session: could not ${what}`, error)
      return undefined
    }
  }
}
