import type { CopyStates, MergeState, SaveState, ValueConflict } from '@jst/store/keeping'
import { makeAutoObservable, observableRef } from 'mobx'

/** How it stands with the copies of a draft, and what waits for a person. Observable; whoever writes needs no action. */
export class DraftStates implements CopyStates, MergeState<ValueConflict> {
  private copies: CopyStates = { local: { kind: 'clean' }, server: { kind: 'clean' } }
  private waiting: MergeState<ValueConflict> = { conflicts: [], replacedValues: [] }

  constructor() {
    makeAutoObservable<this, 'copies' | 'waiting'>(this, { copies: observableRef, waiting: observableRef })
  }

  get local(): SaveState {
    return this.copies.local
  }
  set local(local: SaveState) {
    this.copies = { ...this.copies, local }
  }
  get server(): SaveState | null {
    return this.copies.server
  }
  set server(server: SaveState | null) {
    this.copies = { ...this.copies, server }
  }
  get conflicts(): readonly ValueConflict[] {
    return this.waiting.conflicts
  }
  set conflicts(conflicts: readonly ValueConflict[]) {
    this.waiting = { ...this.waiting, conflicts }
  }
  get replacedValues(): readonly ValueConflict[] {
    return this.waiting.replacedValues
  }
  set replacedValues(replacedValues: readonly ValueConflict[]) {
    this.waiting = { ...this.waiting, replacedValues }
  }
}
