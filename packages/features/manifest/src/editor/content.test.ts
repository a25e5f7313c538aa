import { emptyConsignment, emptyParty } from '@jst/manifest'
import { emptyBox, emptyLine, sumOf } from '@jst/packing'
import { describe, expect, it } from 'vitest'
import { contentOf, goodsOfBoxes, repairedContent, rowOf, typedOf } from './content.ts'

const line = (Key: string, Packages: number, GoodsEn: string) => ({
  ...emptyLine(Key),
  Packages,
  Weight: Packages * 1.5,
  Volume: 1,
  GoodsEn,
})
const boxes = [
  {
    ...emptyBox(),
    BoxNo: 'MSKU6011672',
    BoxType: '40HQ',
    Tare: 3_900,
    Seals: [{ No: 'A1', Source: 'customs' as const }],
    Lines: [line('1', 10, 'POTS')],
  },
  { ...emptyBox(), BoxNo: 'CSQU3054383', BoxType: '20GP', Soc: true, Lines: [line('1', 5, 'POTS'), line('2', 3, 'PANS')] },
].map((box) => ({ ...box, ...sumOf(box.Lines) }))
const content = {
  ...emptyConsignment(),
  BillNo: 'COSU1',
  PortsAfter: ['KRPUS', 'USLAX'],
  BreakBulk: true,
  ToOrder: true,
  Shipper: { ...emptyParty, Name: 'N', Country: 'CN' },
  Boxes: boxes,
}

describe('what is typed', () => {
  it('comes back as the content that it was made of', () => {
    const typed = { ...typedOf(content), Regimes: [], Agent: '', LateReason: '', Reasons: [] }
    expect(contentOf(typed)).toEqual(content)
  })
  it('takes goods from the boxes, added up by description', () => {
    const goods = goodsOfBoxes(boxes.map(rowOf))
    expect(goods.map(({ GoodsEn, Packages, Weight }) => [GoodsEn, Packages, Weight])).toEqual([
      ['POTS', 15, 22.5],
      ['PANS', 3, 4.5],
    ])
  })
  it('is repaired at the path of a finding, numbers as numbers', () => {
    expect(repairedContent(content, 'Shipper.Code', 'USCI+1').Shipper.Code).toBe('USCI+1')
    expect(repairedContent(content, 'Boxes[1].BoxNo', 'X').Boxes.map(({ BoxNo }) => BoxNo)).toEqual(['MSKU6011672', 'X'])
    expect(repairedContent(content, 'Weight', '27').Weight).toBe(27)
  })
})
