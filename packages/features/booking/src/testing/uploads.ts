import {
  blankBooking,
  blankBox,
  blankCargo,
  type BookingUpload,
  type OpenUpload,
  type ReadNote,
  type ReadOrder,
} from '@jst/contracts/booking'

const at = '2026-11-25T01:30:00.000Z'
export const uploadOf = (Id: number, more: Partial<BookingUpload> = {}): BookingUpload => ({
  Id,
  Kind: 'note',
  FileName: '粘贴的托书：宁波 → 鹿特丹',
  Format: '',
  State: 'read',
  Rows: 1,
  Open: 2,
  Booked: 0,
  Booking: 0,
  By: '沈佳怡',
  CreateTime: at,
  UpdateTime: at,
  ...more,
})
const boxType: ReadNote['Questions'][number] = {
  Path: 'Boxes[0].Type',
  Label: '箱型',
  Words: '1X40',
  Why: '只写了尺寸，没有写明箱型，请选择',
  Candidates: ['40GP', '40HQ'].map((Value) => ({ Value, Zh: Value })),
}
const sailing: ReadNote['Questions'][number] = {
  Path: 'Values.Etd',
  Label: '预计开航',
  Words: '03/04/2027',
  Why: '日和月的顺序不明确，请选择',
  Candidates: ['2027-03-04', '2027-04-03'].map((Value) => ({ Value, Zh: Value })),
}
const blank = blankBooking()
const noteOf = (more: Partial<ReadNote> = {}): ReadNote => ({
  Content: {
    ...blank,
    Values: { ...blank.Values, PolCode: 'CNNGB', PodCode: 'NLRTM', Contact: '沈佳怡', Phone: '13800000000' },
    Cargo: [{ ...blankCargo(), NameEn: 'LED LAMPS', PackageKind: 'CT', Packages: 1_200, Weight: 9_600, Volume: 58 }],
    Boxes: [blankBox()],
  },
  Found: ['Values.PolCode', 'Values.PodCode', 'Cargo[0].NameEn', 'Cargo[0].Weight'].map((Path) => ({ Path, Words: '' })),
  Usual: [{ Path: 'Values.TransportTerm', Label: '运输条款' }],
  Questions: [boxType, sailing],
  Unread: ['出口货物订舱委托书', '麻烦尽量安排白班装箱'],
  Told: [{ Path: 'Values.ReadyOn', Label: '货好日期', Words: '12/9' }],
  Missing: [{ Path: 'Parties.shipper', Label: '发货人' }],
  ...more,
})
export const openNote = (more: Partial<ReadNote> = {}): OpenUpload => ({
  Record: uploadOf(5),
  Note: noteOf(more),
  Text: '出口货物订舱委托书\n装货港：宁波\n目的港：鹿特丹\n开船日：03/04/2027\n箱型箱量：1X40\n品名：LED LAMPS\n货好 12/9\n麻烦尽量安排白班装箱',
  Orders: [],
  Unread: [],
  Truncated: false,
})

const orderOf = (Line: number, more: Partial<ReadOrder> = {}): ReadOrder => ({
  Line,
  Hidden: false,
  Struck: false,
  No: `YF-2612-0${Line - 1}`,
  Pol: 'CNNGB',
  PolName: '宁波',
  Pod: 'USLAX',
  PodName: '洛杉矶',
  Etd: '2026-12-16',
  Boxes: '40HQ*2',
  Goods: 'WOODEN FURNITURE',
  Questions: [],
  Missing: [{ Path: 'Parties.shipper', Label: '发货人' }],
  Unread: [],
  Told: [],
  Booking: 0,
  Code: '',
  ...more,
})
export const openOrders = (more: readonly ReadOrder[] = []): OpenUpload => ({
  Record: uploadOf(6, { Kind: 'orders', FileName: '远帆12月委托清单.xlsx', Format: 'xlsx', Rows: 4 + more.length }),
  Note: null,
  Text: '',
  Orders: [
    orderOf(2, { Booking: 31, Code: 'BK261100031' }),
    orderOf(3, { Pod: 'DEHAM', PodName: '汉堡', Goods: 'LED LAMPS', Missing: [] }),
    orderOf(4, { Pod: 'NLRTM', PodName: '鹿特丹', Boxes: '', Questions: [boxType] }),
    orderOf(5, { Hidden: true, Pod: 'GBFXT', PodName: '费利克斯托' }),
    ...more,
  ],
  Unread: ['宁波远帆进出口有限公司 十二月委托清单'],
  Truncated: false,
})
export const manyOrders = openOrders(Array.from({ length: 60 }, (_, at) => orderOf(at + 6, { Goods: 'FURNITURE PARTS '.repeat(12) })))
