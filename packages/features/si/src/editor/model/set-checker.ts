import type { Issue } from '@jst/contracts'
import type { SiRecord } from '@jst/contracts/si'
import type { DraftClock } from '@jst/si-drafts'
import { runThrough, type Steps } from '@jst/si-drafts/rules'
import { makeAutoObservable, observableRef } from 'mobx'
import { findingSteps, nothingFound, type FoundSet } from './findings.ts'

/** Milliseconds of rest after which a set is checked again. */
const restBeforeCheck = 250
/** Time budget of one slice of a check in milliseconds; the rest of a frame belongs to input and painting. */
const stretch = 8

/** Drafts to check, with their rules. */
export interface CheckedSet {
  readonly drafts: () => readonly SiRecord[]
  readonly issues: () => Steps<Issue[]>
}

/**
 * Findings of a set as one types: local rules once typing rests, the server's as long as the set is what it was asked about. A large set
 * is checked piece by piece, and what is typed meanwhile ends the check.
 */
export class SetChecker {
  /** True once a check was requested: empty fields are findings from then on. */
  strict = false
  found: FoundSet = nothingFound
  private serverIssues: readonly Issue[] = []
  /** The drafts that the server's findings are about; they say nothing about later ones. */
  private checked: readonly SiRecord[] = []
  private timer: unknown = undefined
  private readonly set: CheckedSet
  private readonly clock: DraftClock

  constructor(set: CheckedSet, clock: DraftClock) {
    this.set = set
    this.clock = clock
    makeAutoObservable<this, 'serverIssues' | 'checked' | 'timer' | 'set' | 'clock'>(this, {
      found: observableRef,
      serverIssues: false,
      checked: false,
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
  /** Looks now; at a large set until the frame is over, and on in the next ones. */
  look(): void {
    this.clock.clearTimeout(this.timer)
    if (this.set.drafts().length > 0) this.goOn(this.steps())
  }
  /** Reports all findings from now on, empty fields included. Returns true if none of them blocks. */
  insist(): boolean {
    this.strict = true
    this.clock.clearTimeout(this.timer)
    if (this.set.drafts().length > 0) this.found = runThrough(this.steps())
    return this.found.errors === 0
  }
  /** Takes the server's findings on the present drafts. Returns true if none of them blocks. */
  take(issues: readonly Issue[]): boolean {
    this.serverIssues = issues
    this.checked = this.set.drafts()
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

  private goOn(steps: Steps<FoundSet>): void {
    const until = this.clock.now() + stretch
    do {
      const { done, value } = steps.next()
      if (done) {
        this.found = value
        return
      }
    } while (this.clock.now() < until)
    this.timer = this.clock.setTimeout(() => this.goOn(steps), 0)
  }
  private steps(): Steps<FoundSet> {
    const drafts = this.set.drafts()
    const server = this.checked === drafts ? this.serverIssues : []
    return checkSteps(this.set.issues(), server, drafts.length, this.strict)
  }
}

function* checkSteps(local: Steps<Issue[]>, server: readonly Issue[], draftCount: number, strict: boolean): Steps<FoundSet> {
  return yield* findingSteps(yield* local, server, draftCount, strict)
}
