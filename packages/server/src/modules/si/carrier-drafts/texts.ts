import { spaced } from '@jst/contracts/values'

export const texts = {
  wholeBill: '整票提单',
  place: (box: string, line: number | undefined, field: string) =>
    [`箱 ${box}`, line === undefined ? '' : `明细 ${line + 1}`, field].filter(Boolean).join(' '),
  noPlace: (path: string) => `补料上没有 ${path}，请刷新后重新提问`,
  textNeeded: '请写明要问什么',
  answerNeeded: '请填写答复',
  sides: { customer: '客户', carrier: '船公司' },
  askedAlready: (side: string) => spaced`这一处已有一个等待${side}答复的问题，请先登记答复或关闭它`,
  closed: '该问题已关闭，不能再答复；如仍需说明，请在“附件与沟通”中留言',
  answeredAlready: (name: string) => `该问题已由 ${name} 答复，请刷新查看`,
  notedBy: (name: string) => `${name}（代登记）`,
} as const
