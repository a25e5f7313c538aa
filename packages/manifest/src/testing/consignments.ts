import { emptyBox, emptyLine, sumOf, type PackedBox } from '@jst/packing'
import { emptyConsignment, emptyGoods, emptyParty, type Consignment, type ManifestGoods } from '../model/consignment.ts'

export const goodGoods = (more: Partial<ManifestGoods> = {}): ManifestGoods => ({
  ...emptyGoods('1'),
  Packages: 420,
  Weight: 8_400.5,
  Volume: 52.125,
  PackageKind: 'CT',
  GoodsEn: 'STAINLESS STEEL POTS',
  GoodsZh: '不锈钢锅',
  HsCode: '732393',
  Marks: 'N/M',
  ...more,
})
/** Boxes that hold equal parts of nothing but the given quantities. */
export const boxOf = (BoxNo: string, goods: readonly ManifestGoods[], more: Partial<PackedBox> = {}): PackedBox => ({
  ...emptyBox(),
  BoxNo,
  BoxType: '40HQ',
  IsoType: '45G1',
  Seals: [{ No: `S${BoxNo}`, Source: 'carrier' }],
  ...sumOf(goods),
  Lines: goods.map((row, at) => ({
    ...emptyLine(String(at + 1)),
    BillNo: 'COSU6412345670',
    Packages: row.Packages,
    Weight: row.Weight,
    Volume: row.Volume,
    PackageKind: row.PackageKind,
    GoodsEn: row.GoodsEn,
    GoodsZh: row.GoodsZh,
    HsCode: row.HsCode,
  })),
  ...more,
})

/** A bill of Shanghai to Antwerp by way of Los Angeles that passes every check of China. */
export function goodConsignment(more: Partial<Consignment> = {}): Consignment {
  const Goods = more.Goods ?? [goodGoods()]
  return {
    ...emptyConsignment(),
    BillNo: 'COSU64123456',
    BillType: 'OBL',
    Payment: 'PP',
    Terms: 'CY-CY',
    Vessel: 'EVER ONE',
    Imo: '9321483',
    Voyage: '012W',
    Carrier: 'COSU',
    LoadingAt: '2026-12-03 08:00',
    DepartureAt: '2026-12-03 20:00',
    AgentCutoff: '2026-12-01 12:00',
    CustomsArea: '2248',
    ExitPlace: 'CNSHA/2248',
    Pol: 'CNSHA',
    Pod: 'BEANR',
    Shipper: {
      ...emptyParty,
      Code: 'USCI+91310000775785552L',
      Name: 'NINGBO YUANFAN TRADING CO LTD',
      Country: 'CN',
      City: 'NINGBO',
      Address: '88 ZHONGSHAN ROAD',
      Phone: '+86 574 8765 4321',
    },
    Consignee: {
      ...emptyParty,
      Code: 'VAT+BE0403019261',
      Name: 'ANTWERP POTS NV',
      Country: 'BE',
      City: 'ANTWERP',
      Address: 'NOORDERLAAN 100',
      Phone: '+32 3 555 1234',
      Contact: 'J PEETERS',
      ContactPhone: '+32 3 555 1235',
    },
    ...sumOf(Goods),
    Boxes: [boxOf('MSKU6011672', Goods)],
    ...more,
    Goods,
  }
}
