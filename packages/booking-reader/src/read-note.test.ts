import { describe, expect, it } from 'vitest'
import { filledBooking } from './index.ts'
import { questionsOf, missing, party, read, unread } from './reading.test.kit.ts'

const usual = `海运出口托书
SHIPPER:
NINGBO STAR LIGHTING CO., LTD
NO. 88 CANGHAI ROAD, NINGBO, CHINA
TEL: 0574-87654321
CONSIGNEE:
HANSE MASCHINEN GMBH
AM SANDTORKAI 30, 20457 HAMBURG
GERMANY
NOTIFY PARTY: SAME AS CONSIGNEE

起运港: 宁波 NINGBO
目的港: HAMBURG, GERMANY
船公司: MSC
船名航次: MSC OSCAR / 421W
ETD: 2026-12-08
箱型箱量：2X40HQ+1X20GP
品名: LED灯具 LED LAMPS
HS CODE: 9405.42
件数: 1200CTNS
毛重: 8,650.00 KGS
体积: 65.2 CBM
唛头: N/M
运输条款: CY-CY
FREIGHT PREPAID
电放
联系人: 李工 13812345678 li@star.com
备注: 申请14天免箱期`

describe('a note in text', () => {
  it('of labels in Chinese and English is read whole', () => {
    const reading = read(usual)
    expect(reading.Content.Values).toEqual({
      PolCode: 'CNNGB',
      PodCode: 'DEHAM',
      CarrierCode: 'MSC',
      Vessel: 'MSC OSCAR',
      VoyageNo: '421W',
      Etd: '2026-12-08',
      TransportTerm: 'CY-CY',
      PaymentTerm: 'PP',
      ReleaseType: 'TLX',
      Contact: '李工',
      Phone: '13812345678',
      Mail: 'li@star.com',
      FreeDays: 14,
      Remark: '申请14天免箱期',
    })
    expect(reading.Content.Cargo).toEqual([
      {
        NameEn: 'LED LAMPS',
        NameZh: 'LED灯具',
        HsCode: '9405.42',
        Packages: 1200,
        PackageKind: 'CT',
        Weight: 8650,
        Volume: 65.2,
        Marks: 'N/M',
      },
    ])
    expect(reading.Content.Boxes).toEqual([
      { Type: '40HQ', Count: 2 },
      { Type: '20GP', Count: 1 },
    ])
    expect(party(reading, 'shipper')).toMatchObject({
      NameEn: 'NINGBO STAR LIGHTING CO., LTD',
      Address: 'NO. 88 CANGHAI ROAD, NINGBO, CHINA',
      Country: 'CN',
      Phone: '0574-87654321',
    })
    expect(party(reading, 'notify')).toEqual(party(reading, 'consignee'))
    expect(reading.Questions).toEqual([])
    expect(unread(reading)).toEqual([])
    expect(missing(reading)).toEqual(['Values.CargoType'])
  })
  it('says where each field stands', () => {
    const { Found } = read(usual)
    for (const { From, To, Words } of Found) expect(usual.slice(From, To)).toBe(Words)
    expect(Found.find(({ Path }) => Path === 'Values.PodCode')?.Words).toBe('HAMBURG')
    expect(Found.filter(({ Path }) => Path === 'Parties.consignee').map(({ Words }) => Words)).toEqual([
      'HANSE MASCHINEN GMBH',
      'AM SANDTORKAI 30, 20457 HAMBURG',
      'GERMANY',
    ])
  })
  it('fills a new booking, whose usual terms stay where the note says none', () => {
    const { Content } = read('POL: NINGBO\nPOD: HAMBURG\n运费: 到付')
    expect(filledBooking(Content).Values).toMatchObject({ PolCode: 'CNNGB', TransportTerm: 'CY-CY', PaymentTerm: 'CC', CargoType: '1' })
  })

  it('as a sentence of a chat', () => {
    const reading = read('请订舱：上海到汉堡 2*40HQ，品名灯具，1200箱 8.6吨 65方，走MSC，12月初的船，谢谢')
    expect(reading.Content.Values).toEqual({ PolCode: 'CNSHA', PodCode: 'DEHAM', CarrierCode: 'MSC' })
    expect(reading.Content.Cargo).toEqual([{ NameZh: '灯具', Packages: 1200, Weight: 8600, Volume: 65 }])
    expect(questionsOf(reading)).toEqual({ 'Cargo[0].PackageKind': ['CT', 'BX', 'CS'], 'Values.Etd': [] })
    expect(missing(reading)).not.toContain('Values.Etd')
  })
  it('asks what 1X40 and 03/04 mean', () => {
    const reading = read(`POL: SHANGHAI  POD: LOS ANGELES, USA
1X40
COMMODITY: PLASTIC TOYS
QTY/GW/MEAS: 850 CTNS / 12500 / 68
ETD: 03/04/2026
FREIGHT: COLLECT`)
    expect(reading.Content.Boxes).toEqual([{ Count: 1 }])
    expect(reading.Content.Values).toEqual({ PolCode: 'CNSHA', PodCode: 'USLAX', PaymentTerm: 'CC' })
    expect(reading.Content.Cargo).toEqual([{ NameEn: 'PLASTIC TOYS', Packages: 850, PackageKind: 'CT', Weight: 12500, Volume: 68 }])
    expect(questionsOf(reading)['Boxes[0].Type']!.slice(0, 2)).toEqual(['40GP', '40HQ'])
    expect(questionsOf(reading)['Values.Etd']).toEqual(['2026-03-04', '2026-04-03'])
  })
  it('with a table of goods whose total is another one', () => {
    const reading = read(`装货港：青岛
卸货港：VALENCIA
品名 件数 毛重 体积
GARLIC FRESH 1080 BAGS 21600KGS 56CBM
GINGER 500CTNS 6000KGS 20.5CBM
TTL: 1580PKGS/27,600.00KGS/76CBM
2*40RH 温度-3C 通风 20CBM/H`)
    expect(reading.Content.Cargo).toEqual([
      { NameEn: 'GARLIC FRESH', Packages: 1080, PackageKind: 'BG', Weight: 21600, Volume: 56 },
      { NameEn: 'GINGER', Packages: 500, PackageKind: 'CT', Weight: 6000, Volume: 20.5 },
    ])
    expect(reading.Content.Boxes).toEqual([{ Type: '40RH', Count: 2, Temperature: -3, Ventilation: 20 }])
    expect(reading.Content.Values['CargoType']).toBe('3')
    expect(questionsOf(reading)).toEqual({ 'Cargo.Volume': [76.5, 76] })
  })
  it('of dangerous goods in a shipper owned box', () => {
    const reading = read(`Dear Cindy,
Pls book:
Shipper: Shenzhen Chem Paint Co Ltd
Consignee: TO ORDER
POL: Yantian
POD: Jebel Ali
1x20'GP SOC
PAINT, UN1263 CLASS 3 PG III, FLASH POINT 23C
320 drums 16.5 tons 18 cbm
Emergency contact: Mr Wang +86 13900001111
FREIGHT PREPAID
Thanks`)
    expect(reading.Content.Cargo).toEqual([
      {
        NameEn: 'PAINT',
        UnNo: '1263',
        DangerClass: '3',
        PackingGroup: 'III',
        FlashPoint: 23,
        DangerContact: 'Mr Wang +86 13900001111',
        Packages: 320,
        PackageKind: 'DR',
        Weight: 16500,
        Volume: 18,
      },
    ])
    expect(reading.Content.Boxes).toEqual([{ Type: '20GP', Count: 1, Soc: true }])
    expect(reading.Content.Values['CargoType']).toBe('2')
    expect(unread(reading)).toEqual(['Cindy'])
  })
  it('of a flat rack with what stands over', () => {
    const reading = read('OOG 询舱\nPOL 上海 POD 鹿特丹\n1*40FR 超高45CM 超宽 60CM\nEXCAVATOR 1 UNIT 28.5TONS')
    expect(reading.Content.Boxes).toEqual([{ Type: '40FR', Count: 1, OverHeight: 45, OverWidth: 60 }])
    expect(reading.Content.Values).toEqual({ PolCode: 'CNSHA', PodCode: 'NLRTM', CargoType: '4' })
  })
  it('of a flat rack with outer dimensions alone is asked by how much they stand over', () => {
    const reading = read('SOC 40FR x 2 OOG L 1250 x W 340 x H 320 CM\nCOMMODITY: TRANSFORMER\n2 UNITS / 56 TONS / 210 CBM')
    expect(reading.Content.Boxes).toEqual([{ Type: '40FR', Count: 2, Soc: true }])
    expect(questionsOf(reading)).toEqual({ 'Boxes[0].OverWidth': [] })
  })
  it('of frozen goods to Brazil with four parties', () => {
    const reading = read(`BOOKING NOTE
SHIPPER: QINGDAO HAIYUE FOODS CO.,LTD.
ROOM 1802, NO.12 HONGKONG MIDDLE ROAD, QINGDAO 266071, P.R.CHINA
TEL:+86-532-85011234
ATTN: MS. ZHAO

CONSIGNEE: TO THE ORDER OF BANCO DO BRASIL S.A.

NOTIFY: IMPORTADORA ALIMENTOS DO SUL LTDA
RUA XV DE NOVEMBRO 1200, SANTOS - SP, BRAZIL
CNPJ: 12.345.678/0001-95

ALSO NOTIFY: SAME AS ABOVE

PORT OF LOADING: QINGDAO,CHINA      PORT OF DISCHARGE: SANTOS, BRAZIL
VESSEL/VOYAGE: MSC ANNA V.FW448A     ETD: DEC 5, 2026
2 x 40'RH, TEMP: -18C, VENT: CLOSED, HUMIDITY: 85%
FROZEN GARLIC   2,400 CTNS   48,000.00 KGS   52.800 CBM
FREIGHT COLLECT   3/3 ORIGINAL B/L
S/C NO.: SC26-1188`)
    expect(reading.Content.Values).toEqual({
      PolCode: 'CNTAO',
      PodCode: 'BRSSZ',
      Vessel: 'MSC ANNA',
      VoyageNo: 'FW448A',
      Etd: '2026-12-05',
      PaymentTerm: 'CC',
      ReleaseType: 'OBL',
      ContractNo: 'SC26-1188',
      CargoType: '3',
    })
    expect(reading.Content.Boxes).toEqual([{ Type: '40RH', Count: 2, Temperature: -18, Ventilation: 0, Humidity: 85 }])
    expect(party(reading, 'shipper')).toMatchObject({ Contact: 'MS. ZHAO', Phone: '+86-532-85011234', Country: 'CN' })
    expect(party(reading, 'notify2')).toMatchObject({ Country: 'BR', TaxKind: 'CNPJ', TaxNo: '12.345.678/0001-95' })
    expect(reading.Questions).toEqual([])
  })
  it('with goods under one label, a line each', () => {
    const reading = read(`POL: NINGBO
DESCRIPTION OF GOODS:
GARDEN CHAIR 200CTNS 2400KGS 22CBM
GARDEN TABLE 100CTNS 1800KGS 15CBM
TOTAL: 300 CTNS 4200KGS 37CBM
1X40'HC`)
    expect(reading.Content.Cargo.map(({ NameEn, Packages }) => [NameEn, Packages])).toEqual([
      ['GARDEN CHAIR', 200],
      ['GARDEN TABLE', 100],
    ])
    expect(reading.Content.Boxes).toEqual([{ Type: '40HQ', Count: 1 }])
    expect(reading.Questions).toEqual([])
  })
  it('pasted from a sheet, with tabs and a total of another weight', () => {
    const reading = read(`SHIPPER/EXPORTER 发货人:\tABC IMP. & EXP. CO LTD
CONSIGNEE 收货人:\tXYZ TRADING LLC
PORT OF LOADING 装货港:\tXIAMEN
PORT OF DISCHARGE 卸货港:\tHOUSTON, TX
DESCRIPTION\tPKGS\tG.W.(KGS)\tMEAS(CBM)
STONE SLABS\t20 CRATES\t26000\t12.5
TOTAL\t20\t25000\t12.5`)
    expect(reading.Content.Values).toEqual({ PolCode: 'CNXMN', PodCode: 'USHOU' })
    expect(party(reading, 'shipper')?.NameEn).toBe('ABC IMP. & EXP. CO LTD')
    expect(reading.Content.Cargo).toEqual([{ NameEn: 'STONE SLABS', Packages: 20, PackageKind: 'CR', Volume: 12.5 }])
    expect(questionsOf(reading)).toEqual({ 'Cargo[0].Weight': [26000, 25000] })
  })
  it('as a mail with two sailings and a weight for each box asks both', () => {
    const reading = read(`From: Lily <lily@yuanfan.com>
Subject: NEW BOOKING // SHANGHAI - HAMBURG // 2X40HQ // HMM

Hi team,
Carrier: HMM
POL: Shanghai, China
POD: Hamburg
CRD: 30-Nov
ETD: 5-Dec / 12-Dec
Commodity: Furniture (non-hazardous)
G.W.: 2x 9 tons
Terms: CY/CY, freight prepaid
Incoterms: CIF HAMBURG`)
    expect(reading.Content.Values).toEqual({
      PolCode: 'CNSHA',
      PodCode: 'DEHAM',
      CarrierCode: 'HMM',
      ReadyOn: '2026-11-30',
      TransportTerm: 'CY-CY',
      PaymentTerm: 'PP',
      Incoterm: 'CIF',
    })
    expect(reading.Content.Cargo).toEqual([{ NameEn: 'Furniture' }])
    expect(questionsOf(reading)).toEqual({ 'Values.Etd': ['2026-12-05', '2026-12-12'], 'Cargo[0].Weight': expect.any(Array) })
  })
  it('as a numbered list of clauses', () => {
    const reading = read(`1、起运港：宁波；目的港：鹿特丹；船公司：MSK；
2、箱型：40HQ*1
3、货名：太阳能板 SOLAR PANELS，件数：25托，毛重：23.5吨，体积：60
4、预配12月10号的船
5、条款：CIF，运费预付，电放`)
    expect(reading.Content).toMatchObject({
      Values: {
        PolCode: 'CNNGB',
        PodCode: 'NLRTM',
        CarrierCode: 'MAERSK',
        Etd: '2026-12-10',
        Incoterm: 'CIF',
        PaymentTerm: 'PP',
        ReleaseType: 'TLX',
      },
      Cargo: [{ NameEn: 'SOLAR PANELS', NameZh: '太阳能板', Packages: 25, PackageKind: 'PX', Weight: 23_500, Volume: 60 }],
      Boxes: [{ Type: '40HQ', Count: 1 }],
    })
  })
  it('with headings above their values, and address lines that begin like labels', () => {
    const reading = read(`Shipper
GUANGDONG CERAMICS CO., LTD.
No.8 Shiwan Road, Foshan
Consignee
ACME BUILDERS PTY LTD
PORT ROAD 12
LINE STREET
AUSTRALIA
Notify party
SAME AS CONSIGNEE
Port of loading    Port of discharge
NANSHA             MELBOURNE
Marks      No. of packages   Description of goods   Gross weight   Measurement
N/M        1200 CTNS         CERAMIC TILES          26,400 KGS     18 CBM
1 x 20GP
FREIGHT PREPAID`)
    expect(reading.Content.Values).toEqual({ PolCode: 'CNNSA', PodCode: 'AUMEL', PaymentTerm: 'PP' })
    expect(party(reading, 'consignee')).toMatchObject({ Address: 'PORT ROAD 12\nLINE STREET\nAUSTRALIA', Country: 'AU' })
    expect(party(reading, 'notify')).toEqual(party(reading, 'consignee'))
    expect(reading.Content.Cargo).toEqual([
      { Marks: 'N/M', NameEn: 'CERAMIC TILES', Packages: 1200, PackageKind: 'CT', Weight: 26_400, Volume: 18 },
    ])
    expect(unread(reading)).toEqual([])
  })
  it('in one line of dangerous goods, without a packing group', () => {
    const reading = read(`危险品订舱: UN NO.: 1950, CLASS: 2.1, PG: /, 品名 AEROSOLS, 600 CTNS, 4800 KGS, 20CBM, 1X20GP, 闪点: -20℃
应急联系人: 刘工 13700001111`)
    expect(reading.Content.Cargo).toEqual([
      {
        UnNo: '1950',
        DangerClass: '2.1',
        NameEn: 'AEROSOLS',
        Packages: 600,
        PackageKind: 'CT',
        Weight: 4800,
        Volume: 20,
        FlashPoint: -20,
        DangerContact: '刘工 13700001111',
      },
    ])
    expect([reading.Content.Values, reading.Questions]).toEqual([{ CargoType: '2' }, []])
  })
  it('with short labels, and parties that are the same as others', () => {
    const reading = read(`SHPR: SAME AS BEFORE
CNEE: ABC
N/P: SAME
POL/POD: NINGBO/LOS ANGELES
CONTAINER: 3X40HQ(45G1)，不接受SOC
CARGO: TOYS   PKGS: 3,600   GW: 25,200 KGS   CBM: 198`)
    expect(reading.Content.Values).toEqual({ PolCode: 'CNNGB', PodCode: 'USLAX' })
    expect(reading.Content.Boxes).toEqual([{ Type: '40HQ', Count: 3 }])
    expect(reading.Content.Cargo).toEqual([{ NameEn: 'TOYS', Packages: 3600, Weight: 25_200, Volume: 198 }])
    expect(reading.Content.Parties.map(({ Role, Party }) => [Role, Party.NameEn])).toEqual([
      ['consignee', 'ABC'],
      ['notify', 'ABC'],
    ])
    expect(questionsOf(reading)).toEqual({ 'Parties.shipper': [] })
  })
  it('of several bills says their number, and not how many originals there are', () => {
    expect(read('起运港: 宁波 NINGBO\n提单票数: 3 票').Content.Values['Bills']).toBe(3)
    expect(read('起运港: 宁波 NINGBO\n提单票数: 三\n').Content.Values['Bills']).toBeUndefined()
    expect(read('起运港: 宁波 NINGBO\n提单份数: 3\nNO. OF ORIGINAL B/L: THREE(3)').Content.Values['Bills']).toBeUndefined()
  })
  it('with more goods than a booking has leaves the others unread', () => {
    const reading = read(['品名 件数 毛重 体积', ...Array.from({ length: 60 }, (_, at) => `GOODS-${at} 10CTNS 100KGS 1CBM`)].join('\n'))
    expect(reading.Content.Cargo).toHaveLength(50)
    expect(unread(reading)).toContain('59')
  })
  it('with typing errors and two sayings asks all of it', () => {
    const reading = read('箱型箱量：1*40HQ\n品名：玩具\n附：请按 2*40HQ 放舱\n件数：12OO纸箱\n毛重：8,500.5kgs\n体积：65,2 cbm\n总重：')
    expect(reading.Content.Boxes).toEqual([])
    expect(reading.Content.Cargo).toEqual([{ NameZh: '玩具', PackageKind: 'CT', Weight: 8500.5, Volume: 65.2 }])
    expect(questionsOf(reading)).toEqual({ Boxes: ['1*40HQ', '2*40HQ'], 'Cargo[0].Packages': [1200] })
    expect(missing(reading)).not.toContain('Boxes[0].Type')
  })
})
