/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { receivers: '收件人维护', addresses: '认证地址维护', risks: '风险信息设置' } as const
