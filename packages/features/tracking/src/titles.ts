/** Titles of the screens, as docs/routes.tsv has them. */
export const titles = {
  list: '货物跟踪',
  detail: '货物跟踪详情',
  searches: '用户查询日志',
  upkeep: '箱动态维护',
  boxes: '箱动态查询',
  control: '控制塔',
  shared: '货物跟踪分享',
} as const
