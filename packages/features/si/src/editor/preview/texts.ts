import { speech } from '../../speech.ts'

const chinese = {
  title: '提单预览',
  allPages: (count: number) => `共 ${count} 页，查看全部`,
  print: '打印',
  page: (no: number, count: number) => `第 ${no} / ${count} 页`,
  rider: '附页',
  draft: 'DRAFT',
  pdfHint: 'PDF 由服务器生成，提交后可下载',
} as const
export type PreviewTexts = typeof chinese

/** Texts of the preview; the printed bill is English. */
export const texts = speech.words('preview', chinese)

/** Words printed on the bill itself, which is English. */
export const billWords = {
  heading: 'BILL OF LADING',
  waybill: 'SEA WAYBILL',
  issue: 'Place of issue',
  declared: 'Declared value',
  originals: (count: number) => `${count} ORIGINAL${count > 1 ? 'S' : ''}`,
  shipper: 'Shipper',
  consignee: 'Consignee',
  notify: 'Notify party',
  also: 'Also notify',
  billNo: 'B/L No.',
  reference: 'Reference',
  receipt: 'Place of receipt',
  vessel: 'Ocean vessel / Voyage',
  loading: 'Port of loading',
  discharge: 'Port of discharge',
  delivery: 'Place of delivery',
  terms: 'Terms',
  freight: 'Freight',
  release: 'Release',
  marks: 'Marks & numbers',
  goods: 'Number and kind of packages; description of goods',
  weight: 'Gross weight',
  volume: 'Measurement',
  containers: 'Container / Seal / Type',
  total: 'TOTAL',
  attached: 'TO BE CONTINUED ON ATTACHED LIST',
  rider: 'ATTACHED LIST TO B/L',
} as const
