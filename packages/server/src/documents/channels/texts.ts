import { spaced } from '@jst/contracts/values'
import type { AnswerResult, ChannelsFacts } from '@jst/contracts/document'

const later = '，将自动重试'

/** Sentences that do not name the partner. */
export const texts = {
  delivery: '发送报文',
  simulated: '模拟回执',
  applying: '按回执处理',
  mailTo: '邮件通道请填写收件邮箱',
  notSet: '请填写接口地址',
  endpoint: {
    noUrl: '接口地址不完整，请填写以 https:// 开头的地址',
    noTls: '接口地址须以 https:// 开头',
    credentials: '请勿把账号密码写在地址里，请用“设置密钥”',
    inner: '接口地址不能指向本机或内网；确需内网地址时请管理员开启 INNER_ENDPOINTS',
  },
  secret: { set: '设置', cleared: '清除' },
  acknowledged: {
    accepted: '对方接受',
    rejected: '对方拒绝',
    received: '对方已收到，语法无误',
    unclear: '回执没有明确接受或拒绝，请核对',
  },
  by: (type: string, way: string) => `${type}，${way}`,
  how: '人工通道请写明怎样发送的，例如电话、官网',
  mailWaits: '已交发件箱',
  dropped: '报文已放弃，不再发送',
  again: '邮件正在发件箱等待发送，无需重发；需要改换内容请先放弃',
  wrongAct: (state: string) => spaced`报文${state}，不能进行此操作，请刷新后查看`,
  notOut: '只有发出的报文可以重发、放弃或登记',
  notFile: '只有文件通道的报文需要登记已发送',
  onlyAnswers: '只有收到的回执可以关联、应用或记录',
  noChannel: '该通道的配置已删除，请重新发送',
  unreadableSecret: '接口密钥不能读取，请重新设置',
  /** An error without the promise of another attempt. */
  final: (words: string) => (words.endsWith(later) ? words.slice(0, -later.length) : words),
  applied: '已按回执处理',
  look: '请核对后处理',
  unread: (why: string) => `这份回执没有读取，请查看原文：${why}`,
  notTaken: '这份回执没有读取，不能应用；请按原文处理后点“仅作记录”，或拆开后重新录入回执',
  systemFault: '系统处理时出错',
  manyAnswers: (most: number) => `一次最多 ${most} 条回执，请分几次录入`,
  file: (type: string, no: string, ending: string) => `${type} ${no}.${ending}`,
  several: (no: string, count: number) => `${no} 等 ${count} 份`,
  signature: '通道编号或签名不对，请核对通道密钥',
  test: { no: 'TEST', name: '测试报文' },
} as const

/** Sentences in the words of a kind. */
export const textsOf = ({ words: { partner, subject, apply, log, settings }, hides }: ChannelsFacts, record: string) => {
  const results: Readonly<Record<AnswerResult, string>> = {
    confirmed: `确认${subject}`,
    changed: `确认${subject}，有变动`,
    pending: '正在处理',
    declined: `拒绝${subject}`,
    cancelled: `取消${subject}`,
  }
  return {
    second: (code: string, name: string) => `该${partner}已有启用的配置 ${code} ${name}，请先停用它，或在它上面修改`,
    none: (code: string) => `${code} 还没有启用的${subject}通道，请先在“${settings}”新增`,
    noPartner: `${subject}没有选择${partner}，请先补充${partner}`,
    gaps: (names: readonly string[]) => `该${partner}要求先填写：${names.join('、')}`,
    under: (type: string, state: string, by: string) => spaced`${type}报文${state}（${by}），请等待${partner}回执，或在“${log}”放弃后重发`,
    stale: `${subject}已被他人修改，请刷新后核对再发送`,
    apart: spaced`所选的${record}不能写在同一份报文里，请分别预览`,
    fileWaits: `请下载报文发给${partner}，再登记已发送`,
    hidden: `报文含${hides?.zh ?? ''}，您的角色不能查看`,
    refused: (status: number, said: string) => `${partner}接口拒绝（${status}）${said === '' ? '' : `：${said}`}`,
    unavailable: (status: number) => `${partner}接口暂时不可用（${status}）${later}`,
    network: `没有连上${partner}接口${later}`,
    timeout: `${partner}接口没有及时答复${later}`,
    failed: (no: string) => `${no} 发送${partner}失败`,
    failedNext: (error: string) => `${error}。请到“${log}”重发，或改用其他方式`,
    came: (name: string, result: AnswerResult, no: string) => `${name} ${results[result]} ${no}`,
    noRecord: (no: string) => spaced`没有找到${record} ${no}，请检查单号`,
    notApplied: (why: string) => `没有自动${apply}：${why}`,
  }
}
export type KindTexts = ReturnType<typeof textsOf>
