import { plainOf, readRich, richOf } from '../rich/rich.ts'
import { halfWidth, isDate, normText, problemOf, tidy } from './check.ts'
import type { EntityField, EntityValue } from './fields.ts'
import { findingTexts, type FindingTexts } from './findings.ts'

/** A cell of a file as a value, or what is wrong with it and what may be meant. */
export type ReadCell = { readonly value: EntityValue } | { readonly problem: string; readonly suggest?: string }

const yes = new Set(['是', '启用', 'Y', 'YES', 'TRUE', '1', '√'])
const no = new Set(['否', '停用', 'N', 'NO', 'FALSE', '0', '×'])

/** What spreadsheets would calculate, and no name, code or remark begins with. */
const looksLikeFormula = (text: string) => /^[=@]/.test(text) || /^[+-](?![\d\s(])/.test(text)

/** Reads one cell. Empty cells give the empty value; whether it is needed says the check. */
export function readCell(field: EntityField, cell: string, words: FindingTexts = findingTexts): ReadCell {
  const text = halfWidthOf(field, cell).trim()
  if (looksLikeFormula(text)) return { problem: words.formula(words.nameOf(field)) }
  const read = valueOf(field, text, words)
  if ('problem' in read) return read
  const value = tidy(field, read.value)
  const problem = problemOf(field, value, words)
  return problem === undefined ? { value } : { problem }
}

const halfWidthOf = (field: EntityField, cell: string) => (['text', 'lines', 'rich'].includes(field.kind) ? cell : halfWidth(cell))

function valueOf(field: EntityField, text: string, words: FindingTexts): ReadCell {
  const name = words.nameOf(field)
  switch (field.kind) {
    case 'number': {
      if (text === '') return { value: null }
      const value = Number(text.replaceAll(',', ''))
      return Number.isFinite(value) ? { value } : { problem: words.number(name) }
    }
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
    case 'date': {
      const day = text
        .replaceAll(/[/.]/g, '-')
        .replace(
          /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
          (_, y: string, m: string, d: string) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
        )
      return day === '' || isDate(day) ? { value: day } : { problem: words.date(name) }
    }
    case 'rich':
      return { value: richOf(text) }
    default:
      return { value: text }
  }
}

type ChoiceField = Extract<EntityField, { kind: 'choice' | 'list' }>

function choiceOf(field: ChoiceField, choices: Readonly<Record<string, string>>, text: string, words: FindingTexts): ReadCell {
  if (text === '') return { value: '' }
  // labels may have full-width brackets, which a cell has as half-width ones
  const wanted = normText(text)
  const found = Object.entries(choices).find(([code, label]) => normText(code) === wanted || normText(label) === wanted)
  if (found) return { value: found[0] }
  const near = Object.values(choices).find((label) => label.includes(text) || text.includes(label))
  return { problem: words.oneOf(words.nameOf(field), words.choices(field)), ...(near === undefined ? {} : { suggest: near }) }
}

/** Between the entries of a list in files and change logs. */
export const listJoint = '；'

/** A value as people read it, in files and change logs. In English a choice without an English word is its code. */
export function showValue(field: EntityField, value: EntityValue, language: 'zh' | 'en' = 'zh'): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return (language === 'zh' ? ['否', '是'] : ['No', 'Yes'])[Number(value)]!
  if (field.kind === 'rich') return wordsOfRich(String(value))
  const labels = field.kind === 'choice' || field.kind === 'list' ? (language === 'zh' ? field.choices : field.choicesEn) : undefined
  if (Array.isArray(value)) return value.map((item: string) => labels?.[item] ?? item).join(language === 'zh' ? listJoint : ', ')
  return labels?.[String(value)] ?? String(value)
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
