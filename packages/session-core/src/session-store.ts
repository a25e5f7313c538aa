import { demandPorts, Store } from '@jst/store'
import { loadSession } from './load-session.ts'
import type { SessionPorts, StorageChange, StorageEvents } from './ports.ts'
import { derivations, signedOut, type DerivedOfSession, type SessionSnapshot } from './snapshot.ts'
import { unauthorizedTarget, type AccountMode, type CurrentRoute } from './targets.ts'
import { languageKey, tokenKey, TokenStorage } from './token-storage.ts'
import type { Employee, Language } from './types.ts'

/** A logout never waits longer for the server, in milliseconds. */
const logoutPatience = 3000

/** A 401 as the session has to judge it (spec §8). */
export interface UnauthorizedAnswer {
  /** The token that the refused call carried. Default: the current one. */
  refusedToken?: string | null
  /** The page that is shown. */
  route: CurrentRoute
  /** Default: the mode of the last sign-in of this browser. */
  accountMode?: AccountMode | undefined
}

/**
 * Sign-in state of one browser tab (spec §3, §4). Safe with several tabs on one storage: an answer that belongs to an
 * earlier token is dropped, and a token that another tab has renewed is never removed on behalf of the old one.
 */
export class SessionStore extends Store<SessionSnapshot, DerivedOfSession> implements SessionSnapshot {
  declare readonly token: SessionSnapshot['token']
  declare readonly employee: SessionSnapshot['employee']
  declare readonly user: SessionSnapshot['user']
  declare readonly boundEmployees: SessionSnapshot['boundEmployees']
  declare readonly menuTree: SessionSnapshot['menuTree']
  declare readonly language: SessionSnapshot['language']
  declare readonly loading: SessionSnapshot['loading']
  declare readonly status: SessionSnapshot['status']
  declare readonly hasMultipleAccounts: SessionSnapshot['hasMultipleAccounts']
  declare readonly workbenchKind: SessionSnapshot['workbenchKind']
  declare readonly needsEmployee: SessionSnapshot['needsEmployee']
  readonly #ports: SessionPorts
  readonly #storage: TokenStorage
  readonly #log: (message: string, error: unknown) => void
  #pending: Promise<void> | null = null
  #again: Promise<void> | null = null
  /** Grows with each change of token from outside a load; a load of an older epoch stores nothing. */
  #epoch = 0
  #employeeToken: string | null = null
  /** Token of the logout under way: calls that it refuses are no reason to go anywhere but where the logout goes. */
  #endedToken: string | null = null

  constructor(ports: SessionPorts) {
    demandPorts('SessionStore', ports, ['gateway', 'localStorage', 'sessionStorage', 'reload'])
    const log = (message: string, error: unknown) => (ports.log ? ports.log(message, error) : console.error(message, error))
    const storage = new TokenStorage(ports.localStorage, ports.sessionStorage, log)
    super({ ...signedOut, token: storage.token(), language: storage.language() }, derivations)
    this.#ports = ports
    this.#storage = storage
    this.#log = log
  }

  /** How this browser signed in last: where a login that is needed again leads (spec §6). */
  get accountMode(): AccountMode {
    return this.#storage.accountMode()
  }

  /**
   * Takes a token over and stores it; with `mode` it is that of a sign-in, which is remembered. A storage that fails is only logged; the
   * token then lives as long as the page.
   */
  adoptToken(token: string, mode?: AccountMode): void {
    if (mode) this.#storage.saveAccountMode(mode)
    this.#storage.saveToken(token)
    this.#useToken(token)
  }

  /** A token offered with a 403 (spec §8): adopts it and loads again. Never rejects; a failure is logged. */
  adoptOfferedToken(token: string): Promise<void> {
    return this.act(() => {
      if (token !== this.token) this.adoptToken(token)
      return this.#loadQuietly()
    })
  }

  /**
   * Loads employee, user, bound employees and menu in parallel. Without an employee the server is asked to choose one
   * and its token replaces the old one (spec §4). Calls during a load join it. Rejects with the gateway's error. When
   * the token is changed meanwhile, nothing is stored and the load of the new token is waited for.
   */
  load(): Promise<void> {
    return this.#pending ?? this.act(() => this.#begin())
  }

  /**
   * For a change that is known to have happened: like `load`, but never content with answers that were asked for before it.
   * Calls while one waits for its turn share it.
   */
  loadAgain(): Promise<void> {
    if (!this.#pending) return this.load()
    this.#again ??= this.#pending
      .catch(() => undefined) // whoever asked for that load hears of its failure
      .then(() => {
        this.#again = null
        // signed out meanwhile: there is nothing to ask for
        return this.token === null ? undefined : this.load()
      })
    return this.#again
  }

  /** Loads the employee alone, as after a reconnect of the live channel. Status 0 stores nothing (spec §7). */
  async reloadEmployee(): Promise<void> {
    const epoch = this.#epoch
    const employee = await this.#ports.gateway.currentEmployee()
    if (employee && epoch === this.#epoch) this.#setEmployee(employee)
  }

  /** Loads the menu again, as after a change of rights. */
  async refreshMenu(): Promise<void> {
    const epoch = this.#epoch
    const menuTree = await this.#ports.gateway.menuTree()
    if (epoch === this.#epoch) this.now.menuTree = menuTree
  }

  /** Acts as another of the bound employees from now on; other browser tabs follow. */
  async chooseEmployee(employeeId: number): Promise<void> {
    this.adoptToken(await this.#ports.gateway.chooseEmployee(employeeId))
    await this.load()
  }

  /**
   * Goes on after the session has ended (401), with a token of a new sign-in: acts as the same employee again and keeps what is on screen. Rejects
   * with the gateway's error, and stores nothing, when the token is not of that employee's person.
   */
  async resume(token: string): Promise<void> {
    const employeeId = this.employee?.Id
    if (employeeId === undefined) {
      this.adoptToken(token)
      return this.load()
    }
    this.#changeToken(token)
    try {
      this.#replaceToken(await this.#ports.gateway.chooseEmployee(employeeId))
    } catch (error) {
      if (this.token === token) this.#changeToken(null)
      throw error
    }
    await this.load()
  }

  /** Forgets the token. One that another tab has stored in the meantime stays stored. */
  clearToken(): void {
    const stored = this.#storage.token()
    if (stored === this.token) this.#storage.removeToken()
    this.#useToken(null)
  }

  /**
   * Answers a 401: clears the token and returns where to go, or null to stay (spec §8). Null too when the refused call
   * carried an earlier token, or when another tab has stored a newer one, which is then used.
   */
  handleUnauthorized({ refusedToken = this.token, route, accountMode = this.accountMode }: UnauthorizedAnswer): string | null {
    if (this.token !== null && refusedToken !== this.token) return null
    if (refusedToken !== null && refusedToken === this.#endedToken) return null
    const stored = this.#storage.token()
    if (stored !== null && stored !== this.token) {
      this.#follow(stored)
      return null
    }
    this.clearToken()
    return unauthorizedTarget({ route, accountMode })
  }

  /**
   * Tells the server (best effort, three seconds at most), then clears token, employee, user and what the port `clear` says, and reloads the page
   * (spec §4).
   */
  async logout(): Promise<void> {
    this.#endedToken = this.token
    if (this.token !== null) await this.#tellServer()
    this.act(() => this.#forget())
    this.#storage.clear(this.#ports.clear ?? 'all')
    this.#ports.reload()
  }

  /** Changes the language and keeps it for the next visit. */
  setLanguage(language: Language): void {
    this.#storage.saveLanguage(language)
    this.now.language = language
  }

  /** Follows what other browser tabs do to token and language. Returns the end of it. */
  followStorage(target: StorageEvents): () => void {
    const listener = (event: StorageChange) => this.act(() => this.#onStorage(event))
    target.addEventListener('storage', listener)
    return () => target.removeEventListener('storage', listener)
  }

  #onStorage({ key, newValue, storageArea }: StorageChange): void {
    if (storageArea && storageArea !== this.#ports.localStorage) return
    // A cleared storage is a logout elsewhere; a removed token alone is an expired one.
    if (key === null) this.#forget()
    else if (key === languageKey) this.now.language = newValue === 'EN' ? 'EN' : 'CN'
    else if (key === tokenKey && newValue === null) this.#useToken(null)
    else if (key === tokenKey && newValue !== null && newValue !== this.token) this.#follow(newValue)
  }

  #begin(): Promise<void> {
    this.now.loading = true
    const run = this.#load(this.#epoch).finally(() => {
      if (this.#pending !== run) return
      this.#pending = null
      this.now.loading = false
    })
    this.#pending = run
    return run
  }

  async #load(epoch: number): Promise<void> {
    const current = () => epoch === this.#epoch
    try {
      const data = await loadSession(this.#ports.gateway, { current, replaceToken: (token) => this.#replaceToken(token) })
      if (!data) return await this.#newerLoad()
      this.act(() => {
        if (data.employee) this.#setEmployee(data.employee)
        else if (this.#employeeToken !== this.token) this.now.employee = null
        this.now.user = data.user
        this.now.boundEmployees = data.boundEmployees
        this.now.menuTree = data.menuTree
      })
    } catch (error) {
      if (current()) throw error
      await this.#newerLoad()
    }
  }

  async #newerLoad(): Promise<void> {
    await this.#pending
  }

  async #loadQuietly(): Promise<void> {
    await this.load().catch((error: unknown) => this.#log('session: could not load', error))
  }

  /** Loads the session of a token. The screen keeps its content until the new session is known, also after an ended one. */
  #follow(token: string): void {
    this.act(() => {
      this.#changeToken(token)
      void this.#loadQuietly()
    })
  }

  #useToken(token: string | null): void {
    this.act(() => {
      // A new sign-in starts from nothing; a changed token keeps the old data on screen until the new is there.
      if (this.token === null && token !== null) this.#forget()
      this.#changeToken(token)
    })
  }

  #changeToken(token: string | null): void {
    this.act(() => {
      this.#epoch += 1
      this.#pending = null
      this.now.loading = false
      this.now.token = token
      if (token !== null) this.#ports.onTokenAdopted?.(token)
    })
  }

  #replaceToken(token: string): void {
    this.#storage.saveToken(token)
    this.now.token = token
    this.#ports.onTokenAdopted?.(token)
  }

  #setEmployee(employee: Employee): void {
    this.now.employee = employee
    this.#employeeToken = this.token
  }

  #forget(): void {
    this.#epoch += 1
    this.#pending = null
    this.assign(signedOut)
  }

  async #tellServer(): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, logoutPatience)))
    const loggingOut = this.#ports.gateway
      .logout()
      .catch((error: unknown) => this.#log('session: the server did not take the logout', error))
    await Promise.race([loggingOut, patience])
    clearTimeout(timer)
  }
}
