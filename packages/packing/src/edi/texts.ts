import { spaced } from '@jst/contracts/values'

/** Fields of orders and voyages beside those of boxes. */
export const orderWords = {
  No: '箱单号',
  OrderBooking: '订舱号',
  OrderBill: '提单号',
  Carrier: '船公司',
  Vessel: '船名',
  Voyage: '航次',
  VesselCode: '船舶代码',
  Pol: '装货港',
  Pod: '卸货港',
  Delivery: '交货地',
  Etd: '预计开航',
  Depot: '提箱堆场',
  Terminal: '进港码头',
  From: '提箱开始时间',
  To: '提箱有效期',
  Fleet: '车队',
  Driver: '司机',
  Plate: '车牌',
  Phone: '司机手机',
  At: '计划到场时间',
  Count: '箱量',
  Remark: '备注',
  Sender: '发送方代码',
  Receiver: '接收方代码',
} as const
export type OrderField = keyof typeof orderWords

/** Why a value is not carried, or not whole. */
export const lost = {
  cut: (most: number, written: string) => `超过 ${most} 个字符，只写入“${written}”`,
  bytes: (most: number, written: string) => `超过 ${most} 个字节，只写入“${written}”`,
  noField: (message: string, count: number) => `${message} 没有对应的字段，没有写入${count > 1 ? `（共 ${count} 处，这是第一处）` : ''}`,
  mostLines: (most: number) => `最多 ${most} 行，之后的没有写入`,
  longSeal: (most: number) => `封号超过 ${most} 位，没有写入，请另行通知码头`,
  mostSeals: (most: number) => `每箱最多 ${most} 个封号，之后的没有写入`,
  number: '超出栏位的位数或小数，没有写入',
  time: '不是日期时间，没有写入',
} as const

export const assumed = {
  iso: (type: string, iso: string) => `${type} 的 ISO 代码按 ${iso} 写入`,
  noTare: (box: string) => `${box} 没有皮重，只写货重，没有写总重`,
}

/** Notes on character sets. */
export const notes = {
  utf8: '报文含中文等字符，字符集写作 UNOW（UTF-8），请确认对方可以接收',
  gb18030: '固定栏位按 GB18030 字节数计算，文件须以 GB18030 编码发送',
} as const

/** Problems of a message that is read. */
export const problems = {
  notCoprar: '不是 COPRAR 装船清单报文',
  discharge: '这是卸船清单（COPRAR 卸船），不是装船清单',
  noBoxNo: (segment: number) => `第 ${segment} 段没有箱号`,
  weight: (box: string) => `${box} 的重量不能识别，没有读入`,
  weightMark: (box: string, text: string) => `${box} 的重量“${text}”的逗号可能是小数点，也可能是千位分隔，没有读入，请核对原文`,
  notCoscln: '不是 COSCLN 文件：第一条记录应为 00，报文类型应为 COSCLN',
  record: (line: number, type: string) => `第 ${line} 行的记录 ${type} 不能识别，没有读入`,
  length: (line: number, type: string, length: number, right: number) =>
    `第 ${line} 行的记录 ${type} 有 ${length} 个字节，应为 ${right}，没有读入`,
  order: (line: number, type: string) => `第 ${line} 行的记录 ${type} 前面没有它所属的记录，没有读入`,
  value: (line: number, column: string, text: string) => spaced`第 ${line} 行的${column}“${text}”不能识别`,
  noTrailer: '没有 99 记录，文件可能不完整',
  trailer: (what: string, said: number, read: number) => spaced`99 记录写明${what} ${said}，实际读到 ${read}，文件可能不完整`,
} as const

/** Labels of the columns of COSCLN, for problems. */
export const columnWords = {
  type: '记录类型',
  messageType: '报文类型',
  description: '文件说明',
  action: '文件功能',
  sender: '发送方代码',
  receiver: '接收方代码',
  at: '文件建立时间',
  reference: '文件编号',
  vesselCode: '船舶代码',
  vessel: '船名',
  nationality: '船舶国籍',
  voyage: '航次',
  trade: '贸易航线',
  eta: '到港日期',
  etd: '预计开航',
  carrier: '船公司',
  pol: '装货港代码',
  boxNo: '箱号',
  isoType: 'ISO 箱型',
  boxType: '箱型',
  load: '整拼箱',
  soc: '货主箱',
  tare: '箱皮重',
  maxGross: '最大总重',
  temperature: '温度',
  packages: '件数',
  weight: '毛重',
  volume: '体积',
  seal: '封号',
  source: '施封方',
  bill: '提单号',
  booking: '订舱号',
  pod: '卸货港代码',
  delivery: '交货地代码',
  kind: '包装',
  hsCode: 'HS 编码',
  dgClass: '危险品类别',
  unNo: 'UN 编号',
  continues: '续行',
  length: '长度',
  text: '文字',
  records: '记录数',
  boxes: '箱数',
} as const
