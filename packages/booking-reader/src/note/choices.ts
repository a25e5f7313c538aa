import type { EntityField } from '@jst/contracts/entity'
import { bookingTransportTerms } from '@jst/contracts/booking'
import type { Span } from '../reading.ts'
import { no, why, yes } from '../texts.ts'
import { choiceWords, noWords, yesWords } from '../vocabulary.ts'
import { incotermPattern, incotermWords, transportEnds, transportPattern } from './vocabulary.ts'
import { matches, plainOf, without, type NoteContext } from './context.ts'

type Choice = Extract<EntityField, { kind: 'choice' }>

/** Values of choice fields by their keywords, with the spans. */
function chosenIn(context: NoteContext, { key, choices }: Choice, span: Span): { readonly value: string; readonly span: Span }[] {
  const text = plainOf(context, span).trim()
  if (key === 'TransportTerm')
    return matches(context, span, transportPattern).map(({ groups: [from = '', to = ''], span: at }) => ({
      value: `${transportEnds[from] ?? from}-${transportEnds[to] ?? to}`,
      span: at,
    }))
  if (key === 'Incoterm') {
    const [words, term = ''] = incotermPattern.exec(text) ?? []
    return words === undefined ? [] : [{ value: incotermWords[term] ?? term, span: { start: span.start, end: span.start + words.length } }]
  }
  const exact = Object.entries(choices).find(([code, zh]) => code === text || zh === text)
  if (exact) return [{ value: exact[0], span }]
  return (choiceWords[key] ?? []).flatMap(([pattern, value]) =>
    matches(context, span, new RegExp(pattern, 'g')).map((found) => ({ value, span: found.span })),
  )
}

export function readChoice(context: NoteContext, path: string, field: Choice, span: Span): Span[] {
  const { draft, layout } = context
  const value = layout.trim(span)
  if (value.start === value.end) return []
  const found = chosenIn(context, field, value)
  const values = [...new Set(found.map((one) => one.value))]
  const isChoice = values.length === 1 && Object.hasOwn(field.choices, values[0]!)
  if (isChoice) {
    draft.claim(path, values[0]!, ...found.map((one) => one.span))
    return without(
      value,
      found.map((one) => one.span),
    )
  }
  const offered = values.length > 1 ? values.filter((one) => one in field.choices) : Object.keys(field.choices)
  draft.ask(
    path,
    value,
    offered.slice(0, 12).map((one) => ({ Value: one, Zh: field.choices[one]! })),
    why.choice,
  )
  return []
}

export function readFlag(context: NoteContext, path: string, span: Span): void {
  const { draft, layout } = context
  const value = layout.trim(span)
  const text = plainOf(context, value)
  if (text === '') return
  if (yesWords.test(text)) draft.claim(path, true, value)
  else if (noWords.test(text)) draft.claim(path, false, value)
  else
    draft.ask(
      path,
      value,
      [true, false].map((one) => ({ Value: one, Zh: one ? yes : no })),
      why.choice,
    )
}

/** Transport terms in a line of their own. */
export function transportTerms(context: NoteContext, span: Span): { readonly value: string; readonly span: Span }[] {
  return matches(context, span, transportPattern).flatMap(({ groups: [from = '', to = ''], span: at }) => {
    const value = `${transportEnds[from] ?? from}-${transportEnds[to] ?? to}`
    return value in bookingTransportTerms ? [{ value, span: at }] : []
  })
}
