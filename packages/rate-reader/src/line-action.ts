import type { Token, TokenOf } from '@jst/text-reader'
import type { LineFacts } from './line-facts.ts'
import type { ActionKind } from './reading.ts'

/** Strongest first: of several keywords the strongest decides. */
const actions: readonly string[] = ['withdraw', 'correct', 'increase', 'full', 'announce'] satisfies ActionKind[]
/** Separator between the names of a list. */
export const listSigns = '/、,+ &.:'
/** Words for the prices that are withdrawn. */
const takenBack = /以上|以下|上述|前述|此前|之前|原|旧|该|此|价|上次|昨|RATES?|QUOT|OFFER|ABOVE|BELOW|PREVIOUS/
const modal = new Set(['maybe', 'after', 'closed'])

/**
 * Action of a line other than quoting prices. Keywords of withdrawal need a word for prices, those of an increase an amount or a date. GRI
 * in a list of included charges, or before prices, is no action.
 */
export function actionIn(tokens: readonly Token[], words: string): LineFacts['action'] {
  let listed = false
  const found: TokenOf<'word'>[] = []
  const isModal = tokens.some((token) => token.is === 'word' && modal.has(token.word))
  const offers = tokens.some((token) => token.is === 'name' && token.kind === 'port') && tokens.some(({ is }) => is === 'number')
  for (const [at, token] of tokens.entries()) {
    if (token.is === 'sign' && !listSigns.includes(token.sign)) listed = false
    if (token.is !== 'word') continue
    if (token.word === 'include' || token.word === 'exclude') listed = true
    else if (!actions.includes(token.word)) continue
    else if (token.word === 'increase') {
      const next = tokens[at + 1]
      const trailing = next?.is === 'word' && (next.word === 'include' || next.word === 'exclude')
      // a keyword after a price in the same line is a remark on that price
      if (!isModal && !(listed && token.text === 'GRI') && !trailing && !(offers && token.text === 'GRI' && !raises(tokens, at)))
        found.push(token)
    } else if (token.word === 'withdraw') {
      if (takenBack.test(words.replace(token.text, '')) || tokens.length < 4) found.push(token)
    } else if (token.word !== 'full' || !/可|免|加/.test(words.slice(0, 2))) found.push(token)
  }
  // an increase of a charge is reported
  const ofCharge = tokens.some((token) => token.is === 'name' && token.kind === 'charge' && token.word !== 'GRI')
  for (const [at, one] of found.entries())
    if (one.word === 'increase' && ofCharge && !tokens.some((token) => token.is === 'word' && token.text === 'GRI'))
      found[at] = { ...one, word: 'announce' }
  const [first] = found.toSorted((a, b) => actions.indexOf(a.word) - actions.indexOf(b.word))
  return first && { value: first.word as ActionKind, span: first }
}
/** A date before the keyword, or an amount directly after it. */
const raises = (tokens: readonly Token[], at: number) =>
  tokens.slice(0, at).some(({ is }) => is === 'days') || tokens[at + 1]?.is === 'number' || tokens[at + 1]?.is === 'currency'
