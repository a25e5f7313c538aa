import type { Clock } from './ports.ts'

type Timer = ReturnType<typeof setTimeout>

/** The timers of the page. */
export const globalClock: Clock = {
  setTimeout: (run, delay) => setTimeout(run, delay),
  clearTimeout: (timer) => clearTimeout(timer as Timer),
  setInterval: (run, delay) => setInterval(run, delay),
  clearInterval: (timer) => clearInterval(timer as Timer),
}
