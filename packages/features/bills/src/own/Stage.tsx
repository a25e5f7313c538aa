import { houseBillStates } from '@jst/contracts/bills'
import { StatusTag } from '@jst/ui'
import { texts } from './texts.ts'

/** State of a bill, as the forwarder keeps it, in the language of the page. */
export function Stage({ code }: { code: number }) {
  const state = houseBillStates.stateOf(code)
  return state ? <StatusTag tone={houseBillStates.states[state].tone}>{texts.states[state]}</StatusTag> : null
}
