/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { houseBill: '分单制作', masterBill: '主单制作', own: '单证查看' } as const
