export const texts = {
  fileUnreadable: '表格无法读取，请另存为 xlsx 或 csv 后重试',
  fileTooBig: '表格解压后过大或结构异常，已拒绝读取；请只保留集装箱明细后重试',
  templateName: '补料集装箱明细模板.xlsx',
  containerSheet: '集装箱明细',
  exampleGoodsZh: '不锈钢厨具',
  containerFile: (billNo: string) => `集装箱明细_${billNo}.xlsx`,
  total: '合计',
  billFile: (billNo: string, version: number) => `提单样单_${billNo}_V${version}.pdf`,
} as const
