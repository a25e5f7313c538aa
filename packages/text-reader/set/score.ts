import type { Expected, ExpectedItem } from './expectation.ts'

/** A rate, an act or a booking as it was read. */
export interface ReadItem {
  readonly fields: Readonly<Record<string, string>>
  /** Paths that an open question is about; a path covers those below it. */
  readonly open: readonly string[]
}
export interface OpenQuestion {
  readonly id: string
  readonly paths: readonly string[]
  readonly candidates: readonly string[]
  /** Answers beside the candidates are possible. */
  readonly isFree: boolean
  /** It belongs to no item: a rate that cannot be read before the answer. */
  readonly isLoose: boolean
}
export type GivenAnswers = Readonly<Record<string, string>>
/** A reading as the scorer compares it. */
export interface ScoredReading {
  readonly items: readonly ReadItem[]
  readonly questions: readonly OpenQuestion[]
  /** Words of the text that are marked as unread or asked, or kept as a remark. */
  readonly isTold: (words: string) => boolean
  /** Names by which texts call a code. */
  readonly namesOf: (code: string) => readonly string[]
}
export interface Score {
  /** Fields with another value or none, without a question. */
  readonly wrong: readonly string[]
  /** Values that the text does not say. */
  readonly invented: readonly string[]
  /** Fields that are asked although a person would not be in doubt. */
  readonly needless: readonly string[]
  readonly items: number
  readonly rightAtOnce: number
  readonly rightAfterAnswers: number
  readonly questions: number
  /** Faults that all answers do not mend. */
  readonly left: readonly string[]
}

const leaveOut = '-'
const mostRounds = 12
/** Texts whose punctuation says nothing: `9403.60` and `940360` are the same code. */
const loose = /(Name|NameEn|NameZh|Address|Phone|TaxNo|HsCode|Contact|Marks|TruckPlace|ProperName|so)$/
/** Free text, and what follows from other fields or from tables: compared only where it is expected. */
const uncompared = /(^remark|Remark|\.Note|\.Country|\.TaxKind|^charges\.\w+(\/\w+)?\.(basis|collect))$/

const lettersOf = (text: string) => text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
function isSame(path: string, read: string, right: string): boolean {
  if (loose.test(path)) return lettersOf(read) === lettersOf(right)
  const isNumber = read !== '' && right !== '' && !Number.isNaN(Number(read)) && !Number.isNaN(Number(right))
  return isNumber ? Number(read) === Number(right) : read === right
}
const isRight = (path: string, read: string, right: readonly string[]) => right.some((value) => isSame(path, read, value))
/** `Cargo.Weight` covers `Cargo[0].Weight`. */
const covers = (paths: readonly string[], path: string) =>
  paths.some((one) => [path, path.replaceAll(/\[\d+\]/g, '')].some((name) => name === one || name.startsWith(`${one}.`)))

interface ItemCheck {
  readonly wrong: string[]
  readonly invented: string[]
  readonly asked: string[]
  readonly right: number
}
/** How a text may say a value: a code by its names, a day as `12/1`, 8600 kg as 8.6 tons. */
function wordsOf(path: string, value: string, { namesOf }: Pick<ScoredReading, 'namesOf'>): string[] {
  const charge = chargeOf(path)?.slice('charges.'.length)
  if (charge !== undefined) return [charge, ...namesOf(charge)]
  const [, month, day] = /^\d{4}-(\d\d)-(\d\d)$/.exec(value)?.map(Number) ?? []
  if (day !== undefined) return ['/', '.', '-', '月'].map((sign) => `${month}${sign}${day}`)
  const number = Number(value)
  if (value !== '' && !Number.isNaN(number)) return [value, number.toLocaleString('en'), String(number / 1000)]
  return value.length > 1 ? [value, ...namesOf(value)] : []
}
/** `charges.THC` of `charges.THC.amount`. */
const chargeOf = (path: string) => /^charges\.[^.]+/.exec(path)?.[0]

function checkItem(expected: ExpectedItem, read: ReadItem, reading: Pick<ScoredReading, 'isTold' | 'namesOf'>): ItemCheck {
  const out: ItemCheck & { right: number } = { wrong: [], invented: [], asked: [], right: 0 }
  const isTold = (path: string, right: string) => wordsOf(path, right, reading).some((words) => reading.isTold(words))
  for (const [path, values] of Object.entries(expected.fields)) {
    const value = read.fields[path] ?? ''
    const charge = chargeOf(path)
    // a surcharge that is lacking is one fault
    if (charge !== undefined && !path.endsWith('.included') && read.fields[`${charge}.included`] === undefined) continue
    if (isRight(path, value, values)) out.right += 1
    else if (covers(read.open, path) || (value === '' && values.some((right) => isTold(path, right)))) out.asked.push(path)
    else out.wrong.push(`${path}: ${value || 'nothing'}, not ${values.join(' or ')}`)
  }
  for (const [path, value] of Object.entries(read.fields)) {
    if (value === '' || path in expected.fields || uncompared.test(path)) continue
    if (covers(read.open, path)) out.asked.push(path)
    else out.invented.push(`${path}: ${value}`)
  }
  return out
}
const isAct = (fields: Readonly<Record<string, unknown>>) => 'act.kind' in fields

/** Pairs of what is expected and what was read, likeliest first; an item is in one pair at most. */
function pairItems({ items }: Expected, reading: ScoredReading): Map<ExpectedItem, ReadItem> {
  const all = items.flatMap((expected) =>
    reading.items
      .filter((read) => items.length === 1 || isAct(read.fields) === isAct(expected.fields))
      .map((read) => ({ expected, read, ...checkItem(expected, read, reading) })),
  )
  const pairs = new Map<ExpectedItem, ReadItem>()
  const taken = new Set<ReadItem>()
  for (const { expected, read, right } of all.toSorted((a, b) => b.right - a.right || a.wrong.length - b.wrong.length)) {
    if (right === 0 || pairs.has(expected) || taken.has(read)) continue
    pairs.set(expected, read)
    taken.add(read)
  }
  return pairs
}

interface ReadingCheck extends ItemCheck {
  readonly needless: string[]
  readonly rightItems: number
}
function checkReading(expected: Expected, reading: ScoredReading): ReadingCheck {
  const out = { wrong: [] as string[], invented: [] as string[], asked: [] as string[], needless: [] as string[], right: 0, rightItems: 0 }
  const pairs = pairItems(expected, reading)
  for (const item of expected.items) {
    const read = pairs.get(item)
    if (!read) {
      if (item.isOptional) continue
      const isAsked = reading.questions.some(({ isLoose }) => isLoose) || (item.words !== '' && reading.isTold(item.words))
      out[isAsked ? 'asked' : 'wrong'].push('item: not read')
      continue
    }
    const found = checkItem(item, read, reading)
    out.wrong.push(...found.wrong)
    out.invented.push(...found.invented)
    out.asked.push(...found.asked)
    out.needless.push(...found.asked.filter((path) => !covers(item.mayAsk, path)))
    out.right += found.right
    if (!item.isOptional && read.open.length + found.wrong.length + found.invented.length + found.asked.length === 0) out.rightItems += 1
  }
  const used = new Set(pairs.values())
  for (const read of reading.items) if (!used.has(read) && read.open.length === 0) out.invented.push('item: not in the text')
  for (const words of expected.unread) if (!reading.isTold(words)) out.wrong.push(`dropped: ${words}`)
  return out
}
const merit = ({ right, wrong, invented, rightItems }: ReadingCheck) => right + 3 * rightItems - 2 * (wrong.length + invented.length)

function answersTo({ candidates, isFree, paths }: OpenQuestion, { items }: Expected): string[] {
  const said = items.flatMap(({ fields }) => Object.entries(fields).flatMap(([path, values]) => (covers(paths, path) ? values : [])))
  const isDays = covers(paths, 'validFrom') && covers(paths, 'validTo')
  const days = items.map(({ fields }) => `${fields['validFrom']?.at(-1) ?? ''}~${fields['validTo']?.[0] ?? ''}`)
  return [...new Set([...candidates, ...(isFree ? [...said, ...(isDays ? days : [])] : []), leaveOut])].filter((answer) => answer !== '')
}

/** The reading after each question was answered as somebody does who knows what is right. */
function afterAnswers(expected: Expected, read: (answers: GivenAnswers) => ScoredReading): ReadingCheck {
  let answers: GivenAnswers = {}
  let reading = read(answers)
  // words that a question told stay told when it is answered
  const wanted = { ...expected, unread: expected.unread.filter((words) => !reading.isTold(words)) }
  const questionById = new Map<string, OpenQuestion>()
  /** The answer after which most is right. It is the one before, or the first candidate, where others are no better. */
  const answer = (question: OpenQuestion) => {
    const before = answers[question.id]
    const options = [...(before === undefined ? [] : [before]), ...answersTo(question, expected)]
    const tries = options.map((option) => ({ ...answers, [question.id]: option }))
    const merits = tries.map((given) => merit(checkReading(wanted, read(given))))
    answers = tries[merits.indexOf(Math.max(...merits))] ?? answers
  }
  for (let round = 0; round < mostRounds && reading.questions.length > 0; round += 1) {
    for (const question of reading.questions) {
      questionById.set(question.id, question)
      answer(question)
    }
    reading = read(answers)
  }
  // what an answer does may show only when others are given
  for (const question of questionById.values()) answer(question)
  return checkReading(wanted, read(answers))
}

/** Compares what a reader takes from a text with what a person takes from it. */
export function scoreOf(expected: Expected, read: (answers: GivenAnswers) => ScoredReading): Score {
  const reading = read({})
  const { wrong, invented, needless, rightItems } = checkReading(expected, reading)
  const last = afterAnswers(expected, read)
  return {
    wrong,
    invented,
    needless,
    items: expected.items.filter(({ isOptional }) => !isOptional).length,
    rightAtOnce: rightItems,
    rightAfterAnswers: last.rightItems,
    questions: reading.questions.length,
    left: [...last.wrong, ...last.invented, ...last.asked],
  }
}
