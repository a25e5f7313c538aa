import type { LiveFrameOf, LiveListener } from './events.ts'
import type { LiveFrame } from './ports.ts'

/** Listeners by message type. An exception in a listener is logged and does not stop the others. */
export class Listeners {
  readonly log: (message: string, error: unknown) => void
  readonly #byType = new Map<string, Set<LiveListener>>()
  readonly #any = new Set<(frame: LiveFrame) => void>()

  constructor(log: (message: string, error: unknown) => void) {
    this.log = log
  }

  /** The content is what the server sends under this name: the map of events says what that is, nothing checks it here. */
  add<Content>(type: string, listener: LiveListener<Content>): () => void {
    // Wrapped, so that adding the same function twice gives two registrations.
    const entry: LiveListener = (content) => listener(content as Content)
    const listeners = this.#byType.get(type) ?? new Set()
    this.#byType.set(type, listeners.add(entry))
    return () => void listeners.delete(entry)
  }

  addAny<Events>(listener: (frame: LiveFrameOf<Events>) => void): () => void {
    const entry = (frame: LiveFrame) => listener(frame as LiveFrameOf<Events>)
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
