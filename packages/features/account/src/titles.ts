/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { settings: '个人设置', center: '个人中心' } as const
