import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { UnsavedForm } from '../app/UnsavedInput.ts'
import { isStale } from '../app/failure.ts'
import type { Difference } from './StaleComparison.tsx'
import { foundIn, problemsOf, refusalOf, shownAt } from './findings.ts'
import { fieldsIn, versionOf, wordsOf, type Findings, type FormKeeper, type FormSpec, type Stored, type UsedDraft } from './spec.ts'
import { readableOf } from './readable.ts'
import { keysOf, same, sameKind, shown, typedOver } from './values.ts'

/**
 * A form being filled: what was typed over what is stored, what is wrong with it, and its save. Nothing typed is lost: not by a refusal, not
 * by somebody else's save, not by an answer that comes while the typing goes on. Observable.
 */
export class FormModel<V extends object, S extends object = Stored, R = unknown> {
  values: V
  stored: S | undefined
  /** The newer version, since somebody else saved it first. */
  theirs: S | undefined = undefined
  /** Failure of the whole form, as a sentence. */
  failure = ''
  /** An act that the person asked for is under way. */
  busy = false
  /** A draft is on its way to the server. */
  storing = false
  /** True if the input was restored after a reload. */
  restored = false
  /** Keeps what is typed beyond the page: leaving it asks nothing. */
  keeper: FormKeeper | undefined = undefined
  /** Grows with each refusal: the first field with a finding gets the cursor. */
  refusals = 0
  /** Values of the fields without input; `theirs` as values. */
  first: V
  standing: V | undefined = undefined
  private spec: FormSpec<V, S, R>
  private tried = false
  private found: Findings = {}
  private unsaveable: V | undefined = undefined
  private under: Promise<boolean> | undefined = undefined
  private last: { readonly answer: R; readonly sent: V } | undefined = undefined

  constructor(spec: FormSpec<V, S, R>) {
    this.spec = spec
    this.stored = spec.stored
    this.values = this.first = spec.start(spec.stored)
    const byReference = {
      values: observableRef,
      first: observableRef,
      standing: observableRef,
      stored: observableRef,
      theirs: observableRef,
      keeper: observableRef,
    }
    // not cached: a declaration may look at more than the form
    const annotations = { errors: false, differences: false, keep: false, autosave: false } as const
    makeAutoObservable<this, 'found' | 'unsaveable' | 'spec' | 'under' | 'last'>(
      this,
      { ...byReference, ...annotations, found: observableRef, unsaveable: observableRef, spec: false, under: false, last: false },
      { autoBind: true },
    )
  }

  /** The declaration as the screen last wrote it. */
  declare(spec: FormSpec<V, S, R>): void {
    this.spec = spec
  }
  get keep(): string | undefined {
    return this.spec.keep
  }
  get autosave(): number | undefined {
    return this.spec.autosave
  }

  get dirty(): boolean {
    return keysOf(this.values).some((key) => !same(this.values[key], this.first[key]))
  }
  /** Something was typed that is worth a question before it is left. */
  get asks(): boolean {
    return this.dirty && !this.spec.unasked && !this.keeper
  }
  /** Something waits to be saved by itself; what was refused waits for another change. */
  get due(): boolean {
    return this.dirty && !this.busy && !this.storing && !this.theirs && this.values !== this.unsaveable
  }
  /** Errors by field: the form's own after the first save, and those of the server until the field is changed. */
  get errors(): Readonly<Record<string, string>> {
    const clientProblems = this.tried ? problemsOf(this.spec, this.values, this.stored) : {}
    return Object.fromEntries(foundIn({ ...this.found, ...clientProblems }))
  }
  /** Input merged over the stored values. */
  get merged(): V {
    const { standing, values, first } = this
    return standing ? typedOver(standing, values, first) : values
  }
  /** Where what was typed differs from what stands now, as people read it. */
  get differences(): Difference[] {
    const { standing, merged, first } = this
    if (!standing) return []
    return fieldsIn(this.spec)
      .map(([key, field]) => {
        const of = (values: V) => shown(field, values, key, wordsOf(this.spec))
        return { key, label: field.label, before: of(first), theirs: of(standing), mine: of(merged) }
      })
      .filter(({ theirs, mine }) => theirs !== mine)
  }

  /** Props for a control of this field. */
  field<K extends string & keyof V>(key: K) {
    const { label = '', required = false } = this.spec.fields?.[key] ?? {}
    const onChange = (value: V[K]) => this.write({ [key]: value } as unknown as Partial<V>)
    return { label, required: Boolean(required), value: this.values[key], error: this.errors[key], onChange }
  }
  write(change: Partial<V>): void {
    this.values = { ...this.values, ...change }
    const written = keysOf(change)
    const stays = (key: string) => !written.some((one) => key === one || key.startsWith(`${one}[`) || key.startsWith(`${one}.`))
    this.found = Object.fromEntries(Object.entries(this.found).filter(([key]) => stays(key)))
  }
  /** A failure that the form itself finds. */
  fail(message: string): void {
    this.failure = message
    this.refusals += 1
  }

  /** Checks, then saves, once at a time. Undefined when it was not saved; then the form says why. */
  async save(): Promise<R | undefined> {
    if (this.busy || this.theirs || !this.check()) return undefined
    return this.answered(this.run(() => this.put(false)))
  }
  /** Saves a draft as it is. The person goes on meanwhile. */
  async store(): Promise<R | undefined> {
    if (this.busy || this.storing || this.theirs) return undefined
    this.storing = true
    const sent = this.values
    const done = await this.answered(this.attempt(() => this.put(true)))
    runInAction(() => {
      this.storing = false
      if (done === undefined) this.unsaveable = sent
    })
    return done
  }
  /** Within an act that needs what is typed on the server: saves the draft. */
  async flush(): Promise<void> {
    if (this.dirty || !this.stored) await this.put(true)
  }
  /** False when something is wrong; the fields show it from now on. `only`: of these fields, for an act that needs no others. */
  check(...only: readonly (string & keyof V)[]): boolean {
    const keys: readonly string[] = only
    const wrong = foundIn(problemsOf(this.spec, this.values, this.stored)).filter(([key]) => keys.length === 0 || keys.includes(key))
    if (only.length === 0) this.tried = true
    else this.found = Object.fromEntries(wrong)
    this.failure = wrong
      .flatMap(([key, problem]) => (shownAt(this.spec, key) === undefined ? [problem] : []))
      .join(wordsOf(this.spec).failure.joint)
    if (wrong.length > 0) this.refusals += 1
    return wrong.length === 0
  }
  /** Any act of the form, once at a time. False when it was refused: findings go to their fields, a newer version asks for a choice. */
  async run(act: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.found = {}
    if (this.storing) await this.under
    const done = await this.attempt(act)
    runInAction(() => {
      this.busy = false
      if (!done) this.refusals += 1
    })
    return done
  }

  /** A record replaces everything that was typed. */
  take(stored: S): void {
    this.stored = stored
    this.show(this.spec.start(stored))
  }
  /** A newer version from elsewhere, where nothing is typed that it could harm, or where it shows nothing new in these fields. */
  follow(stored: S): void {
    if (this.busy || this.theirs || (versionOf(stored) ?? '') <= (versionOf(this.stored) ?? '')) return
    if (!this.dirty) this.take(stored)
    else if (same(this.spec.start(stored), this.first)) this.stored = stored
  }
  /** Begins anew. */
  clear(): void {
    this.stored = undefined
    this.show(this.spec.start(undefined))
  }
  /** A newer version below what was typed. */
  rebase(stored: S): void {
    const now = this.spec.start(stored)
    this.goOn(stored, now, typedOver(now, this.values, this.first))
  }
  /** The newer version in place of what was typed. */
  takeTheirs(): void {
    if (!this.theirs || !this.standing) return
    this.stored = this.theirs
    this.show(this.standing)
  }
  /** Saves what was typed on top of the newer version. */
  async keepMine(): Promise<R | undefined> {
    this.merge(this.merged)
    return this.spec.autosave === undefined ? this.save() : this.store()
  }
  /** Goes on from the newer version with what was chosen. */
  merge(values: V): void {
    if (this.theirs && this.standing) this.goOn(this.theirs, this.standing, values)
  }
  /** Discards the input. */
  giveUp(): void {
    if (this.theirs) this.takeTheirs()
    else this.show(this.first)
  }

  /** Name of a field, and a value of it as people read it. */
  readable(key: string, value: unknown): { readonly label: string; readonly said: string } {
    return readableOf(this.spec, this.values, key, value)
  }

  /** Input to store, so that nothing typed is lost with the page. */
  get unsavedForm(): UnsavedForm | undefined {
    const { dirty, stored, first, values } = this
    return dirty ? { version: versionOf(stored), first, values } : undefined
  }
  /** Goes on with what was kept; over a record that was saved since, it asks for a choice. */
  restore({ version, first, values }: UnsavedForm): void {
    if (keysOf(this.first).some((key) => !sameKind((values as V)[key], this.first[key]))) return
    this.values = { ...this.first, ...values }
    if (this.stored && version !== versionOf(this.stored)) {
      this.first = { ...this.first, ...first }
      this.overtake(this.stored)
    }
    this.restored = this.dirty
  }

  private show(values: V): void {
    this.values = this.first = values
    this.theirs = this.standing = undefined
    this.found = {}
    this.failure = ''
    this.tried = this.restored = false
  }
  private goOn(stored: S, first: V, values: V): void {
    this.stored = stored
    this.first = first
    this.values = values
    this.theirs = this.standing = undefined
  }
  private async attempt(act: () => Promise<unknown>): Promise<boolean> {
    this.failure = ''
    const attempt = act().then(
      () => true,
      (error: unknown) => {
        runInAction(() => this.refuse(error))
        return false
      },
    )
    this.under = attempt
    return attempt
  }
  private async put(draft: boolean): Promise<void> {
    const sent = this.values
    const act = async (used?: UsedDraft) => {
      const answer = (await this.spec.save?.(sent, this.stored, ...(used ? [used] : []))) as R
      runInAction(() => this.settle(sent, answer, draft))
      this.last = { answer, sent }
    }
    await (this.keeper ? this.keeper.saving(act) : act())
  }
  private async answered(attempt: Promise<boolean>): Promise<R | undefined> {
    if (!(await attempt) || !this.last) return undefined
    const { answer, sent } = this.last
    this.spec.saved?.(answer, sent)
    return answer
  }
  /** Keeps input since the request, which is still to be saved. A draft stays as it is typed. */
  private settle(sent: V, answer: unknown, draft: boolean): void {
    const stored = versionOf(answer) === undefined ? undefined : (answer as S)
    const now = stored && !draft ? this.spec.start(stored) : sent
    this.values = typedOver(now, this.values, sent)
    this.first = now
    this.stored = stored ?? this.stored
    this.tried = this.restored = false
  }
  private refuse(error: unknown): void {
    if (isStale(error) && error.data) return this.overtake(error.data as S, error.message)
    const { found, failure } = refusalOf(this.spec, error)
    this.found = found
    this.failure = failure
  }
  private overtake(theirs: S, said = ''): void {
    if (this.spec.overtaken) return this.spec.overtaken(theirs, said)
    if (this.stored && !this.dirty) {
      // nothing was typed that could be lost
      this.take(theirs)
      this.failure = wordsOf(this.spec).stale.shown
      return
    }
    this.theirs = theirs
    this.standing = this.spec.start(theirs)
  }
}
