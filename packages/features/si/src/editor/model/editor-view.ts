import type { SiDraftSession } from '@jst/si-drafts'
import type { IssueTarget } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef } from 'mobx'
import type { FoundSet } from './findings.ts'
import type { HalfTyped } from './half-typed.ts'

/** Views of the main area. */
export type EditorMode = 'fill' | 'allocate' | 'preview' | 'compare'

/** Where a person is in the editor, and where the focus shall go next. */
export class EditorView {
  mode: EditorMode = 'fill'
  /** The containers have the page to themselves. */
  full = false
  /** A place that the focus shall go to; each request is a new object. */
  jump: IssueTarget | null = null
  private last = ''
  private readonly session: SiDraftSession
  private readonly found: () => FoundSet
  private readonly halfTyped: HalfTyped

  constructor(session: SiDraftSession, found: () => FoundSet, halfTyped: HalfTyped) {
    this.session = session
    this.found = found
    this.halfTyped = halfTyped
    makeAutoObservable<this, 'last' | 'session' | 'found' | 'halfTyped'>(this, {
      jump: observableRef,
      last: false,
      session: false,
      found: false,
      halfTyped: false,
    })
  }

  /** Position of the draft that is open. */
  get position(): number {
    return this.session.drafts.findIndex(({ id }) => id === this.session.currentId)
  }
  show(mode: EditorMode): void {
    this.mode = mode
  }
  setFull(full: boolean): void {
    this.full = full
  }
  /** Goes where a finding points to, in whatever draft. */
  goTo(target: IssueTarget): void {
    this.halfTyped.takeOver()
    const draft = this.session.drafts[target.draft]
    if (draft) this.session.switchTo(draft.id)
    this.mode = 'fill'
    if (target.container === undefined) this.full = false
    this.jump = { ...target }
  }
  /** Goes to a place of the draft that is open. */
  goHere(place: Omit<IssueTarget, 'draft'>): void {
    this.goTo({ ...place, draft: this.position })
  }
  /** The finding after the one gone to last, round and round. */
  goToNext(): void {
    const places = this.found().all.filter(({ target }) => target !== undefined)
    const next = places[(places.findIndex(({ key }) => key === this.last) + 1) % places.length]
    if (!next?.target) return
    this.last = next.key
    this.goTo(next.target)
  }
  landed(): void {
    this.jump = null
  }
  /** Opens the draft before or after the one that is open. */
  step(by: 1 | -1): void {
    this.halfTyped.takeOver()
    const next = this.session.drafts[this.position + by]
    if (next) this.session.switchTo(next.id)
  }
}
