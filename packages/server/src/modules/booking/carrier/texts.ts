import { spaced } from '@jst/contracts/values'

/** Sentences of messages to carriers and of their answers. Sentences of every channel stand in the documents. */
export const texts = {
  nothing: (state: string) => spaced`订舱${state}，没有需要发送船公司的内容：受理后发送订舱，收到改配或退关申请后发送改配或退关`,
  notApplicable: (result: string, state: string) => spaced`回执为“${result}”，订舱${state}，没有可以应用的内容；可仅作记录`,
  cutoffTime: '截止时间不能识别（须为存在的日期，并写明时区），未读取，请向船公司核对',
  draft: {
    cargo: (at: number, name: string) => `货物 ${at} ${name}`,
    box: (at: number, name: string) => `箱型 ${at} ${name}`,
    party: (role: string, name: string) => `${role} ${name}`,
    note: (no: string) => `订舱托书 ${no}.pdf`,
    noteTitle: '订舱托书',
    partyWords: {
      NameZh: '中文名称',
      NameEn: '英文名称',
      Address: '地址',
      Country: '国家',
      TaxKind: '税号类型',
      TaxNo: '税号',
      Contact: '联系人',
      Phone: '电话',
      Email: '邮箱',
    } as Readonly<Record<string, string>>,
  },
  simulatorWords: { rejected: '模拟船司：备注含“拒绝”，按规则拒绝', pending: '模拟船司：备注含“待定”，按规则等待' },
} as const
