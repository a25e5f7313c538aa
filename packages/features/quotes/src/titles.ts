/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { quotationList: '报价记录', quickQuote: '快速报价中心', customerAnalysis: '客户运价分析' } as const
