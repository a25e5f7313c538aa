import type { OpenUpload } from '@jst/contracts/booking'
import { Panel } from '@jst/ui'
import { texts } from './texts.ts'

interface Part {
  readonly words: string
  readonly isAsked: boolean
}
/** The text in parts: each place that something is asked or told of stands for itself. */
function partsOf(text: string, phrases: readonly string[]): Part[] {
  const found = [...new Set(phrases)]
    .filter((words) => words !== '')
    .flatMap((words) => {
      const at = text.indexOf(words)
      return at < 0 ? [] : [{ start: at, end: at + words.length }]
    })
    .toSorted((a, b) => a.start - b.start)
  const parts: Part[] = []
  let end = 0
  for (const place of found) {
    if (place.start < end) continue
    parts.push({ words: text.slice(end, place.start), isAsked: false }, { words: text.slice(place.start, place.end), isAsked: true })
    end = place.end
  }
  return [...parts, { words: text.slice(end), isAsked: false }]
}

/** The pasted text beside its questions, with the words that they are about. */
export function NoteText({ text, note }: { text: string; note: NonNullable<OpenUpload['Note']> }) {
  const phrases = [...note.Questions, ...note.Told].map(({ Words }) => Words)
  return (
    <Panel title={texts.pasted}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls is reached by keyboard */}
      <p className="jst-note-text" tabIndex={0}>
        {partsOf(text, phrases).map(({ words, isAsked }, at) =>
          isAsked ? (
            <mark key={at} className="jst-note-asked">
              {words}
            </mark>
          ) : (
            <span key={at}>{words}</span>
          ),
        )}
      </p>
    </Panel>
  )
}
