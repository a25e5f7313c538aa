import { describe, expect, it } from 'vitest'
import { customerFile, freightColumns, freightRows } from '../stories/freight.ts'
import { sheetTexts as texts } from '../texts.ts'
import { planImport } from './import-plan.ts'
import { toTable } from './table.ts'

const containers = { kind: 'container' }

describe('an imported table', () => {
  it('is read below its headings in two languages, line by line', () => {
    const plan = planImport(customerFile, freightColumns, containers)
    expect(plan.headerLine).toBe(2)
    expect(plan.mapping).toEqual(['containerNo', 'sealNo', 'type', 'packages', 'weight', 'volume', null])
    expect(plan.accepted.map(({ line, values }) => [line, values.containerNo, values.type, values.weight])).toEqual([
      [3, 'CSNU4100000', '40HQ', 21456.5],
      [4, 'OOLU4100037', '40HQ', 19870],
    ])
    expect(plan.rejected).toMatchObject([
      { line: 5, reason: expect.stringContaining(`件数“二十托”：${texts.notANumber}`) },
      { line: 6, reason: texts.required('箱号') },
    ])
    // the title and the total
    expect(plan.skipped).toBe(3)
  })

  it('takes the value above for empty cells of a merged column', () => {
    const columns = freightColumns.map((column) => (column.key === 'containerNo' ? { ...column, carryDown: true } : column))
    const plan = planImport(
      [
        ['箱号', '封号'],
        ['CSNU4100000', 'A'],
        ['', 'B'],
      ],
      columns,
      containers,
    )
    expect(plan.accepted.map(({ values }) => values.containerNo)).toEqual(['CSNU4100000', 'CSNU4100000'])
  })

  it('goes by the mapping of the person where there is one', () => {
    const mapping = ['sealNo', 'containerNo']
    const plan = planImport([['A1', 'CSNU4100000']], freightColumns, { ...containers, mapping })
    expect(plan).toMatchObject({ headerLine: undefined, accepted: [{ line: 1, values: { sealNo: 'A1', containerNo: 'CSNU4100000' } }] })
  })

  it('without headings maps nothing and names what is missing', () => {
    const plan = planImport([['A1', 'B1']], freightColumns, containers)
    expect(plan).toMatchObject({ mapping: [null, null], unmapped: ['箱号'], accepted: [] })
  })

  it('has headings that its host compares by a rule of its own', () => {
    const table = [
      ['箱号!', '封号!'],
      ['CSNU4100000', 'x'],
    ]
    expect(planImport(table, freightColumns, containers).headerLine).toBeUndefined()
    expect(planImport(table, freightColumns, { ...containers, heading: (text) => text.replace('!', '') })).toMatchObject({ headerLine: 1 })
  })

  it('that is too long is refused as a whole', () => {
    const plan = planImport([['箱号', '封号'], ...Array.from({ length: 11 }, () => ['CSNU4100000', 'x'])], freightColumns, { limit: 10 })
    expect(plan).toMatchObject({ accepted: [], refusal: texts.importTooManyRows(11, 10) })
  })

  it('that was exported comes back as it was', () => {
    const rows = freightRows({ containers: 5, lines: 0 })
    const plan = planImport(toTable(rows, freightColumns), freightColumns, containers)
    expect(plan.rejected).toEqual([])
    expect(plan.accepted.map(({ values }) => values)).toEqual(rows.map(({ values }) => values))
  })
})
