import type { DraftPorts } from '../ports.ts'
import { sameContent, type DraftSet } from '../set/draft-set.ts'
import { settle } from './maybe.ts'
import { Replica, type ReplicaHost } from './replica.ts'
import {
  baseSuffix,
  journalSuffix,
  keptText,
  leftText,
  localKey,
  LocalSlot,
  readKept,
  readLeft,
  ServerSlot,
  standingOf,
  type Kept,
} from './slots.ts'

/** Local: a killed browser loses at most a fifth of a second of typing. Server: at least every ten seconds while typing. */
const localPace = { delay: 150, atMost: 150, retry: 2000, slowestRetry: 30_000 }
const serverPace = { delay: 2000, atMost: 10_000, retry: 2000, slowestRetry: 60_000 }

const sameView = (a: DraftSet, b: DraftSet) => a.currentId === b.currentId && sameContent(a, b)

/** What was found at the start. */
export interface Found {
  /** Where it was found; `merged` when both copies had changed. */
  from: 'local' | 'server' | 'merged'
  /** Epoch ms of the newest copy, and who saved it when it came from the server. */
  savedAt: number
  /** Who saved the copy of the server last. */
  savedBy?: { id: number; name: string }
}

/** What was read, or why it could not be. */
interface Read {
  kept: Kept | null
  error?: unknown
}

/** The session as its copies see it. */
interface KeepingHost extends ReplicaHost {
  show(set: DraftSet): void
  /** The set with what is being typed: only this browser keeps it. */
  typed(): DraftSet
}

/** Both copies of a set, in this browser and on the server, and how they agree. */
export class Keeping {
  readonly local: Replica
  readonly server: Replica | null
  readonly #key: string
  readonly #ports: DraftPorts
  readonly #host: KeepingHost
  readonly #tab: string
  readonly #localSlot: LocalSlot
  readonly #serverSlot: ServerSlot | null
  readonly #stopListening: readonly ((() => void) | undefined)[]
  /** The journal has an entry of this set. */
  #isJournalled = false

  constructor(orderId: number, owner: string, ports: DraftPorts, host: KeepingHost) {
    const now = () => ports.clock.now()
    this.#key = localKey(owner, orderId)
    this.#ports = ports
    this.#host = host
    this.#tab = Math.floor(ports.random() * 2 ** 40).toString(36) + now().toString(36)
    this.#localSlot = new LocalSlot(this.#key, ports.storage, this.#tab, now)
    this.#serverSlot = ports.store ? new ServerSlot(orderId, ports.store, now) : null
    const typed: ReplicaHost = { state: host.state, current: () => host.typed(), merge: (base, theirs) => host.merge(base, theirs) }
    this.local = new Replica('local', this.#localSlot, typed, ports.clock, {
      ...localPace,
      same: sameView,
      onSaved: ({ version }) => {
        if (this.local.holds(host.typed())) this.#forgetLeft()
        ports.channel?.post(`${this.#key} ${version}`)
      },
    })
    this.server = this.#serverSlot
      ? new Replica('server', this.#serverSlot, host, ports.clock, {
          ...serverPace,
          same: sameContent,
          onSaved: (kept) => this.#remember(kept),
        })
      : null
    this.#stopListening = [
      ports.channel?.listen((message) => {
        const at = message.lastIndexOf(' ')
        if (message.slice(0, at) === this.#key) this.local.look(message.slice(at + 1))
      }),
      ports.store?.listen?.(orderId, (version) => this.server?.look(version)),
    ]
  }

  touch(): void {
    this.local.touch()
    this.server?.touch()
  }

  /** The local copy, when the storage answers at once. */
  restoreNow(): number | null {
    const kept = this.#localSlot.load()
    if (kept === null || kept instanceof Promise) return null
    this.local.adopt(kept)
    this.#host.show(kept.set)
    return kept.at
  }

  /**
   * Takes up what an earlier visit or a colleague left. The copy that descends from the other wins; when both have edits that the other
   * has not, they are merged. Null: there is nothing, start anew. Never rejects: a copy that cannot be read is told by its state.
   */
  async open(): Promise<Found | null> {
    // before the storage is read: a page that lives on removes its entry once it has stored more
    const left = readLeft(this.#ports.journal?.getItem(this.#key + journalSuffix) ?? null)
    this.#isJournalled = left !== null
    const [local, server] = await Promise.all([
      this.#read(() => this.#localSlot.load()),
      this.#read(() => this.#serverSlot?.load() ?? null),
    ])
    const base = await this.#read(() => this.#readBase())
    if (local.kept) this.local.adopt(local.kept)
    else if (local.error) this.local.unread(local.error, null)
    const standing = left && standingOf(left, local.kept)
    if (!left || standing === 'older') return this.#choose(local.kept, server, base.kept)
    const mine: Kept = { set: left.set, at: left.at, version: local.kept?.version ?? '' }
    const found = this.#choose(standing === 'newer' ? mine : local.kept, server, base.kept)
    // what both changed is asked: their common ancestor is gone
    if (standing === 'apart') this.#host.merge(null, mine)
    this.local.touch()
    this.local.flush()
    return found
  }

  #choose(local: Kept | null, server: Read, base: Kept | null): Found | null {
    if (this.server && server.error) {
      this.server.unread(server.error, base)
      return this.#showLocal(local)
    }
    if (server.kept?.set.drafts.length === 0) {
      this.server?.adopt(server.kept)
      return this.#showLocal(local)
    }
    return server.kept ? this.#agree(local, server.kept, base) : this.#showLocal(local)
  }

  /** Begins to store what is not stored here yet, and hands it to the journal at once; false when it is kept nowhere. */
  journal(): boolean {
    this.local.flush()
    const { kind } = this.local.state
    const set = this.#host.typed()
    if (kind === 'clean' || kind === 'removed' || set.drafts.length === 0 || this.local.holds(set)) return true
    const left = { set, at: this.#ports.clock.now(), tab: this.#tab, seen: this.local.version }
    try {
      this.#ports.journal?.setItem(this.#key + journalSuffix, leftText(left))
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

  flush(): void {
    this.local.flush()
    this.server?.flush()
  }
  async flushed(): Promise<void> {
    await Promise.all([this.local.flushed(), this.server?.flushed()])
  }
  /** After a login, or when the network is back. */
  resume(): void {
    this.local.resume()
    this.server?.resume()
    this.server?.look()
  }
  decided(): void {
    this.local.decided()
    this.server?.decided()
  }
  keepAnyway(): void {
    this.local.keepAnyway()
    this.server?.keepAnyway()
  }
  drop(): void {
    this.#forgetLeft()
    this.local.drop()
    this.server?.drop()
  }
  dispose(): void {
    this.local.dispose()
    this.server?.dispose()
    for (const stop of this.#stopListening) stop?.()
  }

  #showLocal(kept: Kept | null): Found | null {
    if (!kept) return null
    this.#host.show(kept.set)
    this.server?.touch()
    return { from: 'local', savedAt: kept.at }
  }

  #agree(local: Kept | null, server: Kept, base: Kept | null): Found {
    const { server: replica } = this
    replica?.adopt(server)
    const fromServer: Found = { from: 'server', savedAt: server.at, ...(server.by ? { savedBy: server.by } : {}) }
    const shared = local !== null && base !== null && local.set.revision === base.set.revision
    if (!local || (shared && base.version !== server.version)) {
      this.#host.show(server.set)
      this.#remember(server)
      if (local) this.local.touch()
      return fromServer
    }
    this.#host.show(local.set)
    // The local copy grew from what the server holds: it is the newer one.
    if (base?.version === server.version) {
      if (!sameContent(local.set, server.set)) replica?.touch()
      return { from: 'local', savedAt: local.at }
    }
    if (sameContent(local.set, server.set)) {
      this.#remember(server)
      return fromServer
    }
    replica?.meet(base?.set ?? null, server)
    return { ...fromServer, from: 'merged', savedAt: Math.max(local.at, server.at) }
  }

  async #read(load: () => Kept | null | Promise<Kept | null>): Promise<Read> {
    try {
      return { kept: await load() }
    } catch (error) {
      return { kept: null, error }
    }
  }

  async #readBase(): Promise<Kept | null> {
    return readKept(await this.#ports.storage.getItem(this.#key + baseSuffix))
  }

  /** The common ancestor of the next merge; losing it makes that merge ask more, never lose more. */
  #remember({ version, at, set }: Kept): void {
    settle(
      () => this.#ports.storage.setItem(this.#key + baseSuffix, keptText(version, at, set)),
      () => undefined,
      () => undefined,
    )
  }
}
