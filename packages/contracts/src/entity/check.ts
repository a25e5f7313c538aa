import type { EntityField, EntityValue, TextEntityField } from './fields.ts'
import { ruleProblem } from './rules.ts'

/** Full-width letters, digits and signs as half-width ones, ideographic spaces as spaces. */
export const halfWidth = (text: string) =>
  /[\uff01-\uff5e\u3000]/.test(text)
    ? text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0)).replaceAll('\u3000', ' ')
    : text

/** How texts are compared: half-width, one space between words, upper case. */
export const normText = (text: string) => halfWidth(text.normalize('NFC')).trim().replace(/\s+/g, ' ').toUpperCase()

/** A value as it is kept: trimmed, codes in half-width capitals. */
export function tidy(field: EntityField, value: EntityValue): EntityValue {
  if (Array.isArray(value)) {
    const items = value.map((item: string) => item.trim()).filter((item) => item !== '')
    return field.kind === 'list' && field.repeats ? items : [...new Set(items)]
  }
  if (typeof value !== 'string') return value
  if (field.kind === 'code') return field.upper ? normText(value) : halfWidth(value).trim()
  if (field.kind === 'reference') return halfWidth(value).trim()
  return value.trim()
}

/** What is wrong with a tidied value, as a sentence. References are looked up by the server. */
export function problemOf(field: EntityField, value: EntityValue): string | undefined {
  const empty = value === '' || value === null || (Array.isArray(value) && value.length === 0)
  if (empty) return field.required ? `请填写${field.zh}` : undefined
  switch (field.kind) {
    case 'number':
      return numberProblem(field, value as number)
    case 'choice':
      return typeof value === 'string' && value in field.choices ? undefined : `${field.zh}应为：${Object.values(field.choices).join('、')}`
    case 'date':
      return isDate(value as string) ? undefined : `${field.zh}应为日期，例如 2026-01-31`
    case 'list':
      return listProblem(field, value as readonly string[])
    case 'code':
    case 'text':
    case 'lines':
      return textProblem(field, value as string)
    default:
      return undefined
  }
}

function numberProblem({ zh, min, max, digits }: Extract<EntityField, { kind: 'number' }>, value: number): string | undefined {
  if (!Number.isFinite(value) || value < min || value > max) return `${zh}应在 ${min}～${max} 之间`
  if (Number(value.toFixed(digits)) !== value) return digits === 0 ? `${zh}应为整数` : `${zh}最多 ${digits} 位小数`
  return undefined
}

function listProblem({ zh, max, most, choices }: Extract<EntityField, { kind: 'list' }>, values: readonly string[]): string | undefined {
  if (values.length > most) return `${zh}最多 ${most} 项`
  if (values.some((item) => item.length > max)) return `${zh}每项最多 ${max} 个字符`
  if (choices && values.some((item) => !(item in choices))) return `${zh}应为：${Object.values(choices).join('、')}`
  return undefined
}

function textProblem({ zh, max, pattern, rule }: TextEntityField, value: string): string | undefined {
  if (value.length > max) return `${zh}最多 ${max} 个字符`
  if (pattern && !wholly(pattern.source).test(value)) return pattern.say
  return rule ? ruleProblem(rule, value) : undefined
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
