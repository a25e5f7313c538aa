import type { Notice } from './model-options.ts'

/** Tells listeners of changes, and people of what an act came to. */
export class Announcer {
  /** Rises with every change; what `subscribe` tells of. */
  version = 0
  /** Current notice; undefined if there is none. */
  notice: Notice | undefined
  private moves = 0
  private readonly listeners = new Set<() => void>()

  /** Calls back after every change, until the returned function is called. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => void this.listeners.delete(listener)
  }

  /** Raises `version` and calls every listener: at the end of each act. */
  protected changed(): void {
    this.version++
    for (const listener of this.listeners) listener()
  }

  /** A notice survives the cursor move that belongs to it (Enter after a wrong value) and is cleared by the next. */
  protected moved(): void {
    if (this.notice && ++this.moves > 1) this.notice = undefined
  }

  /** Says a line in the status line and the live region. */
  tell(text: string, tone: Notice['tone'] = 'info'): void {
    this.moves = 0
    this.notice = { id: (this.notice?.id ?? 0) + 1, text, tone }
    this.changed()
  }
}
