import { describe, expect, it } from 'vitest'
import { validateTemplate } from './template-rules.ts'
import { templateFromWire } from './wire.ts'

const template = (overrides = {}) => ({ ...templateFromWire({}), name: '汉堡客户', ...overrides })
const told = (...input: Parameters<typeof validateTemplate>) =>
  validateTemplate(...input).map(({ Severity, Code, Path }) => `${Severity} ${Code} ${Path}`)

describe('rules of a template', () => {
  it('only the name is needed', () => {
    expect(told(template(), [])).toEqual([])
    expect(told(template({ name: ' ' }), [])).toEqual(['ERROR REQUIRED TBI_TEMPLATE_NAME'])
  })
  it('the name has at most 50 characters and is used once', () => {
    expect(told(template({ name: '模'.repeat(51) }), [])).toEqual(['ERROR TOO_LONG TBI_TEMPLATE_NAME'])
    expect(told(template({ id: 2 }), [{ id: 1, name: '汉堡客户 ' }])).toEqual(['ERROR TEMPLATE_NAME TBI_TEMPLATE_NAME'])
    expect(told(template({ id: 1 }), [{ id: 1, name: '汉堡客户' }])).toEqual([])
  })
  it('every other field only warns', () => {
    expect(told(template({ consignee: 'X'.repeat(36), goods: '锅', packageKind: '纸箱' }), [])).toEqual([
      'WARN GRID_COLUMNS TBI_CONSIGNEE',
      'WARN CHARSET TBI_GOODS',
      'WARN PACKAGE_KIND TBI_PACKAGE',
    ])
  })
})
