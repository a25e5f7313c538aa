import { neededFields, type RuleSettings } from '@jst/si-drafts/rules'
import type { SiEditorModel } from '../model/si-editor-model.ts'

const always: ReadonlySet<string> = new Set(neededFields)
const bySetting = (settings: RuleSettings | undefined): string | undefined => (settings?.hsCodeRequired ? 'hsCode' : undefined)

/** Reason why a field is required: always, by the rules of the operator, or by another value of the form. */
export const isNeeded = (model: SiEditorModel, name: string): boolean =>
  (always.has(name) && !(name === 'marks' && model.combined.settings?.standardMinimum === true)) ||
  name === bySetting(model.combined.settings) ||
  (name === 'splitMblNo' && model.several) ||
  (name === 'payableAt' && model.valueOf('paymentMethod') === 'PE' && (model.valueOf('remarks') ?? '') === '')
