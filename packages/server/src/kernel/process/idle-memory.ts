import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Calls a second: at `load` the process is under load, at `rest` and below it is idle. */
const load = 200
const rest = 20
const restSeconds = 5

type CollectGarbage = (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * Collects all garbage and gives the pages that become free back to the system, which V8 does not do by itself. Stops everything for some 0.1 to 0.3
 * seconds.
 */
function giveMemoryBack(): void {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as CollectGarbage
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}

/**
 * Gives memory back once after each load, when calls have become few. Under load V8 may let garbage grow; afterwards it would keep those pages for
 * good.
 */
export class IdleMemory {
  private calls = 0
  private loaded = false
  private quiet = 0
  private readonly giveBack: () => void

  constructor(giveBack: () => void = giveMemoryBack) {
    this.giveBack = giveBack
  }

  call(): void {
    this.calls++
  }

  /** To be called every second. */
  second(): void {
    if (this.calls >= load) this.loaded = true
    this.quiet = this.calls <= rest ? this.quiet + 1 : 0
    this.calls = 0
    if (!this.loaded || this.quiet < restSeconds) return
    this.loaded = false
    this.giveBack()
  }
}
