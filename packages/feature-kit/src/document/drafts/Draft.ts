import {
  Keeping,
  keepOnHide,
  Merging,
  overallState,
  sameJson,
  type Choice,
  type Found,
  type StoredCopy,
  type OverallSaveState,
  type ValueConflict,
} from '@jst/store/keeping'
import type { DocumentFacts } from '@jst/contracts/document'
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { App } from '../../app/App.ts'
import type { UnsavedForm } from '../../app/UnsavedInput.ts'
import type { FormKeeper, UsedDraft } from '../../form/index.ts'
import { versionOf } from '../../form/spec.ts'
import { openDrafts } from './openDrafts.ts'
import { draftPorts, localKey } from './ports.ts'
import { serverSlot } from './serverSlot.ts'
import { DraftStates } from './DraftStates.ts'
import { typedContent, typedMerger, type Typed } from './typed.ts'

/** Any form: a draft asks for its values, and writes fields. */
export interface AnyForm {
  readonly dirty: boolean
  readonly first: object
  readonly values: object
  readonly stored: object | undefined
  write(change: object): void
  restore(unsaved: UnsavedForm): void
  giveUp(): void
  readable(key: string, value: unknown): { readonly label: string; readonly said: string }
}

interface DraftOf {
  readonly document: DocumentFacts
  /** `draftKey` of the record, or of a new one. */
  readonly key: string
  readonly form: AnyForm
}

/**
 * Unsaved input of a form: stored in this browser at once and on the server after a pause, merged with input of others into the same
 * draft, and gone with the save. Observable.
 */
export class Draft implements FormKeeper {
  /** Input of an earlier visit or of somebody else, while it is announced. */
  found: Found | null = null
  readonly state = new DraftStates()
  readonly form: AnyForm
  private readonly app: Pick<App, 'api' | 'live' | 'session'>
  private readonly of: DraftOf
  private readonly merging = new Merging<Typed, ValueConflict>(this.state, typedMerger, nothing)
  private keeping: Keeping<Typed> | null = null
  private closing: Promise<unknown> = Promise.resolve()
  private revision = 0
  /** Common ancestor of both copies when the page was hidden. */
  private ancestor: Typed | null = null
  private using = false
  private opening: Promise<unknown> = Promise.resolve()
  private title = () => ''

  constructor(app: Draft['app'], of: DraftOf) {
    this.app = app
    this.of = of
    this.form = of.form
    makeAutoObservable<Draft, 'app' | 'of' | 'merging' | 'keeping' | 'closing' | 'opening' | 'revision' | 'ancestor' | 'title' | 'using'>(
      this,
      {
        found: observableRef,
        state: false,
        form: false,
        app: false,
        of: false,
        merging: false,
        keeping: false,
        closing: false,
        opening: false,
        title: false,
        revision: false,
        ancestor: false,
        using: false,
        savedBy: false,
      },
      { autoBind: true },
    )
  }

  get saveState(): OverallSaveState {
    return overallState(this.state.local, this.state.server, this.state.conflicts.length)
  }
  /** Id of the signed-in employee. */
  get ownId(): number | undefined {
    return this.app.session.employee?.Id
  }
  get conflicts(): readonly ValueConflict[] {
    return this.state.conflicts
  }
  get replaced(): readonly ValueConflict[] {
    return this.state.replacedValues
  }
  /** Person who replaced the last of them; empty: another tab of this browser. */
  get savedBy(): string {
    return this.merging.replaced.by
  }

  /** Starts to save what is typed. Returns a function that stops it, as when the page is hidden. */
  open(): () => void {
    const { document, key } = this.of
    const owner = String(this.ownId ?? 0)
    const ports = draftPorts()
    let stopped = false
    let keeping: Keeping<Typed> | null = null
    const ends: (() => void)[] = []
    this.opening = this.closing.then(async () => {
      if (stopped) return
      const host = {
        state: this.state,
        current: () => this.current(),
        typed: () => this.current(),
        merge: (base: Typed | null, theirs: StoredCopy<Typed>) => this.takeIn(base, theirs),
        show: (typed: Typed) => this.show(typed),
      }
      keeping = new Keeping(
        localKey(owner, document.kind, key),
        typedContent,
        ports,
        host,
        serverSlot(this.app, document.kind, key, () => this.title()),
      )
      this.keeping = keeping
      this.merging.begin(this.current())
      const restored = await keeping.open()
      if (stopped) return
      if (restored && this.form.dirty && !this.ancestor) runInAction(() => (this.found = restored))
      ends.push(this.watch(keeping), keepOnHide(this.leavable(keeping)))
    })
    const forget = openDrafts.add(this)
    return () => {
      stopped = true
      forget()
      for (const end of ends) end()
      const left = keeping
      if (!left) return
      left.journal()
      this.closing = left.flushed().then(() => {
        this.ancestor = left.local.base
        left.dispose()
        if (this.keeping === left) this.keeping = null
      })
    }
  }
  /** Title of the draft in a list of drafts. */
  named(title: () => string): void {
    this.title = title
  }
  /** Writes what waits, as before a logout. */
  async flush(): Promise<void> {
    await this.opening
    await this.keeping?.flushed()
  }

  async saving(save: (used: UsedDraft) => Promise<void>): Promise<void> {
    await this.flush()
    this.using = true
    const version = Number(this.keeping?.server?.version ?? 0)
    try {
      await save(version > 0 ? { Draft: { Key: this.of.key, Version: version } } : {})
      this.drop()
    } finally {
      this.using = false
      if (this.form.dirty) this.keeping?.touch()
    }
  }

  /** Throws away what is typed, here and on the server. */
  giveUp(): void {
    this.form.giveUp()
    this.drop()
  }
  /** Dismisses the announcement of restored input. */
  seen(): void {
    this.found = null
  }
  /** Decides conflicts; after the last, saving goes on. */
  decide(conflicts: readonly ValueConflict[], choice: Choice): void {
    this.apply(this.merging.decide(this.current(), conflicts, choice))
    if (this.conflicts.length === 0) this.keeping?.decided()
  }
  /** Puts my value back where somebody else replaced it. */
  restore(one: ValueConflict): void {
    this.apply(this.merging.restore(this.current(), one))
  }
  putAway(): void {
    this.merging.replaced.putAway()
  }
  /** It was saved or given up elsewhere; what is typed here is kept as a new draft. */
  keepAnyway(): void {
    this.keeping?.keepAnyway()
  }

  private drop(): void {
    this.found = null
    this.merging.begin(this.current())
    this.keeping?.drop()
  }
  /** The fields as they stand. */
  private current(): Typed {
    const { first, values, stored } = this.form
    return { over: versionOf(stored) ?? null, first, values, revision: this.revision }
  }
  /** Keeps each change; what is back to its beginning needs no draft. */
  private watch(keeping: Keeping<Typed>): () => void {
    const touch = (dirty: boolean) => {
      if (this.using) return
      this.revision += 1
      if (dirty) keeping.touch()
      else if (this.state.local.kind !== 'clean') this.drop()
    }
    if (this.form.dirty && !keeping.local.holds(this.current())) touch(true)
    return reaction(
      () => [this.form.values, this.form.dirty] as const,
      ([, dirty]) => touch(dirty),
    )
  }
  private leavable(keeping: Keeping<Typed>) {
    return { flush: () => keeping.flushed(), journal: () => keeping.journal(), resume: () => keeping.resume() }
  }

  /** A copy that was found when the page was opened, or shown again. */
  private show(typed: Typed): void {
    this.revision = Math.max(this.revision, typed.revision)
    const mine = this.current()
    if (!typedContent.isEmpty(mine)) {
      this.takeIn(this.ancestor ?? { ...mine, values: mine.first }, { value: typed, version: '', at: 0 })
      return
    }
    this.form.restore({ version: typed.over ?? undefined, first: typed.first, values: typed.values })
    this.merging.begin(this.current())
  }
  private takeIn(base: Typed | null, theirs: StoredCopy<Typed>): boolean {
    const mine = this.current()
    this.revision = Math.max(this.revision, theirs.value.revision)
    if (typedContent.isEmpty(mine)) {
      this.show(theirs.value)
      if (theirs.by) this.found = { from: 'server', savedAt: theirs.at, savedBy: theirs.by }
      return false
    }
    const sameBeginning = sameJson(mine.first, theirs.value.first)
    const merged = this.merging.takeIn(base ?? (sameBeginning ? { ...mine, values: mine.first } : null), mine, theirs)
    this.apply(merged)
    return this.conflicts.length > 0
  }
  private apply({ values }: Typed): void {
    const now = this.form.values as Record<string, unknown>
    const changed = Object.entries(values).filter(([name, value]) => !sameJson(now[name], value))
    if (changed.length > 0) this.form.write(Object.fromEntries(changed))
  }
}

const nothing: Typed = { over: null, first: {}, values: {}, revision: 0 }
