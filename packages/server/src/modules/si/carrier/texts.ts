import { spaced } from '@jst/contracts/values'

export const texts = {
  nothing: (status: string) =>
    spaced`该补料${status}，没有需要发送船公司的内容：审核通过后发送补料，改单审核通过后发送改单，作废后发送取消`,
  same: (version: number) => `第 ${version} 版已经发送船公司，没有新的内容`,
  notToApply: '回执没有可以登记的内容；请按回执修改补料后重新发送，或仅作记录',
  unclear: '回执内容不明，请人工核对',
  said: {
    accepted: '船公司已接受',
    rejected: '船公司未接受',
    received: '船公司系统已收到',
    unclear: '船公司回执，结果不明',
    pendingUpdate: '船公司要求修改',
    declined: '船公司拒绝',
    cancelled: '船公司已取消',
    completed: '船公司已完成',
    draft: (no: string) => `船公司样单${no === '' ? '' : ` ${no}`}，请与补料核对`,
  } as const,
  unknownStatus: (status: string) => `船公司状态 ${status} 不在已知状态之列，请与船公司核对`,
  bill: {
    approved: (no: string) => `船公司已批准提单 ${no}`.trim(),
    issued: (no: string) => `船公司已签发提单 ${no}`.trim(),
    surrendering: (no: string) => `提单 ${no} 正在交回船公司`,
    surrendered: (no: string) => `提单 ${no} 已交回船公司`,
    voided: (no: string) => `船公司已作废提单 ${no}`.trim(),
  } as const,
  at: (label: string, message: string) => `${label}：${message}`,
  kinds: { instruct: '补料', amend: '改单补料', cancel: '取消补料' },
  mail: {
    subject: '{业务} {提单号} {船名航次}',
    text: '您好：\n\n附件为提单 {提单号}（{船名航次}）的{业务}，请查收并回复样单。\n\n{公司} {联系人}',
  },
  draftName: (no: string) => `样单 ${no}.pdf`,
  simulator: {
    field: 'Consignee tax reference is required at this destination',
    pending: 'Waiting for manual check',
    clause: "SHIPPER'S LOAD, STOW, COUNT AND SEAL",
  },
} as const
