import { weekdayLabels } from '@jst/ui'
import { speech } from './speech.ts'
import { titles } from './titles.ts'

const chinese = {
  internalTitle: titles.internal,
  externalTitle: titles.external,
  home: '工作台',
  views: '客户工作台',
  notOpened: '当前角色没有开通工作台',
  notOpenedHint: '请联系企业管理员分配角色或开通菜单，开通后立即可用。',
  provider: {
    title: '供应商工作台',
    unread: '未读消息',
    unreadHint: '操作公司的通知与业务进展',
    self: '企业与账号',
    settings: '个人设置',
    company: '本企业',
    operator: '合作的操作公司',
    person: '姓名',
    roles: '角色',
    joint: '、',
  },
  counts: '今天要处理的事项',
  others: '其他事项',
  moreFigures: (count: number) => `更多 ${count} 项`,
  fewerFigures: '收起',
  roles: {
    operations: '订舱操作今天要处理的事项',
    documents: '单证今天要处理的事项',
    pricing: '运价今天要处理的事项',
    sales: '销售今天要处理的事项',
    finance: '财务今天要处理的事项',
    customer: '今天要处理的事项',
    provider: '今天要处理的事项',
    administrator: '管理员今天要处理的事项',
  },
  more: '查看全部',
  retry: '重试',
  messages: '最新消息',
  noMessages: '还没有消息',
  next: '接下来要处理',
  week: {
    today: '今天',
    weekdays: weekdayLabels as readonly string[],
    internal: '未来 7 天截单（待审核与退回未改）',
    external: '未来 7 天截单（尚未提交）',
    days: '每天截单的票数',
    reasons: '退回未改的原因',
    noReasons: '没有退回未改的补料',
    count: (count: string) => `${count} 票`,
    /** A reason of a rejection with its code. */
    reason: (code: string, zh: string) => `${code} ${zh}`,
  },
} as const
export type HomeTexts = typeof chinese

/** Every text of the homes. */
export const texts = speech.words('home', chinese)
