import type { Content } from './content.ts'
import { settle } from './maybe.ts'
import type { KeepingPorts } from './ports.ts'
import type { ReplicaHost } from './host.ts'
import { Replica } from './replica.ts'
import {
  baseSuffix,
  journalSuffix,
  copyText,
  leftText,
  LocalSlot,
  readCopy,
  readLeft,
  standingOf,
  type StoredCopy,
  type Slot,
} from './slots.ts'

/** Local: a killed browser loses at most a fifth of a second of typing. Server: at least every ten seconds while typing. */
const localPace = { delay: 150, atMost: 150, retry: 2000, slowestRetry: 30_000 }
const serverPace = { delay: 2000, atMost: 10_000, retry: 2000, slowestRetry: 60_000 }

/** How often copies are read anew because others write them while they are read. */
const mostRounds = 3

/** Result of the first read. */
export interface Found {
  /** Where it was found; `merged` when both copies had changed. */
  from: 'local' | 'server' | 'merged'
  /** Epoch ms of the newest copy, and who saved it when it came from the server. */
  savedAt: number
  /** Person who saved the latest copy on the server. */
  savedBy?: { id: number; name: string }
}

/** Value that was read, or the reason for failing. */
interface Read<T> {
  copy: StoredCopy<T> | null
  error?: unknown
}

/** The copy on a server. */
export interface ServerSlot<T> extends Slot<T> {
  /** Tells the version whenever somebody else stored it; answers how to stop listening. */
  listen?(hear: (version: string) => void): () => void
}

/** The value's owner as its copies see it. */
export interface KeepingHost<T> extends ReplicaHost<T> {
  /** Another value takes the place of the current one. */
  show(value: T): void
  /** The value with what is being typed: only this browser keeps it. */
  typed(): T
}

/** Both copies of a value, in this browser and on the server, and how they agree. */
export class Keeping<T> {
  /** The copy in this browser. */
  readonly local: Replica<T>
  /** The copy on the server. */
  readonly server: Replica<T> | null
  readonly #key: string
  readonly #content: Content<T>
  readonly #ports: KeepingPorts
  readonly #host: KeepingHost<T>
  readonly #tab: string
  readonly #localSlot: LocalSlot<T>
  readonly #serverSlot: ServerSlot<T> | null
  readonly #stopListening: readonly ((() => void) | undefined)[]
  /** The journal has an entry of this value. */
  #isJournalled = false
  /** Copies that others wrote while they are read for the first time; undefined: they are not being read. */
  #toldOf: Set<'local' | 'server'> | undefined

  /** @param key under which this browser keeps it @param server the copy on a server, which may tell of other writers */
  constructor(key: string, content: Content<T>, ports: KeepingPorts, host: KeepingHost<T>, server: ServerSlot<T> | null) {
    const now = () => ports.clock.now()
    this.#key = key
    this.#content = content
    this.#ports = ports
    this.#host = host
    this.#tab = Math.floor(ports.random() * 2 ** 40).toString(36) + now().toString(36)
    this.#localSlot = new LocalSlot(key, content, ports.storage, this.#tab, now)
    this.#serverSlot = server
    const typed: ReplicaHost<T> = { state: host.state, current: () => host.typed(), merge: (base, theirs) => host.merge(base, theirs) }
    this.local = new Replica('local', this.#localSlot, typed, ports.clock, {
      ...localPace,
      content,
      same: content.sameHere,
      onSaved: ({ version }) => {
        if (this.local.holds(host.typed())) this.#forgetLeft()
        ports.channel?.post(`${this.#key} ${version}`)
      },
    })
    this.server = this.#serverSlot
      ? new Replica('server', this.#serverSlot, host, ports.clock, {
          ...serverPace,
          content,
          same: content.same,
          onSaved: (copy) => this.#remember(copy),
        })
      : null
    this.#stopListening = [
      ports.channel?.listen((message) => {
        const at = message.lastIndexOf(' ')
        if (message.slice(0, at) === this.#key) this.#told('local', message.slice(at + 1))
      }),
      server?.listen?.((version) => this.#told('server', version)),
    ]
  }

  /** Another writer stored this version. While the copies are first read there is nothing yet that it could be merged with: it is read again. */
  #told(place: 'local' | 'server', version: string): void {
    if (this.#toldOf) this.#toldOf.add(place)
    else this[place]?.look(version)
  }

  /** Something changed. */
  touch(): void {
    this.local.touch()
    this.server?.touch()
  }

  /** The local copy, when the storage answers at once. */
  restoreNow(): number | null {
    const copy = this.#localSlot.load()
    if (copy === null || copy instanceof Promise) return null
    this.local.adopt(copy)
    this.#host.show(copy.value)
    return copy.at
  }

  /**
   * Takes up what an earlier visit or a colleague left. The copy that descends from the other wins; when both have edits that the other
   * has not, they are merged. Null: there is nothing, start anew. Never rejects: a copy that cannot be read is told by its state.
   */
  async open(): Promise<Found | null> {
    // before the storage is read: a page that lives on removes its entry once it has stored more
    const left = readLeft(this.#content, this.#ports.journal?.getItem(this.#key + journalSuffix) ?? null)
    this.#isJournalled = left !== null
    const [local, server, base] = await this.#readAll()
    if (local.copy) this.local.adopt(local.copy)
    else if (local.error) this.local.unread(local.error, null)
    const standing = left && standingOf(this.#content, left, local.copy)
    if (!left || standing === 'older') return this.#choose(local.copy, server, base.copy)
    const mine: StoredCopy<T> = { value: left.value, at: left.at, version: local.copy?.version ?? '' }
    const found = this.#choose(standing === 'newer' ? mine : local.copy, server, base.copy)
    // what both changed is asked: their common ancestor is gone
    if (standing === 'apart') this.#host.merge(null, mine)
    this.local.touch()
    this.local.flush()
    return found
  }

  #choose(local: StoredCopy<T> | null, server: Read<T>, base: StoredCopy<T> | null): Found | null {
    if (this.server && server.error) {
      this.server.unread(server.error, base)
      return this.#showLocal(local)
    }
    if (server.copy && this.#content.isEmpty(server.copy.value)) {
      this.server?.adopt(server.copy)
      return this.#showLocal(local)
    }
    return server.copy ? this.#agree(local, server.copy, base) : this.#showLocal(local)
  }

  /** Begins to store what is not stored here yet, and hands it to the journal at once; false when it is kept nowhere. */
  journal(): boolean {
    this.local.flush()
    const { kind } = this.local.state
    const value = this.#host.typed()
    if (kind === 'clean' || kind === 'removed' || this.#content.isEmpty(value) || this.local.holds(value)) return true
    const left = { value, at: this.#ports.clock.now(), tab: this.#tab, seen: this.local.version }
    try {
      this.#ports.journal?.setItem(this.#key + journalSuffix, leftText(this.#content, left))
      this.#isJournalled = this.#ports.journal !== undefined
    } catch {
      return false
    }
    return this.#isJournalled
  }
  #forgetLeft(): void {
    if (!this.#isJournalled) return
    this.#isJournalled = false
    this.#ports.journal?.removeItem(this.#key + journalSuffix)
  }

  /** Writes what waits. */
  flush(): void {
    this.local.flush()
    this.server?.flush()
  }
  /** As `flush`, and resolves when that is done or failed. */
  async flushed(): Promise<void> {
    await Promise.all([this.local.flushed(), this.server?.flushed()])
  }
  /** After a login, or when the network is back. */
  resume(): void {
    this.local.resume()
    this.server?.resume()
    this.server?.look()
  }
  /** A person decided all conflicts. */
  decided(): void {
    this.local.decided()
    this.server?.decided()
  }
  /** It was removed elsewhere: keeps it as a new one. */
  keepAnyway(): void {
    this.local.keepAnyway()
    this.server?.keepAnyway()
  }
  /** Forgets both copies. */
  drop(): void {
    this.#forgetLeft()
    this.local.drop()
    this.server?.drop()
  }
  /** Writes what waits, and stops timers and listening. */
  dispose(): void {
    this.local.dispose()
    this.server?.dispose()
    for (const stop of this.#stopListening) stop?.()
  }

  #showLocal(copy: StoredCopy<T> | null): Found | null {
    if (!copy) return null
    this.#host.show(copy.value)
    this.server?.touch()
    return { from: 'local', savedAt: copy.at }
  }

  #agree(local: StoredCopy<T> | null, server: StoredCopy<T>, base: StoredCopy<T> | null): Found {
    const { server: replica } = this
    replica?.adopt(server)
    const fromServer: Found = { from: 'server', savedAt: server.at, ...(server.by ? { savedBy: server.by } : {}) }
    const shared = local !== null && base !== null && this.#content.revisionOf(local.value) === this.#content.revisionOf(base.value)
    if (!local || (shared && base.version !== server.version)) {
      this.#host.show(server.value)
      this.#remember(server)
      if (local) this.local.touch()
      return fromServer
    }
    this.#host.show(local.value)
    // The local copy grew from what the server holds: it is the newer one.
    if (base?.version === server.version) {
      if (!this.#content.same(local.value, server.value)) replica?.touch()
      return { from: 'local', savedAt: local.at }
    }
    if (this.#content.same(local.value, server.value)) {
      this.#remember(server)
      return fromServer
    }
    replica?.meet(base?.value ?? null, server)
    return { ...fromServer, from: 'merged', savedAt: Math.max(local.at, server.at) }
  }

  /** All copies as they stand together, with those that others wrote while they were read. */
  async #readAll(): Promise<[local: Read<T>, server: Read<T>, base: Read<T>]> {
    const readLocal = () => this.#read(() => this.#localSlot.load())
    const readServer = () => this.#read(() => this.#serverSlot?.load() ?? null)
    const changedSides = (this.#toldOf = new Set<'local' | 'server'>())
    let [local, server] = await Promise.all([readLocal(), readServer()])
    let base = await this.#read(() => this.#readBase())
    for (let round = 0; changedSides.size > 0 && round < mostRounds; round++) {
      const again = new Set(changedSides)
      changedSides.clear()
      if (again.has('server')) server = await readServer()
      if (again.has('local')) local = await readLocal()
      base = await this.#read(() => this.#readBase())
    }
    this.#toldOf = undefined
    // somebody types on: after the value is shown there is something to merge with
    if (changedSides.size > 0) this.#ports.clock.setTimeout(() => changedSides.forEach((place) => this[place]?.look()), 0)
    return [local, server, base]
  }

  async #read(load: () => StoredCopy<T> | null | Promise<StoredCopy<T> | null>): Promise<Read<T>> {
    try {
      return { copy: await load() }
    } catch (error) {
      return { copy: null, error }
    }
  }

  async #readBase(): Promise<StoredCopy<T> | null> {
    return readCopy(this.#content, await this.#ports.storage.getItem(this.#key + baseSuffix))
  }

  /** The common ancestor of the next merge; losing it makes that merge ask more, never lose more. */
  #remember(copy: StoredCopy<T>): void {
    settle(
      () => this.#ports.storage.setItem(this.#key + baseSuffix, copyText(this.#content, copy)),
      () => undefined,
      () => undefined,
    )
  }
}
