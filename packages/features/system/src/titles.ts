/** Titles of screens that several apps have, as docs/routes.tsv has them. */
export const titles = { notFound: '页面不存在', forbidden: '没有权限' } as const
