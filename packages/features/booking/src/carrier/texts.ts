import { spaced } from '@jst/contracts/values'

/** Texts of messages to carriers. */
export const texts = {
  assumed: '按开航日推算',
  log: {
    keyword: '订舱单号、SO 号、客户或说明',
    formats: 'IFTMBC 报文、DCSA 订舱 JSON',
    empty: '还没有船司收发的记录',
    emptyHint: '在订舱受理或订舱单详情点“发送船司”，或录入船公司的回执',
  },
  /** Sentences of the booking desk in place of those of every kind. */
  wording: {
    send: '发送船司',
    sendMany: (count: number) => `发送 ${count} 票`,
    manyAbout: () => '按各船公司的通道逐票发送；缺少必填内容、没有启用通道或已在途的订舱不会发送，并列出原因。',
    remarksHint: '例如：船公司官网提交，编号 7788',
    simulator: '模拟通道：不会发给任何对方，数秒后按固定规则给出回执，仅供演示与培训。',
    log: {
      record: '客户',
      partner: () => '船公司代码',
      views: { all: '全部', todo: '待处理回执', unmatched: '待关联', waiting: '待发送', failed: '失败' },
    },
    receive: {
      act: '录入回执',
      title: '录入船公司回执',
      text: '回执内容',
      done: (state: string) => spaced`回执${state}`,
      several: (count: number) => `已录入 ${count} 份回执，分别匹配订舱单`,
      needed: '请粘贴回执内容',
    },
    drawer: {
      proposal: '回执给出的放舱信息',
      dropAbout: '放弃后不再发送，该订舱可以重新发送。',
      link: '关联订舱单',
      linkNo: '订舱单号',
      linkNeeded: '请填写订舱单号',
      apply: (act: string) => spaced`按回执${act}`,
      applyAsk: '按回执处理这票订舱？',
      applyAbout: (proposal: unknown) => {
        const no = (proposal as { readonly Order?: { readonly SoNo?: string } } | null)?.Order?.SoNo ?? ''
        return no === '' ? '同意回执对应的改配或退关。' : `以 SO 号 ${no} 放舱，客户即时收到。`
      },
      applied: '已按回执处理',
    },
    setup: {
      testDone: '测试报文已提交，结果见船司通道的订舱记录',
      toLog: '查看订舱记录',
      secret: '接口密钥',
      secretThere: '接口密钥（已设）',
    },
  },
} as const
