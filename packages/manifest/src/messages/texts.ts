/** Where a message is not of the schema. */
export const schemaTexts = {
  notXml: '不是 XML 报文',
  root: (name: string) => `根元素应为 ${name}`,
  value: (path: string) => `${path} 应为值，不能有下级元素`,
  long: (path: string, length: number, most: number) => `${path} 有 ${length} 个字符，最多 ${most} 个`,
  unknown: (path: string) => `${path} 不在报文结构中`,
  order: (path: string) => `${path} 的位置不对`,
  missing: (path: string) => `${path} 缺少`,
  twice: (path: string) => `${path} 只能出现一次`,
} as const

/** Account of a written message. */
export const accountTexts = {
  noField: (message: string, count: number) => `${message} 没有对应的字段，没有写入${count > 1 ? `（共 ${count} 处，这是第一处）` : ''}`,
  signs: '含有网关不能接收的字符，没有写入',
  bytes: (length: number, most: number) => `有 ${length} 个字节，栏位只有 ${most} 个，没有写入`,
  dayOnly: (day: string) => `只写入日期 ${day}`,
  iso: (type: string, iso: string) => `${type} 的 ISO 代码按 ${iso} 写入`,
  ensType: (type: string) => `没有选择 ENS 申报类型，按主单号与买卖双方写作 ${type}`,
  gb18030: '固定栏位按 GB18030 字节数计算，文件须以 GB18030 编码发送',
  utf8: '报文含中文等字符，字符集写作 UNOW（UTF-8），请确认对方可以接收',
} as const

export const headWords = { Sender: '发送人代码', Receiver: '接收人代码', Iso: 'ISO 箱型' } as const
