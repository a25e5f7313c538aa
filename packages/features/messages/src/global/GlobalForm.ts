import { ApiError } from '@jst/api-client'
import {
  countRecipients,
  saveGlobalMessage,
  sendGlobalMessage,
  type GlobalMessage,
  type GlobalScope,
  type MessageTarget,
} from '@jst/contracts/messages'
import { failureOf, type App } from '@jst/feature-kit'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { texts } from './texts.ts'

interface Values {
  Title: string
  Description: string
  Link: string
  Scope: GlobalScope
  Targets: readonly MessageTarget[]
  /** Scheduled; `SendAt` is null until a time was given. */
  later: boolean
  SendAt: string | null
}
const blank: Values = { Title: '', Description: '', Link: '', Scope: 'all', Targets: [], later: false, SendAt: null }
const valuesOf = ({ Title, Description, Link, Scope, Targets, SendAt }: GlobalMessage): Values => ({
  Title,
  Description,
  Link,
  Scope,
  Targets,
  later: SendAt !== null,
  SendAt,
})
const words = texts.editor.missing

/** A message to many being written; saved as it grows, sent when its writer says so. Observable. */
export class GlobalForm {
  stored: GlobalMessage | undefined
  values: Values
  theirs: GlobalMessage | undefined = undefined
  errors: Readonly<Record<string, string>> = {}
  failure = ''
  dirty = false
  busy = false
  /** Grows with each change. */
  revision = 0
  /** When it was last saved; undefined until then. */
  savedAt: Date | undefined = undefined
  /** How many people would get it; undefined while that is being asked. */
  people: number | undefined = undefined
  private readonly api: App['api']
  private asked = 0

  /** `copyOf` gives a new draft its first words. */
  constructor(api: App['api'], { stored, copyOf }: { stored?: GlobalMessage | undefined; copyOf?: GlobalMessage | undefined }) {
    this.api = api
    this.stored = stored
    this.values = stored ? valuesOf(stored) : copyOf ? { ...valuesOf(copyOf), later: false, SendAt: null } : blank
    makeAutoObservable<this, 'api' | 'asked'>(
      this,
      {
        stored: observableRef,
        values: observableRef,
        theirs: observableRef,
        errors: observableRef,
        savedAt: observableRef,
        api: false,
        asked: false,
      },
      { autoBind: true },
    )
  }

  get editable(): boolean {
    return this.stored === undefined || this.stored.State === 'draft'
  }

  write(change: Partial<Values>): void {
    this.values = { ...this.values, ...change, ...(change.Scope && change.Scope !== this.values.Scope ? { Targets: [] } : {}) }
    this.errors = {}
    this.failure = ''
    this.dirty = true
    this.revision += 1
  }

  async count(): Promise<void> {
    this.asked += 1
    const mine = this.asked
    const { Scope, Targets } = this.values
    this.people = undefined
    try {
      const people = await this.api.call(countRecipients, { Scope, TargetIds: Targets.map(({ Id }) => Id) })
      if (mine === this.asked) runInAction(() => (this.people = people))
    } catch (error) {
      if (mine === this.asked) runInAction(() => (this.failure = failureOf(error).message))
    }
  }

  take(stored: GlobalMessage): void {
    this.stored = stored
    this.values = valuesOf(stored)
    this.theirs = undefined
    this.dirty = false
  }

  /** Goes on with what was typed, on top of the newer version. */
  keepMine(): void {
    if (this.theirs) this.stored = this.theirs
    this.theirs = undefined
    this.revision += 1
  }

  /** Saves the draft; what is typed meanwhile stays and waits for the next time. */
  async save(): Promise<boolean> {
    if (this.busy || this.theirs || !this.editable) return false
    const { revision } = this
    const { Title, Description, Link, Scope, Targets, later, SendAt } = this.values
    return this.attempt(async () => {
      const stored = await this.api.call(saveGlobalMessage, {
        Id: this.stored?.Id ?? 0,
        Title,
        Description,
        Link,
        Scope,
        TargetIds: Targets.map(({ Id }) => Id),
        SendAt: later ? SendAt : null,
        ...(this.stored ? { UpdateTime: this.stored.UpdateTime } : {}),
      })
      runInAction(() => {
        this.stored = stored
        this.savedAt = new Date()
        this.dirty = revision !== this.revision
      })
    })
  }

  /** True when nothing is missing; else the fields say what is. */
  check(): boolean {
    const { Title, Description, Scope, Targets, later, SendAt } = this.values
    this.errors = {
      ...(Title.trim() === '' ? { Title: words.title } : {}),
      ...(Description.trim() === '' ? { Description: words.description } : {}),
      ...(Scope !== 'all' && Targets.length === 0 ? { TargetIds: words.targets } : {}),
      ...(later && SendAt === null ? { SendAt: texts.editor.atMissing } : {}),
    }
    return Object.keys(this.errors).length === 0
  }

  /** Saves what is unsaved, then sends or schedules it. */
  async send(): Promise<boolean> {
    if ((this.dirty || !this.stored) && !(await this.save())) return false
    const { stored } = this
    if (!stored) return false
    return this.attempt(async () => {
      const sent = await this.api.call(sendGlobalMessage, { Id: stored.Id, UpdateTime: stored.UpdateTime })
      runInAction(() => this.take(sent))
    })
  }

  private async attempt(act: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.failure = ''
    try {
      await act()
      return true
    } catch (error) {
      runInAction(() => this.refused(error))
      return false
    } finally {
      runInAction(() => (this.busy = false))
    }
  }

  private refused(error: unknown): void {
    if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) this.theirs = error.data as GlobalMessage
    else if (error instanceof ApiError && error.issues.length > 0)
      this.errors = Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message]))
    else this.failure = failureOf(error).message
  }
}
