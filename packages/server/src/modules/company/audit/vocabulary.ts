/** Common words of company names, as a regular expression of PostgreSQL. */
export const commonWords = '[[:space:]（）()·]|股份|有限|责任|公司|集团'
