import { spaced } from '@jst/contracts/values'
import { speech } from '../speech.ts'

const chinese = {
  title: '改单费规则',
  now: (stage: string, occasion: string) => spaced`现在提交为${stage}${occasion === '改单' ? '改单' : `（${occasion}）`}：`,
  name: (zh: string, _en: string) => zh,
  fee: (name: string, price: string) => `${name} ${price}`,
  free: (name: string) => `${name} 免费（免费次数内）`,
  list: {
    title: '改单记录',
    columns: ['版本', '阶段', '原因', '正本', '费用', '改单人', '结果'],
    version: (no: number) => `第 ${no} 版`,
    set: (first: boolean, no: number) => `第${first ? '一' : '二'}套（第 ${no} 版）`,
    to: ' → ',
    none: '–',
    noFee: '无费用',
    outcomes: { '': '办理中', issued: '已重新签发', reinstated: '已放弃', voided: '已作废' },
  },
  amend: {
    reason: '改单原因',
    reasonNeeded: '请选择改单原因',
    explanation: '改单说明',
    explanationNeeded: '选择“其他”时请写明改单说明',
    remarks: '补充说明',
  },
  originals: {
    label: '正本如何处理',
    pick: '请选择',
    needed: '提单已签发，请选择正本如何处理',
    notIssued: '第一套提单签发后才能换单',
    switchNeeds: '换单须收回第一套全部正本，请选择“收回正本”',
    guarantee: '保函名称或编号',
    guaranteeHint: '保函文件请上传到“附件与沟通”',
    guaranteeNeeded: '凭保函改单时请填写保函名称或编号',
  },
  issue: {
    due: (count: number) => `改单前签发了 ${count} 份正本，收回后才能签发新提单`,
    surrendered: '正本已收回',
  },
} as const
export type FeeTexts = typeof chinese

/** Words of amendments and their fees. */
export const texts = speech.words('fees', chinese)
