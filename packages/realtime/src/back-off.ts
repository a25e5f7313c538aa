import { reconnectDelay } from './live-channel.ts'

/** The 5 seconds of the specification for the first failures in a row, from then on twice as long each time, without jitter. */
export function backOff({ after = 5, most = 60_000 }: { after?: number; most?: number } = {}): (failures: number) => number {
  return (failures) => Math.min(most, reconnectDelay * 2 ** Math.max(0, failures - after))
}
