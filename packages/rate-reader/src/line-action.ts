import type { LineFacts } from './line-facts.ts'
import type { ActionKind } from './reading.ts'
import type { Token, TokenOf } from './tokens.ts'

/** Strongest first: of several words the strongest says what a line does. */
const actions: readonly string[] = ['withdraw', 'correct', 'increase', 'full', 'announce'] satisfies ActionKind[]
/** Between the names of a list. */
export const listSigns = '/、,+ &.:'

/** What a line does beside telling prices. A GRI among what is included is a charge. */
export function actionIn(tokens: readonly Token[]): LineFacts['action'] {
  let listed = false
  const found: TokenOf<'word'>[] = []
  for (const token of tokens) {
    if (token.is === 'sign' && !listSigns.includes(token.sign)) listed = false
    if (token.is !== 'word') continue
    if (token.word === 'include' || token.word === 'exclude') listed = true
    else if (actions.includes(token.word) && !(listed && token.text === 'GRI')) found.push(token)
  }
  const [first] = found.toSorted((a, b) => actions.indexOf(a.word) - actions.indexOf(b.word))
  return first && { value: first.word as ActionKind, span: first }
}
