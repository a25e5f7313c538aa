import type { NoteFacts } from './facts.ts'
import { missingFields } from './missing.ts'
import { newContext, type NoteContext } from './note/context.ts'
import { fieldOf, NoteDraft, pathLabel } from './note/draft.ts'
import { finish } from './note/finish.ts'
import { withSecond, type PointedPlace } from './note/second.ts'
import { unreadFacts } from './note/unread-facts.ts'
import { Layout } from './note/layout.ts'
import { Walk } from './note/walk.ts'
import type { Fates } from '@jst/text-reader'
import type { NoteReading, NoteSource, Span } from './reading.ts'

/** Reading of a part of a source, with a mark on each of its characters. */
export function readingOf(context: NoteContext, scope: readonly Span[], pointed: readonly PointedPlace[] = []): NoteReading {
  const { draft, layout, facts } = context
  finish(context)
  const Dropped = withSecond(context, pointed, scope)
  const { content, found, questions } = draft.result()
  const marks = scope
    .flatMap((span) => draft.marks.between(span))
    .flatMap(({ as, ...span }) => layout.places(span).map(({ start, end, place }) => ({ start, end, As: as, place })))
  const unread = marks.filter(({ As }) => As === 'unread').map((mark) => ({ Words: layout.words(mark), ...mark.place }))
  const unreadParts = unreadFacts(
    context,
    marks.filter(({ As }) => As === 'unread'),
  )
  return {
    Content: content,
    Found: found,
    Questions: questions,
    Unread: unread,
    Told: unreadParts.flatMap(({ path, span }) =>
      layout.places(span).map((at) => ({ Path: path, Label: pathLabel(path), Words: layout.words(at), ...at.place })),
    ),
    Dropped,
    Marks: marks.map(({ As, place }) => ({ As, ...place })),
    Missing: missingFields(
      content,
      questions.map(({ Path }) => Path),
      facts.today,
    ),
  }
}

/** A draft that names values for people by the facts. */
export function newDraft(layout: Layout, facts: NoteFacts, marks?: Fates): NoteDraft {
  const nameOf = (path: string, value: string) => {
    const field = fieldOf(path)
    if (field?.kind === 'reference')
      return facts.nameOf(field.to === 'port' ? 'port' : field.to === 'carrier' ? 'carrier' : 'currency', value)
    return field?.kind === 'choice' ? (field.choices[value] ?? value) : value
  }
  return new NoteDraft(layout, nameOf, marks)
}

/** Reads a text or sheet as one booking. */
export function noteReading(
  source: Exclude<NoteSource, { kind: 'dcsa' }>,
  facts: NoteFacts,
  bareBoxes = false,
  pointed: readonly PointedPlace[] = [],
): NoteReading {
  const layout = new Layout(source)
  const context = newContext(layout, facts, newDraft(layout, facts), layout.plain, bareBoxes)
  for (const page of layout.pages) new Walk(context, page, source.kind === 'tables').read()
  return readingOf(context, source.kind === 'text' ? [{ start: 0, end: layout.text.length }] : layout.pages.flat(2), pointed)
}
