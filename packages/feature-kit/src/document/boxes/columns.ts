import { problemOf, readCell, showValue, tidy, type EntityField, type EntityValue, type FindingTexts } from '@jst/contracts/entity'
import { quantityFields, type BoxesFacts } from '@jst/contracts/document'
import type { CellValue, ParseResult, SheetColumn } from '@jst/sheet'

import { boxKind, lineKind } from './form.ts'
import { boxTexts, type BoxWords } from './texts.ts'

/** A declared field as a column of a sheet: what is typed and pasted is read as in every import. */
export function columnOf(field: EntityField, words: BoxWords = boxTexts, findings?: FindingTexts): SheetColumn {
  const { key, zh, en, aliases = [] } = field
  const common = { key, header: zh, width: field.listed ?? 110, aliases: [zh, en, ...aliases] }
  // an empty cell is no mistake while somebody types; whether it is needed says the check before saving
  const validate = (value: CellValue) => (value === null ? undefined : problemOf(field, tidy(field, valueOf(field, value)), findings))
  const parse = (text: string): ParseResult => {
    if (text.trim() === '') return { value: null }
    const read = readCell(field, text, findings)
    if ('problem' in read) return { error: read.problem }
    return { value: Array.isArray(read.value) ? showValue(field, read.value) : ((read.value || null) as CellValue) }
  }
  switch (field.kind) {
    case 'number':
      return {
        ...common,
        kind: field.digits === 0 ? 'int' : 'decimal',
        decimals: field.digits,
        validate,
        ...(field.unit === undefined ? {} : { unit: field.unit }),
      }
    case 'choice': {
      const choices = Object.entries(field.choices).map(([value, label]) => ({
        value,
        label,
        aliases: [label, ...(field.choicesEn?.[value] === undefined ? [] : [field.choicesEn[value]])],
      }))
      return { ...common, kind: 'choice', choices }
    }
    case 'flag':
      return { ...common, kind: 'choice', choices: [{ value: 'Y', label: words.yes, aliases: ['1', '√', 'YES'] }] }
    default:
      return { ...common, kind: 'text', multiline: field.kind === 'lines', parse, validate }
  }
}

const valueOf = (field: EntityField, value: CellValue): EntityValue =>
  field.kind === 'number' ? (typeof value === 'number' ? value : null) : String(value ?? '')

/** Columns of boxes and lines: fields of boxes first, quantities of both in the middle, fields of lines behind. */
export function boxColumns(facts: BoxesFacts, words: BoxWords = boxTexts, findings?: FindingTexts): SheetColumn[] {
  const shared = new Set(facts.quantities)
  const columnsOf = (fields: readonly EntityField[], kind: string) =>
    fields.filter(({ key }) => !shared.has(key)).map((field): SheetColumn => ({ ...columnOf(field, words, findings), kinds: [kind] }))
  const both = new Set(facts.lines.fields.map(({ key }) => key))
  const [onlyBoxes, ofBoth] = [
    columnsOf(facts.boxes.fields, boxKind).filter(({ key }) => !both.has(key)),
    columnsOf(facts.boxes.fields, boxKind)
      .filter(({ key }) => both.has(key))
      .map(({ kinds: _one, ...column }) => column),
  ]
  const onlyLines = columnsOf(facts.lines.fields, lineKind).filter(({ key }) => !facts.boxes.fields.some((field) => field.key === key))
  const quantities = quantityFields(facts).map((field): SheetColumn => ({ ...columnOf(field, words, findings), sum: boxKind }))
  return [...onlyBoxes, ...ofBoth, ...quantities, ...onlyLines]
}
