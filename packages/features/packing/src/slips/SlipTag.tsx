import { StatusTag, type Tone } from '@jst/ui'
import { slipStates } from './states.ts'

const states: Readonly<Record<string, { readonly zh: string; readonly tone: Tone }>> = slipStates.states

/** How a slip stands. @param state its code */
export function SlipTag({ state }: { state: number }) {
  const facts = states[slipStates.stateOf(state) ?? '']
  return facts ? <StatusTag tone={facts.tone}>{facts.zh}</StatusTag> : null
}
