import { boxesFrom, mergedBoxes } from '@jst/feature-kit/boxes'
import { planImport, type AcceptedLine } from '@jst/sheet'
import { goodContainer } from '@jst/si-drafts/testing'
import { describe, expect, it } from 'vitest'
import { fileColumns } from './columns.ts'
import { csvOf } from './csv.ts'
import { tableOf } from './import-rows.ts'
import { containerForm } from './cargo-rows.ts'

const containersFrom = (lines: readonly AcceptedLine[]) => boxesFrom(containerForm, 'containerNo', lines)

const file = [
  ['宁波远帆 装箱单'],
  ['柜号', '铅封号', '柜型', '包装', '件数', '毛重(KGS)', '体积(CBM)', 'Description', '品名', 'HS'],
  ['MSKU 601167-2', 'cn1', '45G1', '纸箱', '10', '1,000.5', '5', 'STEEL POTS', '钢锅', '732393'],
  ['', '', '', 'CT', '20', '500', '2.5', 'STEEL PANS', '钢盘', '732393'],
  ['TCNU6225360', 'cn2', '20GP', 'PALLETS', '七托', '800', '8', '', '', ''],
  ['CMAU5110875', 'cn3', '20GP', 'PALLETS', '7', '800', '8', '', '', ''],
  ['合计', '', '', '', '37', '2300.5', '15.5'],
]

describe('importing a packing list', () => {
  const plan = planImport(file, fileColumns)
  it('joins the goods lines of one container and adds them up; containers without goods stay plain', () => {
    expect(containersFrom(plan.accepted)).toMatchObject([
      {
        containerNo: 'MSKU6011672',
        sealNo: 'CN1',
        type: '40HQ',
        packageKind: 'CARTONS',
        packages: 30,
        weight: 1500.5,
        volume: 7.5,
        lines: [
          { goods: 'STEEL POTS', goodsZh: '钢锅', hsCode: '732393', packages: 10, weight: 1000.5 },
          { goods: 'STEEL PANS', packages: 20, weight: 500 },
        ],
      },
      { containerNo: 'CMAU5110875', type: '20GP', packages: 7, lines: [] },
    ])
  })
  it('says which line cannot be taken and why', () => {
    expect(plan.rejected).toMatchObject([{ line: 5 }])
    expect(plan.rejected[0]?.reason).toContain('七托')
  })
  it('a known container is replaced and keeps its key, the rest is added', () => {
    const there = [goodContainer({ id: 7 }), goodContainer({ containerNo: 'TCNU6225360' })]
    const merged = mergedBoxes(containerForm, there, containersFrom(plan.accepted))
    expect(merged.map(({ id, containerNo, packages }) => [id, containerNo, packages])).toEqual([
      [7, 'MSKU6011672', 30],
      [0, 'TCNU6225360', 420],
      [0, 'CMAU5110875', 7],
    ])
  })
  it('what is exported can be read in again', () => {
    const containers = containersFrom(plan.accepted)
    const table = tableOf(containers, fileColumns)
    const again = planImport(
      table.map((row) => row.map(String)),
      fileColumns,
    )
    expect(containersFrom(again.accepted)).toEqual(containers)
  })
  it('a file for Excel keeps characters and makes formulas harmless', () => {
    expect(
      csvOf([
        ['箱号', '货名'],
        ['A', '=1+1'],
        ['B', 'a,"b"'],
      ]),
    ).toBe('\uFEFF箱号,货名\r\nA,\'=1+1\r\nB,"a,""b"""\r\n')
  })
})
