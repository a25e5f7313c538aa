import { halfWidth, isDate, problemOf, tidy } from './check.ts'
import type { EntityField, EntityValue } from './fields.ts'

/** A cell of a file as a value, or what is wrong with it and what may be meant. */
export type ReadCell = { readonly value: EntityValue } | { readonly problem: string; readonly suggest?: string }

const yes = new Set(['是', '启用', 'Y', 'YES', 'TRUE', '1', '√'])
const no = new Set(['否', '停用', 'N', 'NO', 'FALSE', '0', '×'])

/** What spreadsheets would calculate, and no name, code or remark begins with. */
const looksLikeFormula = (text: string) => /^[=@]/.test(text) || /^[+-](?![\d\s(])/.test(text)

/** Reads one cell. Empty cells give the empty value; whether it is needed says the check. */
export function readCell(field: EntityField, cell: string): ReadCell {
  const text = halfWidthOf(field, cell).trim()
  if (looksLikeFormula(text)) return { problem: `${field.zh}以公式符号开头，请改为纯文本后重新导入` }
  const read = valueOf(field, text)
  if ('problem' in read) return read
  const value = tidy(field, read.value)
  const problem = problemOf(field, value)
  return problem === undefined ? { value } : { problem }
}

const halfWidthOf = (field: EntityField, cell: string) => (field.kind === 'text' || field.kind === 'lines' ? cell : halfWidth(cell))

function valueOf(field: EntityField, text: string): ReadCell {
  switch (field.kind) {
    case 'number': {
      if (text === '') return { value: null }
      const value = Number(text.replaceAll(',', ''))
      return Number.isFinite(value) ? { value } : { problem: `${field.zh}应为数字` }
    }
    case 'flag': {
      const word = text.toUpperCase()
      if (text === '' || no.has(word)) return { value: false }
      return yes.has(word) ? { value: true } : { problem: `${field.zh}应填“是”或“否”`, suggest: '是' }
    }
    case 'choice':
      return choiceOf(field.zh, field.choices, text)
    case 'list': {
      const parts = text
        .split(/[;；、\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
      if (!field.choices) return { value: parts }
      const read = parts.map((part) => choiceOf(field.zh, field.choices!, part))
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
      return day === '' || isDate(day) ? { value: day } : { problem: `${field.zh}应为日期，例如 2026-01-31` }
    }
    default:
      return { value: text }
  }
}

function choiceOf(zh: string, choices: Readonly<Record<string, string>>, text: string): ReadCell {
  if (text === '') return { value: '' }
  const wanted = text.toUpperCase()
  const found = Object.entries(choices).find(([code, label]) => code.toUpperCase() === wanted || label.toUpperCase() === wanted)
  if (found) return { value: found[0] }
  const near = Object.values(choices).find((label) => label.includes(text) || text.includes(label))
  return { problem: `${zh}应为：${Object.values(choices).join('、')}`, ...(near === undefined ? {} : { suggest: near }) }
}

/** A value as people read it, in files and change logs. */
export function showValue(field: EntityField, value: EntityValue): string {
  if (value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? '是' : '否'
  if (Array.isArray(value)) return value.map((item: string) => labelIn(field, item)).join('；')
  return field.kind === 'choice' ? labelIn(field, String(value)) : String(value)
}
const labelIn = (field: EntityField, code: string) =>
  (field.kind === 'choice' || field.kind === 'list' ? field.choices?.[code] : undefined) ?? code
