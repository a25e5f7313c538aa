import { houseBillStates } from '@jst/contracts/bills'
import { StatusTag } from '@jst/ui'

/** State of a bill, as the forwarder keeps it. */
export function Stage({ code }: { code: number }) {
  const state = houseBillStates.stateOf(code)
  return state ? <StatusTag tone={houseBillStates.states[state].tone}>{houseBillStates.states[state].zh}</StatusTag> : null
}
