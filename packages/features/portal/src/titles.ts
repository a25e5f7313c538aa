/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = { recommendedPort: '首页推荐港口', recommendedFreightDms: '首页推荐运价' } as const
