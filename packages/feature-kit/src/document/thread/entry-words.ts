import { eventFactsOf, type DocumentEntry, type DocumentFacts, type ShipmentEntry } from '@jst/contracts/document'
import { reworded } from '@jst/contracts/values'
import type { Tone } from '@jst/ui'
import type { DocumentWords } from '../texts.ts'

/** An entry in the words that people read. */
export interface EntryWords {
  readonly title: string
  readonly tone: Tone
  readonly reason: string
  readonly changes: readonly { readonly field: string; readonly text: string }[]
  /** Notes of a step, such as the number of its changes. */
  readonly notes: readonly string[]
}

/** Common names of events; an event without a name stands for itself. */
const defaultTitle = (event: string, words: DocumentWords['thread']): string =>
  event === 'comment' ? words.commented : (words.events[event] ?? event)

/** An entry of a kind that the page knows. */
export function wordsOf(document: DocumentFacts, entry: DocumentEntry, texts: DocumentWords): EntryWords {
  const about = eventFactsOf(document, entry.Event)
  return {
    title: about?.zh ?? defaultTitle(entry.Event, texts.thread),
    tone: about?.tone ?? (entry.Event === 'comment' ? 'blue' : 'grey'),
    reason: about?.reasons?.find(({ code }) => code === entry.Reason)?.zh ?? entry.Reason,
    changes: entry.Changes.map((change) => ({ field: change.Field, text: changeWords(document, change, texts) })),
    notes: [],
  }
}

/** An entry of any kind of a shipment: the server has put it into the words of its kind. */
export const shipmentWordsOf = (entry: ShipmentEntry, texts: DocumentWords): EntryWords => {
  const words = texts.thread
  return {
    title: [
      words.shipment.event(entry.Title, entry.Event) || defaultTitle(entry.Event, words),
      entry.Version > 0 ? words.version(entry.Version) : '',
    ]
      .filter(Boolean)
      .join(' · '),
    tone: entry.Tone,
    reason: words.shipment.reason(entry.ReasonName, entry.Reason),
    changes: entry.Changes.map(({ Field, Label, ...values }) => ({
      field: Field,
      text: changeWords({ fields: { [Field]: { zh: words.shipment.field(Label, Field) } } }, { Field, ...values }, texts),
    })),
    notes: [
      ...(entry.Differences > 0 ? [words.differences(entry.Differences)] : []),
      ...(entry.FieldRemarks > 0 ? [words.fieldRemarks(entry.FieldRemarks)] : []),
    ],
  }
}

/** Facts of a kind that texts of a change need. */
interface ChangeFacts {
  readonly fields: Readonly<
    Record<
      string,
      { readonly zh: string; readonly values?: Readonly<Record<string, string>>; readonly words?: Readonly<Record<string, string>> }
    >
  >
  readonly charges?: Readonly<Record<string, { readonly zh: string }>>
}

/** `信用额度：3 → 5`; lists by their words, what was empty as （空）. */
function changeWords(document: ChangeFacts, { Field, Before, After }: DocumentEntry['Changes'][number], texts: DocumentWords): string {
  const words = texts.thread
  const facts = document.fields[Field]
  const one = (value: unknown): string => {
    if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)) return words.blank
    if (typeof value === 'boolean') return value ? words.yes : words.no
    if (Array.isArray(value)) return value.map(one).join(texts.joint)
    const text = typeof value === 'string' ? value : JSON.stringify(value)
    return facts?.values?.[text] ?? reworded(text, facts?.words)
  }
  const label = facts?.zh ?? document.charges?.[Field]?.zh ?? Field
  return texts.labelled(label, `${one(Before)} → ${one(After)}`)
}
