import type { Words } from '@jst/packing'

const w = (zh: string, en: string): Words => ({ zh, en })
const us = w('操作', 'Operations')

/** Meanings of receipts, and what follows from them. */
export const codeTexts = {
  mainData: w('预配舱单主要数据传输成功', 'Main data of the pre-manifest taken'),
  accepted: w('海关已接受', 'Accepted by customs'),
  refused: w('海关退单', 'Refused by customs'),
  deletion: w('删除申请审核通过，舱单已删除', 'Deletion approved'),
  arrivalBack: w('运抵报告退单', 'Arrival report refused'),
  arrivalTaken: w('运抵报告已接受', 'Arrival report accepted'),
  arrived: w('货物已运抵', 'Cargo has arrived'),
  arrivalReport: w('运抵报告：货物已进海关监管场所', 'Arrival report: the cargo is in the yard'),
  diversionReport: w('分流运抵报告', 'Arrival report after a diversion'),
  arrivalText: (place: string, packages: string, weight: string, boxes: readonly string[]) =>
    [place, packages && `${packages} 件`, weight && `${weight} KG`, boxes.join(' ')].filter(Boolean).join(' · '),
  loadBack: w('装载舱单退单', 'Load list refused'),
  loadTaken: w('装载舱单已接受', 'Load list accepted'),
  tallyBack: w('理货报告退单', 'Tally refused'),
  tallyTaken: w('理货报告已接受', 'Tally accepted'),
  passed: w('报关单放行', 'Declaration released'),
  billReleased: w('提运单放行', 'Bill released'),
  cleared: w('结关', 'Cleared'),
  registered: w('ENS 已登记（MRN）', 'ENS registered (MRN)'),
  amended: w('ENS 修改已登记', 'ENS amendment registered'),
  invalid: w('ENS 校验错误，未登记', 'ENS failed validation'),
  incomplete: w('ENS 数据不完整', 'ENS is not complete'),
  assessed: w('风险评估完成', 'Risk assessment complete'),
  doNotLoad: w('不得装船', 'Do not load'),
  doNotUnload: w('不得卸船', 'Do not unload'),
  information: w('海关要求补充资料', 'Customs ask for information'),
  screening: w('海关要求对货物安检', 'Customs ask for screening'),
  invalidated: w('申报已作废', 'Filing invalidated'),
  held: w('海关扣留，待处理', 'Held by customs'),
  released: w('该项扣留已解除', 'This hold is released'),
  notFiled: w('未在离港前申报的通知', 'Notice of a filing that is missing before departure'),
  next: {
    none: { todo: w('无需处理', 'Nothing to do'), who: w('—', '—') },
    mend: { todo: w('按退单原因修改后重新发送', 'Correct it and send it again'), who: us },
    complete: { todo: w('补充海关要求的内容并发送修改', 'Complete what customs ask for'), who: us },
    stop: { todo: w('立即通知船公司和码头停止装卸，联系海关', 'Tell carrier and terminal to stop, and ask customs'), who: us },
    screen: { todo: w('联系承运人安排安检', 'Arrange the screening with the carrier'), who: us },
    terminal: { todo: w('请码头核对运抵数据后重发', 'Ask the terminal to check the arrival report'), who: w('码头', 'Terminal') },
    agent: { todo: w('请船代核对后重发', 'Ask the agent to check and send again'), who: w('船代', 'Agent') },
  },
} as const

/** Why a receipt moved nothing. */
export const flagTexts = {
  unknownCode: w(
    '回执代码不在代码表中，没有改变状态；请在备注配置中登记含义',
    'The code is unknown and moved nothing; say what it means in the table of codes',
  ),
  unknownMessage: w('回执所指的报文不是本票发出的', 'It names a message that this filing has not sent'),
  noMessage: w('当时没有可以对应的已发报文', 'No message that it could answer had been sent by then'),
  mismatch: w('回执与所指报文的类型不符', 'It does not fit the kind of message that it names'),
  contradiction: w(
    '同一报文收到互相矛盾的回执，以海关时间较晚的为准；时间相同则都不采用',
    'Receipts of one message contradict each other: the later one counts, and neither at the same time',
  ),
  notXml: '不是 MT9999 回执报文，请检查后重新录入',
  notReceipt: '回执中没有提单号、报文编号或代码，请检查后重新录入',
} as const
