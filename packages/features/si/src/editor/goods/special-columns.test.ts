import { applyBatch, parseTsv, planImport, type SheetColumn } from '@jst/sheet'
import { issueTarget, validateSet } from '@jst/si-drafts/rules'
import { goodContainer, goodLine, goodRecord } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { columnsWith, fileColumns, goodsColumns } from './columns.ts'
import { boxesFrom } from '@jst/feature-kit/boxes'
import { tableOf } from './import-rows.ts'
import { containerForm } from './cargo-rows.ts'
import { CargoRows } from './cargo-rows.ts'
import { shownGroups } from './special-columns.ts'

const none: ReadonlySet<string> = new Set()
const read = (key: string, text: string) => (fileColumns.find((column) => column.key === key) as Required<SheetColumn>).parse(text)

describe('columns of special cargo', () => {
  it.each([
    ['plain cargo has none', '1', none, [goodContainer()], []],
    ['dangerous cargo', '2', none, [], ['dangerous']],
    ['reefer cargo', '3', none, [], ['reefer']],
    ['special equipment', '4', none, [], ['oversize']],
    ['chosen ones', '1', new Set(['vgm', 'soc', 'partLoad']), [], ['soc', 'partLoad', 'vgm']],
    [
      'what is said is shown whatever the cargo',
      '1',
      none,
      [goodContainer({ tare: 3800, lines: [goodLine({ unNo: '1263' })] })],
      ['tare', 'dangerous'],
    ],
  ])('%s', (_case, goodsType, chosen, containers, groups) => expect(shownGroups(goodsType, chosen, containers)).toEqual(groups))
  it('are shown where a finding points to one of them', () => {
    const shared = validateSet({ records: [1, 2].map((id) => goodRecord({ id, siType: 2 })), num: 2, now: 0 })
    const fields = shared.flatMap(({ Path }) => issueTarget(Path)?.field ?? [])
    expect(shownGroups('1', none, [goodContainer()], new Set(fields))).toEqual(['partLoad'])
  })
  it('stand behind the usual ones, which stay the same object without them', () => {
    expect(columnsWith([])).toBe(goodsColumns)
    expect(columnsWith(['reefer']).map(({ key }) => key)).toEqual([
      ...goodsColumns.map(({ key }) => key),
      'temperature',
      'ventilation',
      'humidity',
    ])
  })
  it('edits reach the box and the line, numbers as numbers', () => {
    const book = new CargoRows()
    const containers = [goodContainer({ lines: [goodLine()] })]
    const [box, line] = book.rows(containers)
    const changes = [
      { rowId: box?.id ?? '', key: 'vgm', value: 16_400 },
      { rowId: box?.id ?? '', key: 'temperature', value: '-18' },
      { rowId: line?.id ?? '', key: 'unNo', value: '1263' },
    ]
    const [changed] = book.containers(applyBatch(book.rows(containers), { changes, inserts: [], removals: [] }), containers)
    expect(changed).toMatchObject({ vgm: 16_400, temperature: '-18', lines: [{ unNo: '1263' }] })
  })
})

describe('what people write', () => {
  it.each([
    ['packages', '12箱', 12],
    ['packages', '100CTNS', 100],
    ['packages', '1,200 CARTONS', 1200],
    ['packages', '12 木箱', 12],
    ['unNo', 'UN 1263', '1263'],
    ['unNo', 'UN1263', '1263'],
    ['temperature', '-18℃', '-18'],
    ['temperature', '+5 °C', '5'],
    ['temperature', '16/20 C', '16/20 C'],
    ['humidity', '85%', '85'],
    ['ventilation', 'closed', 'CLOSED'],
    ['vgmTime', '2026/11/20 9:15', '2026-11-20 09:15'],
    ['vgmTime', '2026年11月20日', '2026-11-20'],
    ['vgmTime', '11/12/2026 9:15', '11/12/2026 9:15'],
    ['vgmTime', '2026-11-20T09:15+09:00', '2026-11-20T09:15+09:00'],
  ])('%s %j is read as %j', (key, text, value) => expect(read(key, text)).toEqual({ value }))
  it.each([
    ['packages', '七箱'],
    ['packages', '10+2'],
    ['packages', '16/20 C'],
  ])('%s %j is asked for, not guessed', (key, text) => expect(read(key, text)).toHaveProperty('error'))
})

describe('files with special cargo', () => {
  const table = [
    [
      '柜号',
      '柜型',
      '件数',
      '毛重(KGS)',
      '体积(CBM)',
      'Description',
      'UN No',
      'Class',
      'PG',
      'PSN',
      'FP',
      'Temp',
      'VGM',
      'VGM method',
      'SOC',
      'OH',
    ],
    ['MSKU6011672', '20GP', '10', '1000', '5', 'PAINT', 'UN1263', '3', 'PG II', 'PAINT', '23', '', '3,300.5', 'SM1', 'Y', ''],
    ['TCNU6225360', '40RH', '20', '2000', '9', 'FISH', '', '', '', '', '', '-18℃', '', '', '', ''],
    ['CMAU5110875', '40FR', '1', '9000', '30', 'PUMP', '', '', '', '', '', '', '', '', '', '35'],
  ]
  it('headings of the trade are understood, and what is exported can be read in again', () => {
    const containers = boxesFrom(containerForm, 'containerNo', planImport(table, fileColumns).accepted)
    expect(containers).toMatchObject([
      {
        vgm: 3300.5,
        vgmMethod: '1',
        soc: '1',
        lines: [{ unNo: '1263', imoClass: '3', packingGroup: 'II', properName: 'PAINT', flashPoint: '23' }],
      },
      { temperature: '-18' },
      { overHeight: 35 },
    ])
    const again = planImport(
      tableOf(containers, columnsWith(shownGroups('1', none, containers))).map((row) => row.map(String)),
      fileColumns,
    )
    expect(again.rejected).toEqual([])
    expect(boxesFrom(containerForm, 'containerNo', again.accepted)).toEqual(containers)
  })
  it('a pasted table with such a heading names its column', () =>
    expect(planImport(parseTsv('箱号\t温度\nMSKU6011672\t-18').rows, fileColumns).accepted[0]?.values).toMatchObject({
      temperature: '-18',
    }))
})
