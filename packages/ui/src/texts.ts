import { spaced } from '@jst/contracts/values'
import { weekdayLabels } from './format/dates.texts.ts'

/** Every Chinese text of the package, by place. */
export const texts = {
  list: {
    query: '查询',
    reset: '重置',
    filter: '筛选',
    filtersInForce: '当前条件',
    dropFilter: (label: string) => `去掉条件「${label}」`,
    moreViews: '更多视图',
    choose: '请选择',
    all: '全部',
    refresh: '刷新',
    settings: '列表设置',
    columns: '列',
    rowNumbers: '显示行号',
    pin: (title: string) => `固定「${title}」`,
    unpin: (title: string) => `取消固定「${title}」`,
    density: '行高',
    densities: { compact: '紧凑', standard: '标准', roomy: '宽松' },
    restore: '恢复默认',
    moveUp: (title: string) => `上移「${title}」`,
    moveDown: (title: string) => `下移「${title}」`,
    from: '开始日期',
    to: '结束日期',
    dates: (label: string, range: string) => `${label}：${range}`,
    views: '常用视图',
    savedViews: '我的视图',
    viewName: '视图名称',
    viewNameHint: '例如：本周美线待审',
    saveView: '保存当前筛选与排序',
    updateView: (name: string) => `用当前条件更新「${name}」`,
    removeView: (name: string) => `删除「${name}」`,
    noViews: '还没有保存的视图。先筛选、排序，再起个名称保存，下次一键打开。',
    filters: '筛选条件',
  },
  chart: {
    asTable: '看表格',
    asChart: '看图表',
    save: '导出',
    none: '本期没有数据',
    change: (share: string) => `较上期 ${share}`,
    delta: '较上期',
    tenfold: '上期的 10 倍以上',
    formerNone: '上期无',
    formerOf: (title: string) => `${title}（上期）`,
    sum: (label: string, sum: string) => spaced`${label}合计 ${sum}`,
    and: '，',
    about: (title: string, sums: string) => `${title}：${sums}。按“看表格”查看每个数字`,
  },
  table: {
    selectAll: '选择本页全部',
    selectRow: '选择本行',
    selected: (count: string) => `已选 ${count} 条`,
    clearSelection: '取消选择',
    loading: '正在加载',
    retry: '重试',
    emptyTitle: '没有数据',
    emptyFiltered: '没有符合条件的数据',
    emptyFilteredHint: '请放宽筛选条件后再查询。',
    clearFilters: '清空条件',
    sum: '合计',
    rowNumber: '行号',
  },
  pager: {
    label: '分页',
    total: (total: string) => `共 ${total} 条`,
    previous: '上一页',
    next: '下一页',
    page: (page: number) => `第 ${page} 页`,
    size: '每页条数',
    perPage: (size: number) => `${size} 条/页`,
  },
  detail: {
    back: '返回',
    breadcrumb: '上级页面',
    loading: '正在加载',
    timeline: '动态',
  },
  errors: {
    title: '加载失败',
    forbidden: '没有权限查看',
    crashTitle: '这个页面出错了',
    crashHint: '您在其他标签页的内容不受影响。请重新加载本页；如仍失败，请联系管理员。',
    reload: '重新加载',
    requestId: (id: string) => `编号：${id}`,
    /** Sentence of a refusal: in Chinese that of the server, else one by its code. */
    refusal: (_code: string, sentence: string) => sentence,
  },
  date: {
    weekdays: weekdayLabels,
    day: '年-月-日',
    moment: '年-月-日 时:分',
    open: '打开日历',
    unreadable: (time: boolean) => (time ? '无法识别，请按 2026-11-23 14:30 填写' : '无法识别，请按 2026-11-23 填写'),
  },
  field: { required: '必填', show: '显示密码', hide: '隐藏密码' },
  qrFailed: '内容过长或组件未能加载，无法生成二维码，请刷新后重试',
  copy: { copy: '复制', copied: '已复制' },
  close: '关闭',
  countdown: {
    days: (days: number, hours: number) => (hours ? `${days}天${hours}小时` : `${days}天`),
    hours: (hours: number, minutes: number) => (minutes ? `${hours}小时${minutes}分` : `${hours}小时`),
    minutes: (minutes: number) => `${minutes}分`,
    underMinute: '不到1分钟',
    left: (span: string) => `还剩 ${span}`,
    over: (span: string) => `已过截单 ${span}`,
  },
  bill: {
    lines: (used: number, limit: number) => `${used}/${limit} 行`,
    longest: (longest: number, columns: number) => `最长 ${longest}/${columns} 列`,
    /** Between numbers of lines. */
    comma: '、',
    tooLong: (lines: string) => `第 ${lines} 行超长`,
    tooMany: (count: number) => `超出 ${count} 行`,
  },
  diff: { before: '原值', after: '新值', removed: '删除', added: '新增', empty: '（空）', unchanged: '未变更' },
  combo: {
    none: '没有匹配的内容',
    drop: (label: string) => `移除 ${label}`,
    star: '收藏，排在最前',
    unstar: '取消收藏',
    starred: '已收藏',
    starHint: 'Alt+Enter 收藏或取消收藏',
  },
} as const

/** The same shape in any language. */
type Words<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Words<T[K]> }
/** Every text of the package, in one language. */
export type UiTexts = Words<typeof texts>
