import { spaced } from '@jst/contracts/values'

/** Sentences of messages to depots and terminals. */
export const texts = {
  nothing: (state: string) => spaced`箱单${state}，没有需要发送的报文；已发送的内容没有变化`,
  nothingOfList: (state: string) => spaced`装箱单${state}，没有需要发送的报文；请先审核并发送码头，内容有变化时再发送`,
  facility: '场站代码（在堆场码头通道填写）',
  gate: {
    out: '提空箱',
    in: '重箱进港',
    other: '其他进出场动态，不登记到箱单',
    several: (count: number) => `一份报文有 ${count} 个箱子，没有拆开`,
    test: '测试报文，不登记',
    withdrawn: '撤销先前的动态',
    notApplicable: '这份报文不是提空箱或重箱进港的动态，不能登记到箱单',
    takenBack: '对方撤销了先前的动态，请核对后用“更正动态”处理，再把报文仅作记录',
    noTime: '报文没有动态时间，不能登记',
    otherBox: (said: string, box: string) => `箱单已登记箱号 ${said}，报文是 ${box}，请核对；登记有误时先更正动态，再应用报文`,
    otherTime: (what: string) => spaced`另一份报文的${what}不同，请核对；登记有误时先更正动态，再应用报文`,
    order: '报文的提箱时间晚于已登记的进港时间，或进港时间早于提箱时间，请核对',
  },
  notToApply: '回执不改变箱单；请核对后仅作记录',
  outdated: '回执针对的报文已被更新的报文取代，或装箱单已不在“已发送”，请核对后仅作记录',
  origin: (name: string) => `堆场码头报文 ${name}`,
  pasted: '录入',
  mail: {
    subject: '{业务} {单号} {船名航次}',
    text: '您好：\n\n{业务} {单号}（{船名航次}）见附件报文，请办理并回复。谢谢。\n\n{公司} {操作}',
  },
  simulator: {
    rejected: '模拟拒绝：备注要求拒绝',
    pending: '模拟：尚未处理',
  },
  sample: { remark: 'TEST - DO NOT RELEASE' },
  lines: {
    no: '箱单号',
    lists: '装箱单',
    booking: '订舱号',
    bill: '提单号',
    box: '箱',
    depot: '提箱堆场',
    terminal: '进港码头',
    pickup: '提箱日期',
    fleet: '车队',
    truck: '司机与车牌',
    ship: '船名航次',
    remark: '备注',
  },
} as const
