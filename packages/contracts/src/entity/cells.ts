import type { IssueCode } from '../errors.ts'
import { linesOf, plainOf, readRich, richOf } from '../rich/rich.ts'
import {
  readDay,
  readInstant,
  readLocalTime,
  readNumber,
  reworded,
  isScientific,
  isSheetError,
  visible,
  type DayOrder,
  type DecimalSign,
  type ReadText,
} from '../values/index.ts'
import { halfWidth, normText, problemOf, tidy } from './check.ts'
import type { EntityField, EntityValue, TextEntityField } from './fields.ts'
import { findingTexts, type FindingTexts } from './findings.ts'

export { withWords } from '../rich/rich.ts'

/** A cell of a file as a value, or what is wrong with it and what may be meant. */
export type ReadCell =
  | { readonly value: EntityValue }
  | { readonly problem: string; readonly suggest?: string; readonly code?: Extract<IssueCode, 'UNCLEAR_NUMBER' | 'UNCLEAR_DAY'> }

/** Answers of somebody for a whole file whose numbers or days may mean two things. */
export interface FileWays {
  readonly decimal?: DecimalSign | undefined
  readonly order?: DayOrder | undefined
  /** Lines with struck cells hold all the same. */
  readonly struck?: 'take' | undefined
}

const yes = new Set(['是', '启用', 'Y', 'YES', 'TRUE', '1', '√'])
const no = new Set(['否', '停用', 'N', 'NO', 'FALSE', '0', '×'])

/** Texts that a spreadsheet would calculate; no name, code or remark begins so. */
const looksLikeFormula = (text: string) => /^[=@]/.test(text) || /^[+-](?![\d\s(])/.test(text)

/** Reads one cell. Empty cells give the empty value; whether it is needed says the check. */
export function readCell(field: EntityField, cell: string, words: FindingTexts = findingTexts, ways: FileWays = {}): ReadCell {
  const text = halfWidthOf(field, visible(cell)).trim()
  if (looksLikeFormula(text)) return { problem: words.formula(words.nameOf(field)) }
  if (isSheetError(text)) return { problem: words.sheetError(words.nameOf(field), text) }
  if (isTextual(field) && isScientific(text)) return { problem: words.scientific(words.nameOf(field), text) }
  const read = valueOf(field, text, words, ways)
  if ('problem' in read) return read
  const value = tidy(field, read.value)
  const problem = problemOf(field, value, words)
  return problem === undefined ? { value } : { problem }
}

const isTextual = ({ kind }: EntityField) => kind === 'code' || kind === 'text' || kind === 'reference'
const halfWidthOf = (field: EntityField, cell: string) => (['text', 'lines', 'rich'].includes(field.kind) ? cell : halfWidth(cell))

type NumberField = Extract<EntityField, { kind: 'number' }>

/** Reads a number of a field, as it is typed or stands in a file. */
export function readNumberOf(field: NumberField, text: string, words: FindingTexts = findingTexts, { decimal }: FileWays = {}): ReadCell {
  const name = words.nameOf(field)
  const read = readNumber(text, { decimal, unit: field.unit })
  if ('value' in read) return read
  if ('wrong' in read) return { problem: read.wrong === 'unit' ? words.unit(name, field.unit) : words.number(name) }
  // of a whole number only whole meanings count
  const meanings = field.digits === 0 && read.meanings.length > 1 ? read.meanings.filter(Number.isInteger) : read.meanings
  if (meanings.length === 1 && read.meanings.length > 1) return { value: meanings[0]! }
  return { problem: words.unclearNumber(name, text, meanings.join(' / ')), code: 'UNCLEAR_NUMBER' }
}

function textOf(field: EntityField, text: string, read: ReadText, words: FindingTexts, wrong: string): ReadCell {
  if ('value' in read) return read
  if ('wrong' in read) return { problem: wrong }
  return { problem: words.unclearDay(words.nameOf(field), text, read.meanings.join(' / ')), code: 'UNCLEAR_DAY' }
}

function momentOf(field: TextEntityField, text: string, words: FindingTexts, ways: FileWays): ReadCell {
  const isPort = field.moment === 'port'
  const local = readLocalTime(text, ways)
  const read =
    isPort && 'value' in local && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$|^$/.test(local.value)
      ? { value: local.value.slice(0, 16) }
      : readInstant(text, ways)
  return textOf(field, text, read, words, words.moment(words.nameOf(field), isPort))
}

function valueOf(field: EntityField, text: string, words: FindingTexts, ways: FileWays): ReadCell {
  const name = words.nameOf(field)
  switch (field.kind) {
    case 'number':
      return readNumberOf(field, text, words, ways)
    case 'flag': {
      const word = text.toUpperCase()
      if (text === '' || no.has(word)) return { value: false }
      return yes.has(word) ? { value: true } : { problem: words.yesOrNo(name), suggest: '是' }
    }
    case 'choice':
      return choiceOf(field, field.choices, text, words)
    case 'list': {
      const parts = text
        .split(/[;；、\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
      if (!field.choices) return { value: parts }
      const read = parts.map((part) => choiceOf(field, field.choices!, part, words))
      const wrong = read.find((part) => 'problem' in part)
      return wrong ?? { value: read.map((part) => ('value' in part ? String(part.value) : '')) }
    }
    case 'date':
      return textOf(field, text, readDay(text, ways), words, words.date(name))
    case 'text':
      return field.moment ? momentOf(field, text, words, ways) : { value: text }
    case 'rich':
      return { value: richOf(text) }
    default:
      return { value: text }
  }
}

type ChoiceField = Extract<EntityField, { kind: 'choice' | 'list' }>

/** Names in a label of two languages: `纸箱 CARTONS` is called by either. */
const namesIn = (label: string): readonly string[] => /^(\p{Script=Han}+) ([\dA-Z][^\p{Script=Han}]*)$/iu.exec(label)?.slice(1) ?? []

function choiceOf(field: ChoiceField, choices: Readonly<Record<string, string>>, text: string, words: FindingTexts): ReadCell {
  if (text === '') return { value: '' }
  // labels may have full-width brackets, which a cell has as half-width ones
  const wanted = normText(text)
  const found = Object.entries(choices).find(([code, label]) => normText(code) === wanted || normText(label) === wanted)
  if (found) return { value: found[0] }
  // a name that several choices have, such as 箱, says none of them
  const [named, ...others] = Object.entries(choices).filter(([, label]) => namesIn(label).some((name) => normText(name) === wanted))
  if (named && others.length === 0) return { value: named[0] }
  const near = Object.values(choices).find((label) => label.includes(text) || text.includes(label))
  return { problem: words.oneOf(words.nameOf(field), words.choices(field)), ...(near === undefined ? {} : { suggest: near }) }
}

/** Between the entries of a list in files and change logs. */
export const listJoint = '；'

/** A value as people read it, in files and change logs. In English a choice without an English word is its code. */
export function showValue(field: EntityField, value: EntityValue, language: 'zh' | 'en' = 'zh'): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return (language === 'zh' ? ['否', '是'] : ['No', 'Yes'])[Number(value)]!
  if (field.kind === 'rich') {
    const doc = readRich(String(value))
    return doc ? linesOf(doc) : ''
  }
  const labels = field.kind === 'choice' || field.kind === 'list' ? (language === 'zh' ? field.choices : field.choicesEn) : undefined
  if (Array.isArray(value)) return value.map((item: string) => labels?.[item] ?? item).join(language === 'zh' ? listJoint : ', ')
  const text = labels?.[String(value)] ?? String(value)
  return language === 'en' && 'wordsEn' in field ? reworded(text, field.wordsEn) : text
}

const wordsOfRich = (text: string): string => {
  const doc = readRich(text)
  return doc ? plainOf(doc) : ''
}

const longestSaid = 300
/** A value as change logs and timelines keep it: of a rich text its first words. */
export function saidValue(field: EntityField, value: EntityValue): EntityValue {
  if (field.kind !== 'rich' || typeof value !== 'string') return value
  const words = wordsOfRich(value)
  return words.length > longestSaid ? `${words.slice(0, longestSaid)}…` : words
}
