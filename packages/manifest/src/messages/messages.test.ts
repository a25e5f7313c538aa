import { readInterchange } from '@jst/edifact'
import { encodeGb18030 } from '@jst/packing/edi'
import { describe, expect, it } from 'vitest'
import { emptyParty } from '../model/consignment.ts'
import { boxOf, goodConsignment, goodGoods } from '../testing/consignments.ts'
import { ifcsumLayout } from './ifcsum-layout.ts'
import { mtProblems, writeCuscar, writeFiling, writeIfcsum, writeMt, type ManifestHead } from './index.ts'
import { readXml, textAt } from './xml.ts'

const head: ManifestHead = {
  Sender: 'JSTSHA',
  Receiver: 'MINSHENG',
  MessageId: 'CD2612000001-01',
  At: '2026-11-28T09:30:00.000Z',
  Action: 'original',
}
const hostile = 'A & B <C> "D" \'E\' ]]>'

describe('MT2101', () => {
  it('is of the written schema', () => {
    const { text, missing } = writeMt('MT2101', goodConsignment(), head)
    expect([mtProblems(text), missing]).toEqual([[], []])
    const root = readXml(text)
    expect(textAt(root, 'Head/SendTime')).toBe('20261128173000000')
    expect(textAt(root, 'Declaration/Consignment/LoadingLocation/LoadingDate')).toBe('202612030800')
    expect(textAt(root, 'Declaration/Consignment/TransportEquipment/FullnessCode')).toBe('8')
  })
  it('of every kind, house bill and bill of many boxes is, too', () => {
    const Goods = [goodGoods({ Key: '1' }), goodGoods({ Key: '2', GoodsEn: 'PANS', UnNo: '1263', DgContact: 'LI 021 1' })]
    const many = goodConsignment({
      MasterNo: 'COSU0000001',
      Goods,
      Boxes: [boxOf('MSKU6011672', [Goods[0]!]), boxOf('CSQU3054383', [Goods[1]!], { Fcl: 'lcl', Soc: true })],
      Notify: { ...emptyParty, Name: 'N', Email: 'a@b.cn' },
      Remark: 'line one\nline two',
    })
    for (const message of ['MT2101', 'MT1101', 'MT6101', 'MT6102'] as const)
      expect(mtProblems(writeMt(message, many, head).text)).toEqual([])
    const { text } = writeMt('MT2101', many, head)
    expect(text).toContain('<AssociatedTransportDocument>')
    // each row of goods names the boxes that hold it
    expect(text.match(/<ConsignmentItem>[^]*?<\/ConsignmentItem>/g)!.map((item) => /<ID>(\w+)<\/ID>/.exec(item)![1])).toEqual([
      'MSKU6011672',
      'CSQU3054383',
    ])
  })
  it('of a deletion names the bill and the reasons alone', () => {
    const { text } = writeMt('MT2101', goodConsignment(), { ...head, Action: 'delete', Reasons: ['001', '002'] })
    expect(mtProblems(text)).toEqual([])
    expect(text.match(/<StatementCode>\d+<\/StatementCode>/g)).toHaveLength(2)
    expect([text.includes('Consignor'), text.includes('<FunctionCode>3<')]).toEqual([false, true])
  })
  it('keeps hostile signs as text', () => {
    const { text } = writeMt('MT2101', goodConsignment({ Shipper: { ...goodConsignment().Shipper, Name: hostile } }), head)
    expect(textAt(readXml(text), 'Declaration/Consignment/Consignor/Name')).toBe(hostile)
  })
  it('tells what it has no field for', () => {
    const { lost } = writeMt('MT2101', goodConsignment({ Agreement: 'SC1', Terms: 'CY-CY' }), head)
    expect(lost.map(({ Label }) => Label)).toEqual(['运费协议号', '运输条款'])
  })
  it('is judged by the schema: order, length, unknown and missing elements', () => {
    const { text } = writeMt('MT2101', goodConsignment(), head)
    expect(mtProblems(text.replace('JSTSHA', 'J'.repeat(36)))).toEqual(['Manifest/Head/SenderID 有 36 个字符，最多 35 个'])
    expect(mtProblems(text.replace(/<MessageType>MT2101<\/MessageType>/, ''))).toEqual(['Manifest/Head/MessageType 缺少'])
    expect(mtProblems(text.replace('<Version>', '<Extra>1</Extra><Version>'))).toEqual(['Manifest/Head/Extra 不在报文结构中'])
    expect(mtProblems('no')).toEqual(['不是 XML 报文'])
  })
})

describe('the platform file', () => {
  it('has records of fixed length in bytes, and leaves out a number that does not fit', () => {
    const { text, lost } = writeIfcsum(goodConsignment({ Voyage: '0123456W', Terms: '', Remark: '' }), head)
    const records = text.split('\r\n').slice(0, -1)
    expect(records.map((record) => record.slice(0, 2))).toEqual(['00', '10', '12', '16', '16', '41', '44', '47', '48', '51', '52', '99'])
    for (const record of records) {
      const columns = ifcsumLayout[record.slice(0, 2) as keyof typeof ifcsumLayout]
      expect(encodeGb18030(record).length).toBe(columns.reduce((all, { length }) => all + length, 2))
    }
    expect(records[0]!.slice(0, 44)).toBe(`00IFCSUM${'MANIFEST'.padEnd(35)}9`)
    expect(lost.filter(({ Path }) => Path === 'Voyage')).toMatchObject([{ Value: '0123456W', Why: '有 8 个字节，栏位只有 6 个，没有写入' }])
    expect(records.at(-1)).toBe('99000012')
  })
  it('divides long texts without losing a character', () => {
    const GoodsZh = '不锈钢锅'.repeat(30)
    const { text } = writeIfcsum(goodConsignment({ Goods: [goodGoods({ GoodsZh })] }), head)
    const said = text.split('\r\n').filter((record) => record.startsWith('48'))
    expect(said.map((record) => record.slice(2).trimEnd()).join('')).toBe(GoodsZh)
  })
})

it('CUSCAR is read back as an interchange of one bill, goods and boxes', () => {
  const { text, lost, missing } = writeCuscar(goodConsignment({ Remark: '' }), head)
  const { messages, warnings } = readInterchange(text)
  expect([warnings, messages[0]!.type, messages[0]!.release, missing]).toEqual([[], 'CUSCAR', '95B', []])
  const tags = messages[0]!.segments.map(({ tag }) => tag)
  expect(tags.filter((tag) => ['CNI', 'GID', 'EQD', 'SGP'].includes(tag))).toEqual(['EQD', 'CNI', 'GID', 'SGP'])
  expect(lost.map(({ Label }) => Label)).toContain('货物第 1 行中文品名')
})

it('an ENS names its type, the proposed one with a note', () => {
  const chosen = writeFiling('eu', goodConsignment({ FilingType: 'F12' }), head)
  expect([JSON.parse(chosen.text).filingType, chosen.assumed]).toEqual(['F12', []])
  const proposed = writeFiling('eu', goodConsignment({ MasterNo: 'M1' }), head)
  expect([JSON.parse(proposed.text).filingType, proposed.assumed]).toEqual(['F14', [expect.stringContaining('F14')]])
  expect(JSON.parse(writeFiling('us', goodConsignment(), head).text)).not.toHaveProperty('filingType')
})

it('a filing abroad is JSON of the consignment, without what is ours alone', () => {
  const { text, lost } = writeFiling('us', goodConsignment(), head)
  expect(JSON.parse(text)).toMatchObject({
    regime: 'us',
    message: head.MessageId,
    action: 'original',
    consignment: { BillNo: 'COSU64123456' },
  })
  expect(lost.map(({ Path }) => Path)).toEqual(['CustomsArea', 'ExitPlace', 'AgentCutoff'])
  expect(JSON.parse(writeFiling('us', goodConsignment(), { ...head, Action: 'delete' }).text)).not.toHaveProperty('consignment')
})
