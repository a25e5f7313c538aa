import { surchargeTemplateCalls, surchargeTemplateDocument as document } from '@jst/contracts/freight-rates'
import type { Line } from '@jst/contracts/document'
import type { EntityValues } from '@jst/contracts/entity'
import type { Queryable } from '../kernel/database/database.ts'
import { insertLines, insertRows } from './rows.ts'

const charge = (ChargeCode: string, CurrencyCode: string, more: EntityValues): Omit<Line, 'Id'> => ({
  ChargeCode,
  CurrencyCode,
  Basis: 'C',
  PpCc: 'PP',
  ...more,
})
const east = ['CNSHA', 'CNNGB']
const south = ['CNYTN', 'CNNSA', 'CNXMN']
const templates: readonly (readonly [template: EntityValues, lines: readonly Omit<Line, 'Id'>[]])[] = [
  [
    { NameZh: '华东装货港低硫与紧急燃油', Pols: east, Lanes: ['EUN', 'MDW', 'MDE'], ValidFrom: '2026-01-01' },
    [
      charge('LSS', 'USD', { Amount20GP: 40, Amount40GP: 80, Amount40HQ: 80 }),
      charge('EBS', 'USD', { Amount20GP: 60, Amount40GP: 120, Amount40HQ: 120 }),
    ],
  ],
  [
    { NameZh: '美线超重与旺季', Pols: [...east, ...south], Lanes: ['USW', 'USE'], ValidFrom: '2026-06-01', ValidTo: '2027-01-31' },
    [
      charge('PSS', 'USD', { Amount20GP: 160, Amount40GP: 200, Amount40HQ: 200 }),
      charge('OWS', 'USD', { Amount20GP: 200, ConditionOf: 'weight', ConditionOp: 'above', ConditionValues: ['18'] }),
    ],
  ],
  [
    { NameZh: '华南装货港铅封与文件', Pols: south, ValidFrom: '2026-01-01' },
    [charge('TLX', 'CNY', { Basis: 'B', Amount: 450 }), charge('SEAL', 'CNY', { Amount: 55 })],
  ],
  [
    {
      NameZh: '红海绕航',
      Pols: [...east, ...south],
      Lanes: ['EUN', 'MDW'],
      Carriers: ['MSC', 'CMA', 'MAERSK'],
      ValidFrom: '2026-02-01',
      Remark: '绕行好望角期间收取',
    },
    [charge('WRS', 'USD', { Amount: 250 }), charge('PCS', 'USD', { Unknown: true })],
  ],
]

/** 附加费模板 of the operator over the ports of its rates. */
export async function seedSurchargeTemplates(tx: Queryable, operatorId: number): Promise<void> {
  const rows = templates.map(([template], at) => ({ ...template, Code: `FJ26${String(at + 1).padStart(6, '0')}` }))
  const ids = await insertRows(tx, surchargeTemplateCalls, operatorId, rows, null)
  for (const [at, { Code }] of rows.entries())
    await insertLines(tx, document.lines.surcharges, operatorId, { kind: document.kind, id: ids.get(Code)! }, templates[at]![1])
}
