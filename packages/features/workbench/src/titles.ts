/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { internal: '工作台', external: '客户工作台', center: '工作中心', webview: '外部链接', card: '电子名片' } as const
