import type { Filter } from '@jst/ui'
import { texts } from './texts.ts'

export const keywordFilter: Filter = { kind: 'text', key: 'Keyword', label: texts.keyword, placeholder: texts.keywordHint }
export const serviceFilter: Filter = { kind: 'text', key: 'ServiceCode', label: texts.service }
