import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si'
import type { DraftClock } from '@jst/si-drafts'
import { makeAutoObservable, observableRef } from 'mobx'
import { foundIn, nothingFound, type FoundSet } from './findings.ts'

/** Milliseconds of rest after which a set is checked again. */
const restBeforeCheck = 250

/** What is checked, and by which rules. */
export interface CheckedSet {
  readonly drafts: () => readonly SiRecord[]
  readonly issues: () => Issue[]
}

/** Findings of a set as one types: local rules once typing rests, the server's as long as the set is what it was asked about. */
export class SetChecker {
  /** Somebody asked for a check: empty fields are reproached from now on. */
  strict = false
  found: FoundSet = nothingFound
  private serverIssues: readonly Issue[] = []
  /** The drafts that the server's findings are about; they say nothing about later ones. */
  private judged: readonly SiRecord[] = []
  private timer: unknown = undefined
  private readonly set: CheckedSet
  private readonly clock: DraftClock

  constructor(set: CheckedSet, clock: DraftClock) {
    this.set = set
    this.clock = clock
    makeAutoObservable<this, 'serverIssues' | 'judged' | 'timer' | 'set' | 'clock'>(this, {
      found: observableRef,
      serverIssues: false,
      judged: false,
      timer: false,
      set: false,
      clock: false,
    })
  }

  /** Looks again once typing rests. */
  soon(): void {
    this.clock.clearTimeout(this.timer)
    this.timer = this.clock.setTimeout(() => this.look(), restBeforeCheck)
  }
  look(): void {
    this.clock.clearTimeout(this.timer)
    const drafts = this.set.drafts()
    if (drafts.length === 0) return
    this.found = foundIn(this.set.issues(), this.judged === drafts ? this.serverIssues : [], drafts.length, this.strict)
  }
  /** From now on everything is told; answers whether nothing blocks. */
  insist(): boolean {
    this.strict = true
    this.look()
    return this.found.errors === 0
  }
  /** What the server says about the drafts as they stand; answers whether nothing blocks. */
  take(issues: readonly Issue[]): boolean {
    this.serverIssues = issues
    this.judged = this.set.drafts()
    return this.insist()
  }
  reset(): void {
    this.strict = false
    this.serverIssues = []
    this.look()
  }
  dispose(): void {
    this.clock.clearTimeout(this.timer)
  }
}
