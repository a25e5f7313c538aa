import { filledBooking, type NoteContent, type NoteFacts, type NoteReading } from '@jst/booking-reader'
import type { SheetsRead } from '@jst/contracts'
import {
  bookingValueFields,
  boxesText,
  type BookingContent,
  type ReadNote,
  type ReadNoteQuestion,
  type ReadOrder,
} from '@jst/contracts/booking'

/** A reading as it is kept: what was read and nothing else. */
export interface StoredNote {
  readonly Content: NoteContent
  readonly Found: ReadNote['Found']
  readonly Questions: readonly ReadNoteQuestion[]
  readonly Unread: readonly string[]
  /** Absent in readings of earlier versions. */
  readonly Told?: ReadNote['Told']
  readonly Missing: ReadNote['Missing']
  /** The text is no new booking but changes or cancels one. */
  readonly Act?: NoteReading['Act']
  /** Of the ports, when it was read. */
  readonly Names: { readonly Pol: string; readonly Pod: string }
}
/** A booking of an upload. `Line`: of the file, from 1; 0: the whole of it. */
export interface StoredListRow {
  readonly Line: number
  readonly Hidden: boolean
  /** A cell of it is struck through. */
  readonly Struck?: boolean
  readonly Note: StoredNote
}
export interface StoredReading {
  readonly Rows: readonly StoredListRow[]
  readonly Unread: readonly string[]
  readonly Truncated: boolean
  /** Sheets of the file, and what the one that was read says beside its texts. */
  readonly Sheets?: SheetsRead
}

const portOf = ({ nameOf }: NoteFacts, code: unknown) => (typeof code === 'string' && code !== '' ? nameOf('port', code) : '')
export const storedNote = ({ Content, Found, Questions, Unread, Told, Missing, Act }: NoteReading, facts: NoteFacts): StoredNote => ({
  Names: { Pol: portOf(facts, Content.Values['PolCode']), Pod: portOf(facts, Content.Values['PodCode']) },
  Content,
  ...(Act ? { Act } : {}),
  Found: Found.map(({ Path, Words }) => ({ Path, Words })),
  Questions: Questions.map(({ Path, Label, Words, Why, Candidates }) => ({
    Path,
    Label,
    Words,
    Why,
    Candidates: Candidates.map(({ Value, Zh }) => ({ Value, Zh })),
  })),
  Unread: Unread.map(({ Words }) => Words.trim()).filter((words) => words !== ''),
  Told: Told.map(({ Path, Label, Words }) => ({ Path, Label, Words: Words.trim() })),
  Missing: Missing.map(({ Path, Label }) => ({ Path, Label })),
})

/** Which fields of the header somebody sees, and whether the words that were uploaded are his to see whole. */
export interface NoteSight {
  readonly seen: ReadonlySet<string>
  readonly seesAll: boolean
}

/** A note as somebody sees it. Fields that are not his are no part of it; their words are unread for whoever uploaded them. */
export function seenNote({ Content, Found, Questions, Unread, Told = [], Missing }: StoredNote, { seen, seesAll }: NoteSight): ReadNote {
  const mine = ({ Path }: { readonly Path: string }) => !Path.startsWith('Values.') || seen.has(Path.slice('Values.'.length))
  const Values = Object.fromEntries(Object.entries(Content.Values).filter(([key]) => seen.has(key)))
  const blank = filledBooking({ Values: {}, Cargo: [], Boxes: [], Parties: [] })
  const Usual = bookingValueFields
    .filter(({ key }) => seen.has(key) && Values[key] === undefined && hasValue(blank.Values[key]))
    .filter(({ key }) => !Questions.some(({ Path }) => Path === `Values.${key}`))
    .map(({ key, zh }) => ({ Path: `Values.${key}`, Label: zh }))
  const filled = unanswered(filledBooking({ ...Content, Values }), Questions)
  // what a new booking has anyway is not missing in it
  const isMissing = ({ Path }: { readonly Path: string }) => !Path.startsWith('Values.') || !filled.Values[Path.slice('Values.'.length)]
  return {
    Content: filled,
    Usual,
    Found: Found.filter(mine),
    Questions: Questions.filter(mine),
    Unread: [...Unread, ...(seesAll ? [...Found, ...Questions].filter((one) => !mine(one)).map(({ Words }) => Words) : [])],
    Told: Told.filter(mine),
    Missing: Missing.filter((one) => mine(one) && isMissing(one)),
  }
}

const hasValue = (value: unknown) => value !== undefined && value !== null && value !== '' && value !== false && value !== 0

/** Clears fields with open questions: a default is no answer. */
function unanswered(content: BookingContent, questions: StoredNote['Questions']): BookingContent {
  const questionedPaths = new Set(questions.map(({ Path }) => Path))
  return {
    ...content,
    Values: Object.fromEntries(
      Object.entries(content.Values).map(([key, value]) => [
        key,
        questionedPaths.has(`Values.${key}`) && typeof value === 'string' ? '' : value,
      ]),
    ),
    Boxes: content.Boxes.map((line, at) => (questionedPaths.has(`Boxes[${at}].Count`) ? { ...line, Count: null } : line)),
  }
}

/** A row of a list as somebody sees it. */
export function seenOrder(
  row: StoredListRow,
  sight: NoteSight,
  booked: { readonly id: number; readonly code: string } | undefined,
): ReadOrder {
  const { Content, Questions, Missing, Unread, Told } = seenNote(row.Note, sight)
  const word = (key: string) => String(Content.Values[key] ?? '')
  return {
    Line: row.Line,
    Hidden: row.Hidden,
    Struck: row.Struck === true,
    No: word('NameZh'),
    Pol: word('PolCode'),
    PolName: row.Note.Names.Pol,
    Pod: word('PodCode'),
    PodName: row.Note.Names.Pod,
    Etd: word('Etd') || word('ReadyOn'),
    Boxes: boxesText(Content.Boxes),
    Goods: Content.Cargo.map(({ NameEn, NameZh }) => String(NameEn || NameZh))
      .filter((name) => name !== '')
      .join('、'),
    Questions,
    Missing,
    Unread,
    Told,
    Booking: booked?.id ?? 0,
    Code: booked?.code ?? '',
  }
}

/** UN/LOCODEs of the ports of a note, '' where it says none. */
export function portsOf({ Content: { Values } }: StoredNote): StoredNote['Names'] {
  const code = (key: string) => String(Values[key] ?? '')
  return { Pol: code('PolCode'), Pod: code('PodCode') }
}

/** By what people know a note again: the customer's number, otherwise route and boxes. `names`: of the ports, in the language of the title. */
export function noteTitle({ Content, Names }: StoredNote, names: StoredNote['Names'] = Names): string {
  const { Values, Boxes } = filledBooking(Content)
  const route = [names.Pol, names.Pod].filter((name) => name !== '').join(' → ')
  return [String(Values['NameZh'] ?? ''), route, boxesText(Boxes)].filter((part) => part !== '').join(' ')
}

/** Title of an upload: that of its first booking. */
export const titleOf = ({ Rows: [first] }: StoredReading): string => (first ? noteTitle(first.Note) : '')
