import { recordFields } from '@jst/contracts/si'
import { describe, expect, it } from 'vitest'
import { countsBySection } from './sections.ts'

const issue = (Severity: 'ERROR' | 'WARN') => ({ Severity, Code: 'X', Path: '', Label: '', Message: '' })
const counted = (field: string) =>
  Object.entries(countsBySection({ fields: new Map([[field, issue('ERROR')]]), cells: [] }))
    .filter(([, { errors }]) => errors > 0)
    .map(([section]) => section)

describe('findings by part of the form', () => {
  it.each([
    ['consignee', 'parties'],
    ['notifier3', 'parties'],
    ['goodsType', 'terms'],
    ['goods', 'cargo'],
    ['packageKind', 'cargo'],
    ['hsCode', 'cargo'],
    ['dischargePortCode', 'ports'],
    ['voyage', 'ports'],
    ['signingMethod', 'terms'],
  ])('%s belongs to %s', (field, section) => expect(counted(field)).toEqual([section]))
  it('count every field of the record in exactly one part', () => {
    for (const field of Object.keys(recordFields)) expect(counted(field), field).toHaveLength(1)
  })
  it('count cells of the sheet, errors and warnings apart', () => {
    const cells = (['ERROR', 'WARN', 'WARN'] as const).map((severity) => ({
      container: 0,
      line: undefined,
      field: 'sealNo',
      issue: issue(severity),
    }))
    expect(countsBySection({ fields: new Map(), cells }).boxes).toEqual({ errors: 1, warnings: 2 })
  })
})
