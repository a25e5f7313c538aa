import { trackStages, type TrackStage } from '@jst/contracts/tracking'
import { trackTexts } from '@jst/track'
import { speech } from './speech.ts'
import { titles } from './titles.ts'

/** Words of the area. Words of states, milestones, sources and reasons are those of `@jst/track`. */
export const texts = speech.words('common', {
  close: '关闭',
  more: '查看全部',
  number: '跟踪号码',
  kinds: { bill: '提单号', booking: '订舱号', box: '箱号' },
  carrier: '船公司',
  route: '装货港 → 卸货港',
  vessel: '船名航次',
  boxes: '箱型箱量',
  state: '状态',
  departure: '离港',
  arrival: '抵港',
  customer: '客户',
  box: '箱号',
  bill: '提单号',
  booking: '订舱号',
  boxType: '箱型',
  seal: '封号',
  port: '港口',
  place: '地点',
  source: '来源',
  milestone: '节点',
  received: '收到时间',
  numbersHint: '可粘贴多个号码，用空格、逗号或换行分开，最多 50 个',
  tooMany: (count: number, most: number) => `共 ${count} 个号码，一次最多 ${most} 个，请分批查询`,
  numbersTool: '批量查询',
  numbersTitle: '按多个号码查询',
  search: '查询',
  times: { Planned: '首次计划', Estimated: '最新预计', Actual: '实际' },
  short: { Planned: '计', Estimated: '预', Actual: '实' },
  noZone: trackTexts.flags['no-zone'],
  local: (zone: string, offset: string) => `当地时间，${zone}（${offset}）`,
  delay: (days: number) => (days > 0 ? `晚 ${days} 天` : days < 0 ? `早 ${-days} 天` : '准时'),
  guess: (why: string) => `推测：${why}，以船公司回执为准`,
  guessTag: '推测',
  feed: { none: '未查询', asked: '已查询，待回复', empty: trackTexts.noNews, fed: '正常', failed: '查询失败' },
  risks: trackTexts.freeTime.states,
  lastFreeDay: (day: string) => `最后免费日 ${day}`,
  conflicts: (count: number) => `${count} 处来源不一致`,
  reckoned: '按船期推算的位置，不是船舶定位',
  reported: '船舶定位',
  stages: Object.fromEntries(Object.entries(trackStages).map(([stage, { zh }]) => [stage, zh])) as Record<TrackStage, string>,
  joint: '、',
  comma: '，',
  clause: '；',
  colon: '：',
} as const)

const { states, milestones, rolls, classifiers, reasons, sources, conflicts, contradictions, flags, rules, owners, freeTime } = trackTexts
/** Words of codes of `@jst/track` in the language of the page. */
export const track = speech.words('track', {
  states,
  milestones,
  rolls,
  classifiers,
  reasons,
  sources,
  conflicts,
  contradictions,
  flags,
  rules,
  owners,
  freeTime,
})
/** Titles of pages in the language of the page; those of the routes are Chinese. */
export const pageTitles = speech.words('titles', titles)

/** Words of a code that another version of the server may not know yet: then the code itself. */
export const wordOf = (table: Readonly<Record<string, string>>, code: string): string => table[code] ?? code
