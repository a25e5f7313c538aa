import {
  defineDocument,
  type DocumentFacts,
  type ShipmentDocument,
  type ShipmentEntry,
  type ShipmentTimeline,
} from '@jst/contracts/document'
import type { FakeAppOptions } from '../../testing/index.tsx'
import { at, documentApp, entryOf, orderDocument } from './sample.ts'

/** An order of a shipment: it was made of a booking, and a bill was made of it. */
export const shipmentDocument: DocumentFacts = defineDocument({ ...orderDocument, shipment: { from: ['booking'], heard: ['si/changed'] } })

export const shipmentEntryOf = (Id: number, Kind: string, more: Partial<ShipmentEntry> = {}): ShipmentEntry => ({
  // an entry a day, the newest on the day of the others of these samples
  ...entryOf(Id, { Audience: 'customer', At: new Date(Date.parse(at) - (9 - Id) * 86_400_000).toISOString() }),
  Kind,
  SubjectId: 7,
  Title: '',
  Tone: 'grey',
  ReasonName: '',
  Changes: [],
  Version: 0,
  Differences: 0,
  FieldRemarks: 0,
  ...more,
})

const own: ShipmentDocument = { Kind: 'order', Id: 7, KindName: '委托', No: 'BK261100073', Link: '/order/orderDetail?Id=7' }
export const shipmentDocuments: readonly ShipmentDocument[] = [
  { Kind: 'quotation', Id: 7, KindName: '报价单', No: 'QT261100018', Link: '/SeaFreight/quickQuoteSearchCenter?Id=7' },
  { Kind: 'booking', Id: 7, KindName: '订舱单', No: 'BK261100073', Link: '/quckBook/internalBookDetail?Id=7' },
  own,
  // a page that the reader may not open
  { Kind: 'si', Id: 7, KindName: '补料', No: 'COSU6600127380A', Link: '' },
]

const forwarder = '上海海捷国际货运代理有限公司'
const shipper = '宁波远帆进出口有限公司'
/** From the approved bill back to the quotation. */
export const shipmentEntries: readonly ShipmentEntry[] = [
  shipmentEntryOf(9, 'si', {
    Event: 'approve',
    Title: '审核通过',
    Tone: 'green',
    Text: '箱封号已核对',
    AuthorName: '林志远',
    CompanyName: forwarder,
    Version: 2,
  }),
  shipmentEntryOf(8, 'si', {
    Event: 'amend',
    Title: '改单',
    Tone: 'purple',
    ReasonName: '箱封号更正',
    AuthorName: '沈佳怡',
    CompanyName: shipper,
    Version: 2,
    Differences: 3,
    FieldRemarks: 1,
  }),
  shipmentEntryOf(7, 'order', {
    Event: 'deadline',
    Title: '调整截单时间',
    Tone: 'orange',
    AuthorName: '陈雨欣',
    CompanyName: forwarder,
    Changes: [{ Field: 'SiDeadline', Label: '截单时间', Before: '2026-11-27 16:00', After: '2026-11-28 10:00' }],
  }),
  shipmentEntryOf(6, 'order', {
    Audience: 'internal',
    Tone: 'blue',
    Text: '客户要求放舱后先提 2 个 40HQ，装箱地址在北仑。',
    AuthorName: '周海岚',
    CompanyName: forwarder,
    Correctable: true,
  }),
  shipmentEntryOf(5, 'booking', {
    Event: 'shippingOrder',
    Title: 'SO 放舱',
    Tone: 'green',
    Text: 'SO 号 COSU6600127380',
    AuthorName: '孙婷',
    CompanyName: forwarder,
  }),
  shipmentEntryOf(4, 'booking', {
    Event: 'amendment.confirm',
    Title: '同意改配',
    Tone: 'green',
    AuthorName: '孙婷',
    CompanyName: forwarder,
    Changes: [{ Field: 'Boxes', Label: '箱型箱量', Before: '40HQ*2', After: '40HQ*3' }],
  }),
  shipmentEntryOf(3, 'booking', { Event: 'submit', Title: '提交订舱', Tone: 'blue', AuthorName: '沈佳怡', CompanyName: shipper }),
  shipmentEntryOf(2, 'quotation', {
    Audience: 'internal',
    Event: 'win',
    Title: '成交',
    Tone: 'green',
    AuthorName: '沈佳怡',
    Text: 'BK261100073',
  }),
  shipmentEntryOf(1, 'quotation', { Audience: 'internal', Event: 'created', AuthorName: '王思琪', CompanyName: forwarder }),
]

export const shipmentOf = (Rows: readonly ShipmentEntry[] = shipmentEntries, more: Partial<ShipmentTimeline> = {}): ShipmentTimeline => ({
  Rows: [...Rows],
  Total: Rows.length,
  Documents: [...shipmentDocuments],
  ...more,
})

/** A fake application that answers as the server does: with `Own` the entries of the order alone. */
export const shipmentApp = (state: Parameters<typeof documentApp>[0] = {}, routes: FakeAppOptions['routes'] = {}) =>
  documentApp(state, {
    'GET /api/Document/ShipmentTimeline': ({ query }) =>
      shipmentOf(
        shipmentEntries.filter(
          ({ Kind, Event }) => (query['Own'] === undefined || Kind === 'order') && (query['Comments'] === undefined || Event === 'comment'),
        ),
      ),
    ...routes,
  })
