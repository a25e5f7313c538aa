import { describe, expect, it } from 'vitest'
import { testFacts } from './facts.test.kit.ts'
import { readNote, readNotes, type NoteSheet } from './index.ts'

const facts = testFacts()
const form: NoteSheet = {
  Name: '托书',
  Rows: [
    ['海运出口货物订舱委托书', '', '', '', '', ''],
    ['SHIPPER 发货人', '', '', '委托编号', 'YH2611-088', ''],
    ['NINGBO STAR LIGHTING CO., LTD\nNO. 88 CANGHAI ROAD\nNINGBO, CHINA', '', '', '船公司', 'COSCO', ''],
    ['', '', '', '船名/航次', 'COSCO TAURUS 068E', ''],
    ['CONSIGNEE 收货人', '', '', '开船日期', '46364', ''],
    ['HANSE MASCHINEN GMBH', '', '', '', '', ''],
    ['AM SANDTORKAI 30, 20457 HAMBURG', '', '', '', '', ''],
    ['TEL: +49 40 3000 100', '', '', '', '', ''],
    ['NOTIFY PARTY 通知人', '', '', '', '', ''],
    ['SAME AS CONSIGNEE', '', '', '', '', ''],
    ['起运港 PORT OF LOADING', '卸货港 PORT OF DISCHARGE', '目的地 FINAL DESTINATION', '运费条款', '运输条款', '箱型箱量'],
    ['NINGBO', 'ROTTERDAM', '', 'FREIGHT PREPAID', 'CY-CY', '1*40HQ'],
    ['唛头 MARKS', '件数 PKGS', '品名 DESCRIPTION OF GOODS', '', '毛重 G.W.(KGS)', '体积 MEAS(CBM)'],
    ['N/M', '600 CTNS', 'LED LAMPS', '', '4300', '32.6'],
    ['', '', 'HS CODE: 9405.42', '', '', ''],
    ['HM', '20 PLTS', 'LED DRIVERS', '', '9,120.5', '24'],
    ['TOTAL:', '620', '', '', '13420.5', '56.6'],
    ['备注', '请安排12月上旬船，申请21天免箱期', '', '', '', ''],
    ['联系人', '王小姐', '', '电话', '0574-87654321', ''],
  ],
}
const read = (...sheets: NoteSheet[]) => readNote({ source: { kind: 'tables', sheets }, facts })

describe('a form in a sheet', () => {
  it('is read from the cells beside and below its labels', () => {
    const { Content, Questions, Unread, Missing } = read(form)
    expect(Content.Values).toEqual({
      NameZh: 'YH2611-088',
      CarrierCode: 'COSCO',
      FreeDays: 21,
      Vessel: 'COSCO TAURUS',
      VoyageNo: '068E',
      Etd: '2026-12-08',
      PolCode: 'CNNGB',
      PodCode: 'NLRTM',
      PaymentTerm: 'PP',
      TransportTerm: 'CY-CY',
      Contact: '王小姐',
      Phone: '0574-87654321',
      Remark: '请安排12月上旬船，申请21天免箱期',
    })
    expect(Content.Cargo).toEqual([
      { Marks: 'N/M', Packages: 600, PackageKind: 'CT', NameEn: 'LED LAMPS', HsCode: '9405.42', Weight: 4300, Volume: 32.6 },
      { Marks: 'HM', Packages: 20, PackageKind: 'PX', NameEn: 'LED DRIVERS', Weight: 9120.5, Volume: 24 },
    ])
    expect(Content.Boxes).toEqual([{ Type: '40HQ', Count: 1 }])
    expect(Content.Parties.map(({ Role, Party }) => [Role, Party.NameEn, Party.Address, Party.Phone])).toEqual([
      ['shipper', 'NINGBO STAR LIGHTING CO., LTD', 'NO. 88 CANGHAI ROAD\nNINGBO, CHINA', ''],
      ['consignee', 'HANSE MASCHINEN GMBH', 'AM SANDTORKAI 30, 20457 HAMBURG', '+49 40 3000 100'],
      ['notify', 'HANSE MASCHINEN GMBH', 'AM SANDTORKAI 30, 20457 HAMBURG', '+49 40 3000 100'],
    ])
    expect([Questions, Unread, Missing.map(({ Path }) => Path)]).toEqual([[], [], ['Values.CargoType']])
  })
  it('says in which cell each field stands', () => {
    const { Found } = read(form)
    for (const { Sheet, Row, Column, From, To, Words } of Found) expect([form][Sheet!]!.Rows[Row!]![Column!]!.slice(From, To)).toBe(Words)
    expect(Found.find(({ Path }) => Path === 'Values.VoyageNo')).toMatchObject({ Sheet: 0, Row: 3, Column: 4, Words: '068E' })
    expect(Found.filter(({ Path }) => Path === 'Parties.consignee').map(({ Row }) => Row)).toEqual([5, 6, 7])
  })
  it('in Chinese has the details of a party below it, each with its label', () => {
    const { Content, Questions } = read({
      Name: '托书',
      Rows: [
        ['托书', '', '', ''],
        ['发货人：', '宁波远帆进出口有限公司', '', ''],
        ['地址：', '宁波市鄞州区中山东路 88 号', '', ''],
        ['电话：', '0574-12345678', '', ''],
        ['收货人：', 'PACIFIC HOME INC', '', ''],
        ['', '1200 HARBOR DR, LONG BEACH, CA 90802, USA', '', ''],
        ['起运港：', '宁波', '目的港：', '长滩'],
        ['箱型：', '40HQ', '箱量：', '2'],
        ['品名：', '塑料花盆', '件数：', '2400纸箱'],
        ['毛重：', '18.5', '体积：', '130'],
        ['是否拖车：', '是', '报关：', '自理'],
        ['做箱地址：', '余姚市泗门镇工业区 8 号', '做箱时间：', '12月3日'],
      ],
    })
    expect(Content.Parties.map(({ Party }) => Party)).toMatchObject([
      { NameZh: '宁波远帆进出口有限公司', Address: '宁波市鄞州区中山东路 88 号', Phone: '0574-12345678' },
      { NameEn: 'PACIFIC HOME INC', Address: '1200 HARBOR DR, LONG BEACH, CA 90802, USA', Country: 'US' },
    ])
    expect(Content.Values).toEqual({
      PolCode: 'CNNGB',
      PodCode: 'USLGB',
      Truck: true,
      Customs: false,
      TruckPlace: '余姚市泗门镇工业区 8 号',
      TruckOn: '2026-12-03',
    })
    expect(Content.Boxes).toEqual([{ Type: '40HQ', Count: 2 }])
    expect(Questions.map(({ Path, Row, Column }) => [Path, Row, Column])).toEqual([['Cargo[0].Weight', 9, 1]])
  })
  it('leaves hidden rows unread', () => {
    const { Content, Unread } = read({
      Name: 'a',
      Rows: [
        ['起运港', '宁波'],
        ['目的港', '汉堡'],
      ],
      HiddenRows: [1],
    })
    expect(Content.Values).toEqual({ PolCode: 'CNNGB' })
    expect(Unread).toEqual([
      { Words: '目的港', From: 0, To: 3, Sheet: 0, Row: 1, Column: 0 },
      { Words: '汉堡', From: 0, To: 2, Sheet: 0, Row: 1, Column: 1 },
    ])
  })
})

describe('a list of bookings', () => {
  const list: NoteSheet = {
    Name: '12月',
    Rows: [
      ['12 月委托清单'],
      ['序号', '委托编号', '起运港', 'POD', '船公司', '开船日期', '箱型箱量', '品名', '件数', '毛重(KGS)', '体积', '业务员'],
      ['1', 'YH-01', '宁波', 'HAMBURG', 'MSC', '2026/12/8', '2*40HQ', 'LED LAMPS', '1200CTNS', '8650', '65.2', '张三'],
      ['2', 'YH-02', 'SHANGHAI', 'SPRINGFIELD', '', '12-05', '1*40', 'TOYS', '800', '6500', '60', ''],
      ['3', 'YH-03', '青岛', '鹿特丹', 'CMA', '2026-12-15', '1*20GP+1*40HQ', '轮胎', '900件', '21000', '58', ''],
      ['合计', '', '', '', '', '', '', '', '2900', '36150', '183.2', ''],
    ],
    HiddenRows: [4],
  }
  const { Readings, Unread } = readNotes({ source: { kind: 'tables', sheets: [list] }, facts })

  it('is one reading a row, and tells hidden rows', () => {
    expect(Readings.map(({ Row, Hidden, Reading }) => [Row, Hidden, Reading.Content.Values['NameZh']])).toEqual([
      [2, false, 'YH-01'],
      [3, false, 'YH-02'],
      [4, true, 'YH-03'],
    ])
    expect(Readings[0]!.Reading.Content).toMatchObject({
      Values: { PolCode: 'CNNGB', PodCode: 'DEHAM', CarrierCode: 'MSC', Etd: '2026-12-08' },
      Cargo: [{ NameEn: 'LED LAMPS', Packages: 1200, Weight: 8650, Volume: 65.2 }],
      Boxes: [{ Type: '40HQ', Count: 2 }],
    })
    expect(Readings[2]!.Reading.Content.Boxes).toHaveLength(2)
  })
  it('asks what is unsure, row by row', () => {
    expect(Readings[1]!.Reading.Questions.map(({ Path, Row, Column }) => [Path, Row, Column])).toEqual([
      ['Values.PodCode', 3, 3],
      ['Values.Etd', 3, 5],
      ['Boxes[0].Type', 3, 6],
    ])
    expect(Readings[0]!.Reading.Questions).toEqual([])
  })
  it('says what belongs to no booking', () => {
    expect(Unread.map(({ Words }) => Words)).toEqual(['12 月委托清单', '序号', '业务员', '合计', '2900', '36150', '183.2'])
    expect(Readings[0]!.Reading.Unread.map(({ Words }) => Words)).toEqual(['1', '张三'])
  })
  it('pasted as text with tabs is the same', () => {
    const text = list.Rows.map((row) => row.join('\t')).join('\n')
    const pasted = readNotes({ source: { kind: 'text', text }, facts })
    expect(pasted.Readings.map(({ Reading }) => Reading.Content)).toEqual(Readings.map(({ Reading }) => Reading.Content))
    for (const { Reading } of pasted.Readings) for (const { From, To, Words } of Reading.Found) expect(text.slice(From, To)).toBe(Words)
  })
  it('is one booking a sheet where there is no such heading', () => {
    const readings = readNotes({ source: { kind: 'tables', sheets: [form, { Name: 'empty', Rows: [['']] }] }, facts }).Readings
    expect(readings.map(({ Sheet, Row, Reading }) => [Sheet, Row, Reading.Content.Values['NameZh']])).toEqual([[0, -1, 'YH2611-088']])
  })
})
