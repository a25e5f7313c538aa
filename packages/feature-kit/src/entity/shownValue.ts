import { showValue, type EntityField, type EntityValue } from '@jst/contracts/entity'
import type { EntityTexts } from './texts.ts'

/** A value as people read it, yes and no in the language of the page. */
export const shownValue = (field: EntityField, value: EntityValue, texts: EntityTexts): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : showValue(field, value)
