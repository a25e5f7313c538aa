import type { LiveFrame, LiveFrameListener, LiveListener } from './ports.ts'

/** Who wants to hear of which message. A listener that throws is logged and does not keep the others from hearing. */
export class Listeners {
  readonly log: (message: string, error: unknown) => void
  readonly #byType = new Map<string, Set<LiveListener>>()
  readonly #any = new Set<LiveFrameListener>()

  constructor(log: (message: string, error: unknown) => void) {
    this.log = log
  }

  add(type: string, listener: LiveListener): () => void {
    // Wrapped, so that adding the same function twice gives two registrations.
    const entry: LiveListener = (content) => listener(content)
    const listeners = this.#byType.get(type) ?? new Set()
    this.#byType.set(type, listeners.add(entry))
    return () => void listeners.delete(entry)
  }

  addAny(listener: LiveFrameListener): () => void {
    const entry: LiveFrameListener = (frame) => listener(frame)
    this.#any.add(entry)
    return () => void this.#any.delete(entry)
  }

  /** Calls those registered at this moment. */
  tell(frame: LiveFrame): void {
    for (const listener of Array.from(this.#byType.get(frame.type) ?? [])) this.#call(() => listener(frame.content))
    for (const listener of Array.from(this.#any)) this.#call(() => listener(frame))
  }

  #call(run: () => void): void {
    try {
      run()
    } catch (error) {
      this.log('realtime: a listener failed', error)
    }
  }
}
