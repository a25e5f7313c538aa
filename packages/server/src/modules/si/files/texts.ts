export const texts = {
  templateName: '补料集装箱明细模板.xlsx',
  containerSheet: '集装箱明细',
  example: (containerNo: string) => `示例 ${containerNo}`,
  exampleGoodsZh: '不锈钢厨具',
  containerFile: (billNo: string) => `集装箱明细_${billNo}.xlsx`,
  total: '合计',
  billBlocks: {
    zh: { face: '提单内容', containers: '集装箱', total: '合计' },
    en: { face: 'Bill of lading', containers: 'Containers', total: 'Total' },
  },
  billFile: (billNo: string, version: number) => `提单样单_${billNo}_V${version}.pdf`,
} as const
