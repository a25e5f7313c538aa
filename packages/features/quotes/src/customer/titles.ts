/** Names of the views of the area in the workbench of customers. */
export const viewTitles = { quotes: '我的报价', inquiries: '我的询价' } as const
