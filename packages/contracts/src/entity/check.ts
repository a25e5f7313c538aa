import { creditCodeWarning, normalizeCreditCode } from '../credit-code.ts'
import { pictureKey, readRich } from '../rich/rich.ts'
import type { EntityField, EntityValue, TextEntityField } from './fields.ts'
import { findingTexts, type FindingTexts } from './findings.ts'
import { ruleProblem } from './rules.ts'
import { isScientific, plainText, visible } from '../values/signs.ts'

/** Full-width letters, digits and signs as half-width ones, ideographic spaces as spaces. */
export const halfWidth = (text: string) =>
  /[\uff01-\uff5e\u3000]/.test(text)
    ? text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ')
    : text

/** How texts are compared: half-width, one space between words, upper case. */
export const normText = (text: string) => halfWidth(text.normalize('NFC')).trim().replace(/\s+/g, ' ').toUpperCase()

/** A heading of a file as it is compared: `*港口代码（必填）` is `港口代码`. */
export const headingText = (cell: string) => normText(cell.replace(/[*＊]/g, '').replace(/[（(]必填[)）]/, ''))

/** Normalises headings that differ in units in brackets, spaces and points: `Gross weight (KGS)` is `grossweight`. */
export const looseHeading = (cell: string) =>
  normText(cell)
    .replaceAll(/\([^()]*\)|（[^（）]*）/g, '')
    .replaceAll(/[\s._/:：*-]+/g, '')

/** A value as it is kept: trimmed, codes in half-width capitals. */
export function tidy(field: EntityField, value: EntityValue): EntityValue {
  if (Array.isArray(value)) {
    const items = value.map((item: string) => item.trim()).filter((item) => item !== '')
    return field.kind === 'list' && field.repeats ? items : [...new Set(items)]
  }
  if (typeof value !== 'string') return value
  // documents and keys are not texts that somebody has typed
  if (field.kind === 'rich' || field.kind === 'picture') return value.trim()
  const text = visible(value)
  if (field.kind === 'code') return field.upper ? normText(text) : halfWidth(text).trim()
  if (field.kind === 'reference') return halfWidth(text).trim()
  return 'rule' in field && field.rule === 'phone' ? plainText(text) : text.trim()
}

/** Returns the fault of a tidied value, as a sentence of `words`. References are looked up by the server. */
export function problemOf(field: EntityField, value: EntityValue, words: FindingTexts = findingTexts): string | undefined {
  const empty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  const name = words.nameOf(field)
  if (empty) return field.required ? words.required(name) : undefined
  switch (field.kind) {
    case 'number':
      return numberProblem(field, value as number, words)
    case 'choice':
      return typeof value === 'string' && value in field.choices ? undefined : words.oneOf(name, words.choices(field))
    case 'date':
      return isDate(value as string) ? undefined : words.date(name)
    case 'list':
      return listProblem(field, value as readonly string[], words)
    case 'code':
      return isScientific(value as string) ? words.scientific(name, value as string) : textProblem(field, value as string, words)
    case 'text':
    case 'lines':
      return textProblem(field, value as string, words)
    case 'rich':
      return readRich(value as string) ? textProblem(field, value as string, words) : words.rich(name)
    case 'picture':
      return pictureKey.test(value as string) ? undefined : words.picture(name)
    default:
      return undefined
  }
}

/** A doubt about a value that is taken all the same, as a sentence of `words`. */
export const warningOf = (field: EntityField, value: EntityValue, words: FindingTexts = findingTexts): string | undefined =>
  'doubts' in field && field.doubts && typeof value === 'string' && creditCodeWarning(normalizeCreditCode(value)) !== undefined
    ? words.warnings[field.doubts]
    : undefined

type FieldOf<K extends EntityField['kind']> = Extract<EntityField, { kind: K }>

function numberProblem(field: FieldOf<'number'>, value: number, words: FindingTexts): string | undefined {
  const { min, max, digits } = field
  const name = words.nameOf(field)
  if (!Number.isFinite(value) || value < min || value > max) return words.between(name, min, max)
  if (Number(value.toFixed(digits)) !== value) return digits === 0 ? words.whole(name) : words.digits(name, digits)
  return undefined
}

function listProblem(field: FieldOf<'list'>, values: readonly string[], words: FindingTexts): string | undefined {
  const { max, most, choices } = field
  const name = words.nameOf(field)
  if (values.length > most) return words.most(name, most)
  if (values.some((item) => item.length > max)) return words.itemLength(name, max)
  if (choices && values.some((item) => !(item in choices))) return words.oneOf(name, words.choices(field))
  return undefined
}

function textProblem(field: TextEntityField, value: string, words: FindingTexts): string | undefined {
  const { max, pattern, rule } = field
  if (value.length > max) return words.length(words.nameOf(field), max)
  if (pattern && !wholly(pattern.source).test(value)) return words.pattern(field)
  return rule ? ruleProblem(rule, value, words) : undefined
}

/** Patterns of declarations, made once: a file asks each of them for every line. */
const patterns = new Map<string, RegExp>()
function wholly(source: string): RegExp {
  const pattern = patterns.get(source) ?? new RegExp(`^(?:${source})$`, 'u')
  patterns.set(source, pattern)
  return pattern
}

export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
