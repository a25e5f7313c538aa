import { texts } from './server.texts.ts'

/**
 * A terminal's Ctrl-C comes to the whole group of processes, and once more from each starter that passes it on: within this time it is the same one.
 */
const sameSignalMs = 1_000

/** Stops in order when the process is told to; a second signal, or ten seconds, ends it at once. `say` takes a line for the operator. */
export function stopOnSignals(stop: () => Promise<void>, say: (line: string) => void): void {
  let stoppingSince: number | undefined
  const onSignal = () => {
    if (stoppingSince !== undefined) {
      if (performance.now() - stoppingSince > sameSignalMs) process.exit(1)
      return
    }
    stoppingSince = performance.now()
    say(texts.draining)
    setTimeout(() => process.exit(1), 9_500).unref()
    stop().then(
      () => process.exit(0),
      (error: Error) => {
        process.stderr.write(texts.stopFailed(error.message))
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
