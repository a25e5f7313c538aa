import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regimeCodes } from '../regimes/regimes.ts'
import { explainReceipt, isReceipt, mayAnswer, readReceipts, receiptCodes, standingOf, type FiledMessage, type Receipt } from './index.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 0, minute)).toISOString()
const message = (Id: string, Type: FiledMessage['Type'], minute: number, more: Partial<FiledMessage> = {}): FiledMessage => ({
  Id,
  Type,
  State: 'sent',
  SentAt: at(minute),
  Version: 1,
  ...more,
})
const receipt = (Message: string, Code: string, minute: number, more: Partial<Receipt> = {}): Receipt => ({
  Message,
  BillNo: 'B1',
  Code,
  Text: '',
  At: at(minute),
  ...more,
})
const original = message('M1', 'original', 0)

describe('a filing', () => {
  const state = (messages: FiledMessage[], receipts: Receipt[] = []) => standingOf('cnExport', messages, receipts).state
  it('stands by its message until a receipt says more', () => {
    expect(state([])).toBeUndefined()
    expect(state([{ ...original, State: 'waiting', SentAt: '' }])).toBe('sending')
    expect(state([{ ...original, State: 'failed' }])).toBe('sendFailed')
    expect(state([original])).toBe('awaiting')
    expect(state([{ ...original, State: 'dropped' }])).toBeUndefined()
  })
  it('is accepted, refused, changed and deleted by receipts alone', () => {
    expect(state([original], [receipt('M1', '21301', 1)])).toBe('accepted')
    expect(state([original], [receipt('M1', 'SIMREJ', 1)])).toBe('refused')
    const change = message('M2', 'change', 5, { Version: 2 })
    const accepted = receipt('M1', '21301', 1)
    expect(standingOf('cnExport', [original, change], [accepted])).toMatchObject({ state: 'changing', version: 1 })
    expect(standingOf('cnExport', [original, change], [accepted, receipt('M2', 'SIMACC', 6)])).toMatchObject({
      state: 'accepted',
      version: 2,
    })
    // a refused change leaves what customs have, and so does one that did not leave
    expect(standingOf('cnExport', [original, change], [accepted, receipt('M2', 'SIMREJ', 6)])).toMatchObject({
      state: 'accepted',
      version: 1,
      amendment: 'refused',
      refusal: { Message: 'M2' },
    })
    expect(standingOf('cnExport', [original, { ...change, State: 'failed' }], [accepted])).toMatchObject({
      state: 'accepted',
      version: 1,
      amendment: 'failed',
    })
    expect(standingOf('cnExport', [original, { ...change, State: 'dropped' }], [accepted]).amendment).toBeUndefined()
    const deletion = message('M3', 'delete', 9)
    expect(state([original, deletion], [accepted])).toBe('deleting')
    expect(standingOf('cnExport', [original, deletion], [accepted, receipt('M3', '24301', 10)])).toMatchObject({
      state: 'deleted',
      version: 0,
    })
    expect(standingOf('cnExport', [original, deletion], [accepted, receipt('M3', 'SIMREJ', 10)])).toMatchObject({
      state: 'accepted',
      amendment: 'refused',
    })
  })
  it('is deleted by customs of the Union without our deletion, unless something was registered after that', () => {
    const change = message('M2', 'change', 5, { Version: 2 })
    const registered = receipt('M1', 'R01', 1)
    for (const code of ['Q04', 'R07'])
      expect(standingOf('eu', [original], [registered, receipt('', code, 3)])).toMatchObject({ state: 'deleted', version: 0, flagged: [] })
    expect(standingOf('eu', [original], [registered, receipt('M1', 'R07', 3)]).state).toBe('deleted')
    expect(standingOf('eu', [original], [receipt('', 'R07', 3)])).toMatchObject({ state: 'awaiting', flagged: [{ why: 'noMessage' }] })
    expect(standingOf('eu', [original, change], [registered, receipt('', 'R07', 3), receipt('M2', 'A07', 6)])).toMatchObject({
      state: 'accepted',
      version: 2,
      flagged: [{ why: 'contradiction' }],
    })
    // in China a deletion that nobody asked for is asked about
    expect(standingOf('cnExport', [original], [receipt('M1', '21301', 1), receipt('', 'DEL', 3)]).state).toBe('accepted')
  })
  it('is moved by no code that nobody knows, whatever its text says', () => {
    const odd = receipt('M1', '29999', 1, { Text: '29999 预配舱单主要数据传输成功' })
    expect(standingOf('cnExport', [original], [odd])).toMatchObject({ state: 'awaiting', flagged: [{ why: 'unknownCode' }] })
    expect(standingOf('cnExport', [original], [receipt('M1', 'constructor', 1)]).flagged).toHaveLength(1)
  })
  it('is not moved by a receipt to another message, or of another kind', () => {
    expect(standingOf('cnExport', [original], [receipt('M9', '21301', 1)])).toMatchObject({
      state: 'awaiting',
      flagged: [{ why: 'unknownMessage' }],
    })
    expect(standingOf('cnExport', [original], [receipt('M1', '24301', 1)])).toMatchObject({
      state: 'awaiting',
      flagged: [{ why: 'mismatch' }],
    })
  })
  it('takes an event without a number for the latest message that had left', () => {
    expect(state([original], [receipt('', 'BLA', 1)])).toBe('accepted')
    expect(standingOf('cnExport', [original], [receipt('', 'BLA', -1)])).toMatchObject({
      state: 'awaiting',
      flagged: [{ why: 'noMessage' }],
    })
    // customs cut their time to seconds
    const sent = { ...original, SentAt: '2026-12-01T00:01:20.480Z' }
    expect(state([sent], [receipt('', 'BLA', 0, { At: '2026-12-01T00:01:20.000Z' })])).toBe('accepted')
    expect(state([sent], [receipt('', 'BLA', 0, { At: '2026-12-01T00:01:00.000Z' })])).toBe('accepted')
    expect(state([sent], [receipt('', 'BLA', 0, { At: '2026-12-01T00:01:20.100Z' })])).toBe('awaiting')
  })
  it('keeps two receipts that differ in their text alone', () => {
    const both = ['收货人地址不详', 'HS 编码有误'].map((Text) => receipt('M1', 'SIMREJ', 1, { Text }))
    expect(standingOf('cnExport', [original], both).refusal).toEqual(standingOf('cnExport', [original], both.toReversed()).refusal)
    const notes = ['一', '二'].map((Text) => receipt('', 'PAS', 1, { Text }))
    expect(standingOf('cnExport', [original], notes).passed).toHaveLength(2)
  })
  it('of a bill takes the codes that are about it', () => {
    const takers = (code: string) => regimeCodes.filter((regime) => mayAnswer(code, regime))
    expect([takers('MT3101'), takers('MT3102'), takers('R01'), takers('HLD')]).toEqual([['cnExport'], ['cnSplit'], ['eu'], ['jp']])
    expect(takers('PAS')).toEqual(['cnExport', 'cnImport', 'cnSplit', 'cnHouse'])
    expect(takers('XYZ')).toEqual([])
  })
  it('follows the later of two receipts that contradict each other, and neither at the same time', () => {
    const both = [receipt('M1', 'SIMREJ', 1), receipt('M1', '21301', 2)]
    expect(standingOf('cnExport', [original], both)).toMatchObject({ state: 'accepted', flagged: [{ why: 'contradiction' }] })
    const tie = [receipt('M1', 'SIMREJ', 1), receipt('M1', '21301', 1)]
    expect(standingOf('cnExport', [original], tie)).toMatchObject({ state: 'awaiting', flagged: [{}, {}] })
  })
  it('keeps the release of a declaration, of a bill and the clearance apart', () => {
    const all = ['PAS', 'BLR', 'CLR'].map((code, minute) => receipt('', code, minute))
    expect(standingOf('cnExport', [original], all)).toMatchObject({ state: 'awaiting', flagged: [] })
    expect(standingOf('cnExport', [original], all).passed.map(({ Code }) => Code)).toEqual(['PAS', 'BLR', 'CLR'])
  })
  it('is held until each hold has its own release', () => {
    const words = [receipt('', '6H', 1), receipt('', 'SIMHLD', 2), receipt('', '6I', 3)]
    expect(standingOf('us', [original], words).holds).toEqual(['SIMHLD'])
    expect(standingOf('us', [original], [...words, receipt('', '6H', 3)]).holds).toEqual(['6H', 'SIMHLD'])
    expect(standingOf('jp', [original], [receipt('', 'HLD', 1), receipt('', 'DNL', 1)]).holds).toEqual(['DNL', 'HLD'])
  })
  it('knows the codes that a company adds', () => {
    const own = { '1A': explainReceipt('us', '6H')! }
    expect(standingOf('us', [original], [receipt('', '1A', 1)], own).flagged).toEqual([])
    expect(explainReceipt('us', '1A')).toBeUndefined()
    expect(explainReceipt('cnExport', '21301')!.words.zh).toBe('预配舱单主要数据传输成功')
  })

  const messages: FiledMessage[] = [original, message('M2', 'change', 10, { Version: 2 }), message('M3', 'delete', 20)]
  it('comes to the same end by receipts in any order, twice, and of unknown bills', () => {
    const anyReceipt = fc.record({
      Message: fc.constantFrom('', 'M1', 'M2', 'M3', 'M9'),
      BillNo: fc.constantFrom('B1', 'B2'),
      Code: fc.constantFrom('21301', '24301', 'SIMACC', 'SIMREJ', 'SIMDEL', 'SIMHLD', 'SIMREL', 'BLA', 'DEL', 'R07', 'PAS', 'XYZ'),
      Text: fc.constantFrom('', '一', '二'),
      At: fc.integer({ min: 0, max: 30 }).map(at),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...regimeCodes),
        fc
          .array(anyReceipt, { maxLength: 12 })
          .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        fc.nat(12),
        (code, [list, shuffled], again) => {
          const end = standingOf(code, messages, list)
          expect(standingOf(code, messages, [...shuffled, ...shuffled.slice(0, again)])).toEqual(end)
          // a code that nobody knows moves nothing
          expect(standingOf(code, messages, [...list, receipt('M1', 'NEVER', 3)]).state).toBe(end.state)
        },
      ),
      { numRuns: 500 },
    )
  })
})

describe('a receipt', () => {
  const mt9999 = (responses: string) =>
    `<?xml version="1.0"?><!-- c --><m:Manifest xmlns:m="x"><m:Head><m:MessageID>R1</m:MessageID><m:MessageType>MT9999</m:MessageType>
      <m:SendTime>20261201080100000</m:SendTime></m:Head>${responses}</m:Manifest>`
  it('of MT9999 is read with the code in front of its text', () => {
    const text = mt9999(`<Response><FunctionalReferenceID>M1</FunctionalReferenceID><Consignment>
      <TransportContractDocument><ID>B1</ID></TransportContractDocument>
      <ResponseType><Code>01</Code><Text>21301 预配舱单主要数据传输成功</Text></ResponseType></Consignment></Response>
      <Response><Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>
      <RSP_CODE>01</RSP_CODE><RSP_TEXT><![CDATA[24301 预配舱单删除申请审核通过]]></RSP_TEXT></Consignment></Response>`)
    expect(isReceipt(text)).toBe(true)
    expect(readReceipts(text)).toEqual([
      { Message: 'M1', BillNo: 'B1', Code: '21301', Text: '21301 预配舱单主要数据传输成功', At: '2026-12-01T00:01:00.000Z' },
      { Message: '', BillNo: 'B1', Code: '24301', Text: '24301 预配舱单删除申请审核通过', At: '2026-12-01T00:01:00.000Z' },
    ])
  })
  it('that says 01 alone has a code that nobody knows', () => {
    const [one] = readReceipts(
      mt9999(
        '<Response><FunctionalReferenceID>M1</FunctionalReferenceID><ResponseType><Code>01</Code><Text>ok</Text></ResponseType></Response>',
      ),
    )
    expect(Object.hasOwn(receiptCodes('cnExport'), one!.Code)).toBe(false)
  })
  it('keeps its own code where its text begins with other digits, and needs a time with a zone', () => {
    const [one] = readReceipts(
      mt9999(
        '<Response><FunctionalReferenceID>M1</FunctionalReferenceID><ResponseType><Code>BLA</Code><Text>21301 ok</Text></ResponseType></Response>',
      ),
    )
    expect(one!.Code).toBe('BLA')
    const local = { message: 'M1', billNo: 'B1', code: 'R01', text: '', at: '2026-12-01T08:00:00' }
    expect(() => readReceipts(JSON.stringify(local))).toThrow(/请检查后重新录入/)
  })
  it('of MT3101 tells of the arrival of each bill, and moves no state', () => {
    const text = `<?xml version="1.0"?><Manifest><Head><MessageID>A1</MessageID><MessageType>MT3101</MessageType>
      <SendTime>20261201083000000</SendTime></Head>
      <Declaration><UnloadingLocation><ID>CNSHA/2225</ID><ArrivalDate>20261201080100</ArrivalDate></UnloadingLocation>
      <Consignment><TransportContractDocument><ID>B1</ID></TransportContractDocument>
        <ConsignmentPackaging><QuantityQuantity>420</QuantityQuantity></ConsignmentPackaging><TotalGrossMassMeasure>8400.5</TotalGrossMassMeasure>
        <TransportEquipment><EquipmentIdentification><ID>MSKU6011672</ID></EquipmentIdentification></TransportEquipment></Consignment>
      <Consignment><TransportContractDocument><ID>M1</ID></TransportContractDocument>
        <AssociatedTransportDocument><ID>H1</ID></AssociatedTransportDocument></Consignment></Declaration></Manifest>`
    expect(isReceipt(text)).toBe(true)
    const [own, house] = readReceipts(text)
    expect(own).toEqual({
      Message: '',
      BillNo: 'B1',
      Code: 'MT3101',
      Text: 'CNSHA/2225 · 420 件 · 8400.5 KG · MSKU6011672',
      At: '2026-12-01T00:01:00.000Z',
    })
    expect(house).toMatchObject({ BillNo: 'H1', Text: 'CNSHA/2225' })
    expect(standingOf('cnExport', [original], [own!])).toMatchObject({ state: 'awaiting', flagged: [], passed: [{ Code: 'MT3101' }] })
    expect(() => readReceipts(text.replace('<ID>B1</ID>', ''))).toThrow(/请检查后重新录入/)
  })
  it('of a gateway is JSON, one or many', () => {
    const row = { message: 'M1', billNo: 'B1', code: 'R01', text: 'MRN 26DE1', at: '2026-12-01T08:00:00+08:00' }
    expect(readReceipts(JSON.stringify([row, { ...row, code: 'Q01' }]))).toMatchObject([{ Code: 'R01', At: at(0) }, { Code: 'Q01' }])
  })
  it('without bill, code or time, with a document type, or broken, is refused with a sentence', () => {
    for (const text of [
      '{}',
      '[]',
      '{"code":"R01","billNo":"B1"}',
      'hello',
      '<a>',
      '<a></b>',
      '<!DOCTYPE a [<!ENTITY x "y">]><Manifest/>',
      mt9999('<Response/>'),
      mt9999('').replace('MT9999', 'MT2101'),
    ])
      expect(() => readReceipts(text)).toThrow(/请检查后重新录入/)
  })
})
