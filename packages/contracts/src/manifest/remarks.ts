import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { choiceField, codeField, nameZh, textField } from '../entity/common-fields.ts'
import { regimeNames } from './fields.ts'
import { manifestPages } from './pages.ts'

/** Use of a remark. */
export const remarkKinds = {
  receipt: ['回执代码', 'Code of a receipt'],
  reason: ['更改原因', 'Reason of a change'],
  reject: ['退回原因', 'Reason of a return'],
  send: ['发送说明', 'Note of a sending'],
} as const
/** Effects that a company may give a code of a receipt. */
export const receiptOutcomes = {
  accepted: ['海关接受', 'Accepted'],
  rejected: ['海关退单', 'Refused'],
  deleted: ['已删除', 'Deleted'],
  milestone: ['节点，不改变状态', 'Milestone'],
  notice: ['通知，不改变状态', 'Notice'],
  hold: ['扣留', 'Hold'],
  release: ['解除扣留', 'Release'],
} as const

/** 备注配置: receipts explained, reasons of changes, canned remarks. */
export const manifestRemarkCalls = entityCalls(
  defineEntity({
    name: 'ManifestRemark',
    kind: 'manifestRemark',
    table: 'manifest_remark',
    zh: '舱单备注',
    en: 'Manifest remark',
    path: manifestPages.remarks,
    ownOnly: true,
    fields: [
      codeField('代码', 20, { hint: '回执代码或更改原因代码，与报文一致' }),
      { ...nameZh, zh: '含义', en: 'Meaning' },
      choiceField('Use', '用途', 'Use', remarkKinds, { required: true, listed: 110, filter: true }),
      choiceField('Regime', '申报', 'Filing', regimeNames, { listed: 140, filter: true, hint: '留空为全部' }),
      choiceField('Outcome', '回执作用', 'Effect', receiptOutcomes, { listed: 130, hint: '用途为回执代码时必填' }),
      textField('Hold', '扣留代码', 'Hold', 10, { upper: true, hint: '扣留与解除扣留用同一代码' }),
      textField('Todo', '怎么办', 'What to do', 200, { listed: 220 }),
      textField('Who', '由谁处理', 'Who', 60, { listed: 110 }),
    ],
  }),
)
