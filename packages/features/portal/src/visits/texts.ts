/** How often the own site was seen. */
export const texts = {
  total: (views: number, days: number) =>
    `最近 ${days} 天共 ${views} 次浏览。只统计次数，不记录访客的任何信息；今天的数字约 10 秒更新一次。`,
  days: '每日浏览',
  day: '日期',
  views: '浏览次数',
  pages: '页面浏览',
  page: '页面',
  contents: '阅读最多的内容',
  content: '标题',
  none: '最近 30 天还没有人浏览',
  noContents: '最近 30 天还没有人打开过新闻、公告、通知函或职位',
} as const
