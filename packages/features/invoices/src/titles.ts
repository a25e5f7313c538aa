/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { invoices: '发票制作', receipts: '财务收据' } as const
