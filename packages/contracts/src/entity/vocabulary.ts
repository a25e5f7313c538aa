/** Headings of files that say from when and until when a row holds. */
export const validityHeadings = {
  from: ['有效期起', '开始日期'],
  to: ['截止日期', '有效期止', '有效期', '结束日期', '失效日期'],
} as const
