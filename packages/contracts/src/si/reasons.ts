import type { containerFields, recordFields } from './fields.ts'

export interface RejectReason {
  readonly code: string
  readonly zh: string
  /** Fields to correct: of the bill, and columns of its containers. */
  readonly fields: readonly (keyof typeof recordFields)[]
  readonly boxFields: readonly (keyof typeof containerFields)[]
}
const reason = (
  code: string,
  zh: string,
  fields: RejectReason['fields'] = [],
  boxFields: RejectReason['boxFields'] = [],
): RejectReason => ({
  code,
  zh,
  fields,
  boxFields,
})

/** Reason codes of a rejection; their text precedes the remarks. */
export const rejectReasons: readonly RejectReason[] = [
  reason('R01', '抬头不全', ['consignor', 'consignee', 'notifier1']),
  reason('R02', '货描笼统', ['goods']),
  reason('R03', '箱封号错误', [], ['containerNo', 'sealNo']),
  reason('R04', '件毛体不符', ['packageCount'], ['packages', 'weight', 'volume']),
  reason('R05', 'HS 编码缺失或错误', ['hsCode']),
  reason('R06', '港口与订舱不符', ['loadPort', 'dischargePort', 'deliveryPlace']),
  reason('R07', '收货人税号缺失', ['consignee']),
  reason('R08', '危险品资料缺失', ['goods']),
  reason('R09', '已过截单'),
  reason('R99', '其他'),
]

/** Reason code with its text before the remarks: `[R02 货描笼统]`. */
export const rejectMark = ({ code, zh }: Pick<RejectReason, 'code' | 'zh'>): string => `[${code} ${zh}]`

/** Codes of an amendment (改单): why something is submitted again that was approved before. */
export const amendReasons = [
  { code: 'A01', zh: '收发通信息更正' },
  { code: 'A02', zh: '货描或唛头更正' },
  { code: 'A03', zh: '件毛体更正' },
  { code: 'A04', zh: '箱封号更正' },
  { code: 'A05', zh: '港口或目的地变更' },
  { code: 'A06', zh: '签单或付款方式变更' },
  { code: 'A07', zh: '分票或并票' },
  { code: 'A08', zh: '换单（第二套提单）' },
  { code: 'A99', zh: '其他' },
] as const
/** 换单: the originals of the issued set come back, and a second set for the same goods names other parties or ports. */
export const switchReason = 'A08'

/** Codes of a voiding. */
export const voidReasons = [
  { code: 'V01', zh: '退关或取消订舱' },
  { code: 'V02', zh: '改配其他航次' },
  { code: 'V03', zh: '重复提交' },
  { code: 'V99', zh: '其他' },
] as const
