import type { SiStatus } from '@jst/contracts/si'

/** The states that the demo orders are in, by position; the rest wait for their SI. */
const statuses: readonly SiStatus[] = [
  ...repeat(1, 11),
  ...repeat(2, 10),
  ...repeat(3, 5),
  ...repeat(4, 3),
  ...repeat(5, 3),
  ...repeat(6, 2),
  8,
  9,
]
const firstWithSi = 24

function repeat(status: SiStatus, times: number): SiStatus[] {
  return Array.from({ length: times }, () => status)
}

/** State of the instruction of an order; undefined: nothing has been submitted yet. */
export const statusOf = (index: number): SiStatus | undefined => statuses[index - firstWithSi]
