import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Clean-up stack: ends or removes its entries in reverse order, also after an error. */
export class Scope {
  private readonly endings: (() => unknown)[] = []
  private ended: Promise<void> | undefined

  defer(ending: () => unknown): void {
    this.endings.push(ending)
  }

  /** An empty folder that goes with the scope. */
  folder(name: string): string {
    const folder = mkdtempSync(path.join(tmpdir(), `jst-bench-${name}-`))
    this.defer(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return folder
  }

  /** Runs every ending, once, however often it is asked for; one that fails does not stop the others. */
  end(): Promise<void> {
    this.ended ??= this.runEndings()
    return this.ended
  }

  private async runEndings(): Promise<void> {
    for (let ending = this.endings.pop(); ending; ending = this.endings.pop()) {
      try {
        await ending()
      } catch (error) {
        console.error(`could not clean up: ${(error as Error).message}`)
      }
    }
  }
}
