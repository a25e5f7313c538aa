import { readInterchange } from '@jst/edifact'
import { encodeGb18030 } from '@jst/packing/edi'
import { describe, expect, it } from 'vitest'
import { emptyParty, type Consignment } from '../model/consignment.ts'
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
    const told = (more: Partial<Consignment>) =>
      writeMt('MT2101', goodConsignment({ BillNo: 'COSU6412345670', DepartureAt: '', AgentCutoff: '', Terms: '', ...more }), head).lost
    expect(told({ Agreement: 'SC1', Terms: 'CY-CY' }).map(({ Label }) => Label)).toEqual(['运费协议号', '运输条款'])
    const person = { ...goodConsignment().Shipper, Contact: 'LI LEI', ContactPhone: '+86 574 1' }
    expect(told({ Shipper: person, Notify: person }).map(({ Path }) => Path)).toEqual([
      'Shipper.Contact',
      'Shipper.ContactPhone',
      'Notify.Contact',
      'Notify.ContactPhone',
    ])
    // of filings abroad
    const abroad = {
      Buyer: { ...emptyParty, Name: 'B' },
      PaymentMethod: 'H',
      Routing: ['CN', 'BE'],
      Scac: 'COSU',
      Eori: 'BE1',
      PortsAfter: ['BEANR'],
      Origin: 'CN',
    }
    expect(
      told(abroad)
        .map(({ Label, Value }) => `${Label} ${Value}`)
        .toSorted(),
    ).toEqual(
      ['买方名称 B', '运费支付方法 H', '途经国家 CN BE', '申报人 SCAC COSU', '收货人 EORI BE1', '后续挂靠港 BEANR', '原产国 CN'].toSorted(),
    )
    // an office beside another one, and a bill to the order of somebody with a name of his own
    expect(told({ ExitPlace: 'CNYTN/5316', ToOrder: true }).map(({ Label }) => Label)).toEqual(['关区', '凭指示 TO ORDER'])
  })
  it('has tariff numbers without their dots, in every form', () => {
    const dotted = goodConsignment({ Goods: [goodGoods({ HsCode: '7323.93.00' })] })
    for (const text of [
      writeMt('MT2101', dotted, head).text,
      writeIfcsum(dotted, head).text,
      writeCuscar(dotted, head).text,
      writeFiling('us', dotted, head).text,
    ])
      expect([text.includes('73239300'), text.includes('7323.93')]).toEqual([true, false])
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
  it('keeps the blanks at the edges of its records', () => {
    for (let lead = 60; lead <= 72; lead += 1) {
      const GoodsEn = `${'A'.repeat(lead)}  STEEL POTS AND PANS WITH LIDS OF GLASS, FOR KITCHENS, WITHOUT ELECTRIC PARTS, IN CARTONS`
      const { text } = writeIfcsum(goodConsignment({ Goods: [goodGoods({ GoodsEn })] }), head)
      const records = text.split('\r\n').filter((record) => record.startsWith('47'))
      expect(records.every((record) => encodeGb18030(record).length === 72)).toBe(true)
      expect(records.map((record) => record.slice(2).trimEnd()).join('')).toBe(GoodsEn)
    }
  })
  it('lacks what does not fit and it cannot do without', () => {
    expect(writeIfcsum(goodConsignment({ Voyage: '0123456W' }), head).missing).toEqual(['航次'])
    expect(writeIfcsum(goodConsignment(), head).lost.map(({ Path }) => Path)).toContain('CustomsStatus')
  })
})

it('CUSCAR is read back as an interchange of one bill, goods and boxes', () => {
  const { text, lost, missing } = writeCuscar(goodConsignment({ Remark: '' }), head)
  const { messages, warnings } = readInterchange(text)
  expect([warnings, messages[0]!.type, messages[0]!.release, missing]).toEqual([[], 'CUSCAR', '95B', []])
  const tags = messages[0]!.segments.map(({ tag }) => tag)
  expect(tags.filter((tag) => ['CNI', 'GID', 'EQD', 'SGP'].includes(tag))).toEqual(['EQD', 'CNI', 'GID', 'SGP'])
  expect(lost.map(({ Label }) => Label)).toContain('货物第 1 行中文品名')
  expect(lost.map(({ Path }) => Path)).toEqual(expect.arrayContaining(['BillType', 'CustomsStatus', 'LoadingAt']))
})

it('an ENS names its type, the proposed one with a note', () => {
  const chosen = writeFiling('eu', goodConsignment({ FilingType: 'F12' }), head)
  expect([JSON.parse(chosen.text).filingType, chosen.assumed]).toEqual(['F12', []])
  const proposed = writeFiling('eu', goodConsignment({ MasterNo: 'M1' }), head)
  expect([JSON.parse(proposed.text).filingType, proposed.assumed]).toEqual(['F14', [expect.stringContaining('F14')]])
  expect(JSON.parse(writeFiling('us', goodConsignment(), head).text)).not.toHaveProperty('filingType')
})

it('the elements of the importer go with his filing alone', () => {
  const consignment = goodConsignment({ ImporterNo: '12-345678900', Manufacturer: 'NINGBO POTS FACTORY' })
  expect(JSON.parse(writeFiling('usIsf', consignment, head).text).consignment).toMatchObject({ ImporterNo: '12-345678900' })
  expect(JSON.parse(writeFiling('us', consignment, head).text).consignment).not.toHaveProperty('ImporterNo')
})

it('a filing abroad is JSON of the consignment, without what is ours alone', () => {
  const { text, lost } = writeFiling('us', goodConsignment(), head)
  expect(JSON.parse(text)).toMatchObject({
    regime: 'us',
    message: head.MessageId,
    action: 'original',
    consignment: { BillNo: 'COSU64123456' },
  })
  expect(lost.map(({ Path }) => Path)).toEqual(['AgentCutoff', 'CustomsArea', 'ExitPlace', 'Goods[0].GoodsZh', 'Boxes[0].Lines[0].GoodsZh'])
  // Chinese stays with us; an English remark goes
  const chinese = writeFiling('eu', goodConsignment({ Remark: '尽快放行' }), head)
  expect(/[\u4E00-\u9FFF]/.test(chinese.text)).toBe(false)
  expect(chinese.lost).toContainEqual({ Path: 'Remark', Label: '备注', Value: '尽快放行', Why: '含有网关不能接收的字符，没有写入' })
  expect(JSON.parse(writeFiling('eu', goodConsignment({ Remark: 'RUSH' }), head).text).consignment.Remark).toBe('RUSH')
  expect(JSON.parse(writeFiling('us', goodConsignment(), { ...head, Action: 'delete' }).text)).not.toHaveProperty('consignment')
})
