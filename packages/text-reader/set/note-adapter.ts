import type { NoteReading } from '@jst/booking-reader'
import { flatFields, type Expected } from './expectation.ts'
import { tellsWords } from './rate-adapter.ts'
import { namesOf } from './reference-facts.ts'
import type { GivenAnswers, OpenQuestion, ScoredReading } from './score.ts'

type Flat = Readonly<Record<string, string>>
/** `Cargo.Weight` stands for `Cargo[0].Weight`, `Parties.shipper` for all fields of the shipper. */
const isBelow = (path: string, one: string) =>
  [path, path.replaceAll(/\[\d+\]/g, '')].some((name) => name === one || name.startsWith(`${one}.`))

/** A party has one name: the English one where there is one. */
function partyFields({ Content }: NoteReading): Flat {
  const fields = Content.Parties.flatMap(({ Role, Party }) => {
    const { NameEn, NameZh, Address, Country, TaxKind, TaxNo, Contact, Phone, Email } = Party
    const said = { Name: NameEn || NameZh, Address, Country, TaxKind, TaxNo, Contact, Phone, Email }
    return Object.entries(said).map(([key, value]) => [`Parties.${Role}.${key}`, value] as const)
  })
  return Object.fromEntries(fields)
}
const contentFields = (reading: NoteReading): Flat => {
  const { Values, Cargo, Boxes } = reading.Content
  const plain = Object.entries(flatFields({ Values, Cargo, Boxes })).map(([path, values]) => [path, values.join(',')] as const)
  const act: Flat = reading.Act ? { 'act.kind': reading.Act.Kind, 'act.so': reading.Act.So } : {}
  return { ...Object.fromEntries(plain), ...partyFields(reading), ...act }
}

/** Fields that a person fills in at a question of one booking. */
function answerFields(path: string, answer: string, { items }: Expected, at: number): Flat {
  const right = Object.entries(items[at]?.fields ?? {}).filter(([one]) => isBelow(one, path))
  if (answer === '-') return { [path]: '' }
  return right.length === 0 ? { [path]: answer } : Object.fromEntries(right.map(([one, values]) => [one, values[0]!]))
}

/** Readings of one source, a booking each. A question is answered by filling in its fields, as in the form. */
export function noteReading(
  source: string,
  readings: readonly NoteReading[],
  expected: Expected,
): (answers: GivenAnswers) => ScoredReading {
  return (answers) => {
    const items = readings.map((reading, at) => {
      const given = Object.entries(answers).filter(([id]) => id.startsWith(`${at}:`))
      const typed = given.map(([id, answer]) => answerFields(id.slice(`${at}:`.length), answer, expected, at))
      const open = reading.Questions.map(({ Path }) => Path).filter((path) => answers[`${at}:${path}`] === undefined)
      return { fields: { ...contentFields(reading), ...(Object.assign({}, ...typed) as Flat) }, open }
    })
    const questions: OpenQuestion[] = readings.flatMap(({ Questions }, at) =>
      Questions.filter(({ Path }) => items[at]!.open.includes(Path)).map(({ Path, Candidates }) => ({
        id: `${at}:${Path}`,
        paths: [Path],
        candidates: Candidates.map(({ Value }) => String(Value)),
        isFree: true,
        isLoose: false,
      })),
    )
    const remarks = readings.flatMap(({ Content }) => [
      String(Content.Values['Remark'] ?? ''),
      ...Content.Boxes.map((box) => String(box['Note'] ?? '')),
    ])
    const marks = readings[0]?.Marks.map(({ From, To, As }) => ({ start: From, end: To, as: As })) ?? []
    const phrases = readings.flatMap(({ Questions, Unread }) => [...Questions, ...Unread].map(({ Words }) => Words))
    return {
      items,
      questions,
      isTold: tellsWords(source, marks, [...remarks, ...phrases]),
      namesOf,
    }
  }
}
