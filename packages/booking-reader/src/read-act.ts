import { plain } from '@jst/text-reader'
import type { NoteFacts } from './facts.ts'
import { actOf, blanked, type SaidAct } from './note/acts.ts'
import { pathLabel } from './note/draft.ts'
import { noteReading } from './read-one.ts'
import type { NoteAct, NoteContent, NoteMark, NoteReading } from './reading.ts'

/** Values of a reading by path, as people read them. */
function valuesOf({ Values, Cargo, Boxes, Parties }: NoteContent): Map<string, string> {
  const lines = (part: string, all: NoteContent['Cargo']) =>
    all.flatMap((line, at) => Object.entries(line).map(([key, value]) => [`${part}[${at}].${key}`, String(value)] as const))
  const values = Object.entries(Values).map(([key, value]) => [`Values.${key}`, String(value)] as const)
  const parties = Parties.map(({ Role, Party }) => [`Parties.${Role}`, Party.NameEn || Party.NameZh] as const)
  return new Map([...parties, ...values, ...lines('Cargo', Cargo), ...lines('Boxes', Boxes)])
}

/** A text that changes or cancels a booking that stands; undefined: it is a booking. What stood before is read for itself. */
export function actReading(text: string, facts: NoteFacts): NoteReading | undefined {
  const said = actOf(plain(text))
  if (!said) return undefined
  const away = [...said.old, ...said.words]
  const after = noteReading(blanked(text, away), facts, true)
  const before = said.old.length > 0 ? noteReading(blanked(text, [...said.fresh, ...said.words]), facts, true) : undefined
  const [now, then] = [valuesOf(after.Content), before ? valuesOf(before.Content) : new Map<string, string>()]
  // a value that stands in no part about the past is new, whether the text says so or not
  const isOld = (path: string) =>
    before?.Found.some(({ Path, From, To }) => Path === path && said.old.some(({ start, end }) => From < end && start < To)) === true
  const changes = [...now].map(([Path, New]) => ({ Path, Label: pathLabel(Path), Old: isOld(Path) ? (then.get(Path) ?? '') : '', New }))
  const Changes = said.kind === 'cancel' ? [] : changes.filter(({ Old, New }) => Old !== New)
  const Act: NoteAct = { Kind: said.kind, So: said.so, Changes }
  const Marks = marksOf(text, after, before, said)
  const Unread = Marks.filter(({ As }) => As === 'unread').map(({ From, To }) => ({ Words: text.slice(From, To), From, To }))
  return { ...after, Act, Marks, Unread, Told: [], Missing: [] }
}
const fates = ['unread', 'read', 'asked'] as const

/** Fates of a text whose parts were read apart: what stood before by itself, the words of changing by nobody. */
function marksOf(text: string, after: NoteReading, before: NoteReading | undefined, { old, words }: SaidAct): NoteMark[] {
  const ranks = ranksOf(text, after)
  const then = before && ranksOf(text, before)
  for (const { start, end } of old) if (then) ranks.set(then.subarray(start, end), start)
  for (const { start, end } of words) ranks.fill(1, start, end)
  const marks: NoteMark[] = []
  for (let at = 0; at < text.length; at += 1) {
    const As = fates[ranks[at]!]!
    const last = marks.at(-1)
    if (last?.As === As) marks[marks.length - 1] = { ...last, To: at + 1 }
    else marks.push({ From: at, To: at + 1, As })
  }
  return marks
}
function ranksOf(text: string, { Marks }: NoteReading): Uint8Array {
  const ranks = new Uint8Array(text.length)
  for (const { From, To, As } of Marks) ranks.fill(fates.indexOf(As), From, To)
  return ranks
}
