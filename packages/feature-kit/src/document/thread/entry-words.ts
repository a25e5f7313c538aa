import { statesOf, type DocumentEntry, type DocumentFacts, type EventFacts } from '@jst/contracts/document'
import type { MoveFacts } from '@jst/contracts'
import type { Tone } from '@jst/ui'
import { texts } from '../texts.ts'

const words = texts.thread

const moveOf = (document: DocumentFacts, event: string): MoveFacts | EventFacts | undefined =>
  statesOf(document)?.moves[event] ?? document.events?.[event]

/** What an entry is called: a move by its word, what parts did by theirs. */
export const titleOf = (document: DocumentFacts, { Event }: DocumentEntry): string =>
  Event === 'comment' ? words.commented : (moveOf(document, Event)?.zh ?? words.events[Event] ?? Event)

export const toneOf = (document: DocumentFacts, { Event }: DocumentEntry): Tone =>
  Event === 'comment' ? 'blue' : (moveOf(document, Event)?.tone ?? 'grey')

/** Word of the reason of a move. */
export const reasonOf = (document: DocumentFacts, { Event, Reason }: DocumentEntry): string =>
  moveOf(document, Event)?.reasons?.find(({ code }) => code === Reason)?.zh ?? Reason

/** `信用额度：3 → 5`; lists by their words, what was empty as （空）. */
export function changeWords(document: DocumentFacts, { Field, Before, After }: DocumentEntry['Changes'][number]): string {
  const facts = document.fields[Field]
  const one = (value: unknown): string => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return words.blank
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (Array.isArray(value)) return value.map(one).join('；')
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return facts?.values?.[text] ?? text
  }
  const label = facts?.zh ?? document.charges?.[Field]?.zh ?? Field
  return `${label}：${one(Before)} → ${one(After)}`
}
