/** Codes a reviewer picks when refusing; the text is put in front of the remarks. */
export const rejectReasons = [
  { code: 'R01', zh: '抬头不全' },
  { code: 'R02', zh: '货描笼统' },
  { code: 'R03', zh: '箱封号错误' },
  { code: 'R04', zh: '件毛体不符' },
  { code: 'R05', zh: 'HS编码缺失或错误' },
  { code: 'R06', zh: '港口与订舱不符' },
  { code: 'R07', zh: '收货人税号缺失' },
  { code: 'R08', zh: '危险品资料缺失' },
  { code: 'R09', zh: '已过截单' },
  { code: 'R99', zh: '其他' },
] as const

/** Codes of an amendment (改单): why something is submitted again that was approved before. */
export const amendReasons = [
  { code: 'A01', zh: '收发通信息更正' },
  { code: 'A02', zh: '货描或唛头更正' },
  { code: 'A03', zh: '件毛体更正' },
  { code: 'A04', zh: '箱封号更正' },
  { code: 'A05', zh: '港口或目的地变更' },
  { code: 'A06', zh: '签单或付款方式变更' },
  { code: 'A07', zh: '分票或并票' },
  { code: 'A99', zh: '其他' },
] as const

/** Codes of a voiding. */
export const voidReasons = [
  { code: 'V01', zh: '退关或取消订舱' },
  { code: 'V02', zh: '改配其他航次' },
  { code: 'V03', zh: '重复提交' },
  { code: 'V99', zh: '其他' },
] as const
