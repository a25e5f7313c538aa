import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { Id, Instant, page, pageQuery } from '../envelope.ts'
import { menus } from '../may.ts'
import { ObjectSchema, type Static, StringSchema, strict } from '../schema.ts'
import { defineStates } from '../states.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

const money = (key: string, zh: string, en: string): EntityField => ({
  key,
  kind: 'number',
  zh,
  en,
  min: -1e13,
  max: 1e13,
  digits: 2,
  money: 'CNY',
  listed: 130,
})

/** 担保额度: the limit of a customer and what uses it. Approved changes and releases alone write it. */
export const guaranteeCalls = entityCalls(
  defineEntity({
    name: 'Guarantee',
    kind: 'guarantee',
    table: 'guarantee',
    zh: '担保额度',
    en: 'Guarantee',
    path: releasePages.guarantees,
    ownOnly: true,
    stated: true,
    ownCalls: true,
    fields: [
      { key: 'Code', kind: 'code', zh: '客户代码', en: 'Customer', max: 20, listed: 120, search: true },
      { key: 'NameZh', kind: 'text', zh: '客户', en: 'Name', max: 120, listed: 220, search: true },
    ],
    derived: [
      money('Limit', '额度（CNY）', 'Limit (CNY)'),
      money('Used', '已用', 'Used'),
      money('Reserved', '占用', 'Reserved'),
      money('Free', '可用', 'Free'),
      { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', listed: 104 },
    ],
  }),
)

/** An entry of the ledger with the balance after it. Amounts in CNY. */
export const GuaranteeLedgerEntry = ObjectSchema({
  Id,
  Kind: StringSchema(),
  Amount: StringSchema(),
  Used: StringSchema(),
  Reserved: StringSchema(),
  ApplicationId: Id,
  ApplicationNo: StringSchema(),
  Words: StringSchema(),
  ByName: StringSchema(),
  CreateTime: Instant,
})
export type GuaranteeLedgerEntry = Static<typeof GuaranteeLedgerEntry>
/** `Id`: of the guarantee. The newest first. */
export const guaranteeLedger = defineEndpoint({
  method: 'GET',
  path: '/api/Guarantee/Ledger',
  summary: '担保额度流水',
  may: menus(releasePages.guarantees),
  query: ObjectSchema({ ...pageQuery, Id }, strict),
  reply: page(GuaranteeLedgerEntry),
})

/** How a change of a limit stands: one person asks for it, another one decides. */
export const guaranteeChangeStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '待审批', en: 'To be decided', tone: 'blue', dueHours: 24, locked: true },
    approved: { code: 2, zh: '已生效', en: 'In force', tone: 'green', final: true },
    refused: { code: 3, zh: '未通过', en: 'Refused', tone: 'red' },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交',
      tone: 'blue',
      from: ['draft', 'refused'],
      to: 'submitted',
      by: { staff: may.asksLimit },
      act: { zh: '提交审批', about: '提交后由另一人审批，生效前额度不变。', done: '已提交', weight: 'primary' },
    },
    takeBack: {
      zh: '撤回',
      tone: 'grey',
      from: ['submitted'],
      to: 'draft',
      by: { staff: may.asksLimit },
      act: { zh: '撤回', about: '撤回后可以修改再提交。', done: '已撤回' },
    },
    approve: {
      zh: '同意',
      tone: 'green',
      from: ['submitted'],
      to: 'approved',
      by: { staff: may.decidesLimit },
      guards: ['second'],
      act: { zh: '同意', about: '同意后额度立即生效；填写或提交的人不能审批。', done: '额度已生效', weight: 'primary' },
    },
    refuse: {
      zh: '拒绝',
      tone: 'red',
      from: ['submitted'],
      to: 'refused',
      by: { staff: may.decidesLimit },
      remarks: '请写明拒绝的理由',
      act: { zh: '拒绝', about: '拒绝后额度不变。', done: '已拒绝', weight: 'danger' },
    },
  },
})

const changeFields: readonly EntityField[] = [
  numberField('变更单号'),
  { key: 'NameZh', kind: 'text', zh: '客户名称', en: 'Customer', max: 120, listed: 200, search: true, hint: '留空按所选客户填写' },
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '客户', en: 'Customer code', required: true, filter: true, listed: 120 },
  {
    key: 'Amount',
    kind: 'number',
    zh: '新额度（CNY）',
    en: 'New limit (CNY)',
    min: 0,
    max: 1e12,
    digits: 2,
    money: 'CNY',
    required: true,
    listed: 140,
  },
  { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', listed: 104, hint: '当天仍有效；留空长期有效' },
  { key: 'Reason', kind: 'lines', zh: '理由', en: 'Reason', max: 500, required: true, listed: 220 },
]
export const guaranteeChangeCalls = entityCalls(
  defineEntity({
    name: 'GuaranteeChange',
    kind: 'guaranteeChange',
    table: 'guarantee_change',
    zh: '额度变更',
    en: 'Change of limit',
    path: releasePages.guarantees,
    ownOnly: true,
    stated: true,
    fields: changeFields,
    derived: [stageField(guaranteeChangeStates)],
  }),
)
export const guaranteeChangeDocument = defineDocument({
  kind: 'guaranteeChange',
  zh: '额度变更',
  en: 'Change of limit',
  reads: [releasePages.guarantees],
  writes: { path: releasePages.guarantees, code: 'edit' },
  page: releasePages.guarantees,
  fields: changeWords(changeFields),
  states: guaranteeChangeStates,
  number: { rule: 'DB{yy}{mm}{seq:4}', button: { path: releasePages.guarantees, code: 'number' } },
  files: { basis: { zh: '担保文件', en: 'Basis', audience: 'internal' }, others: { zh: '其他', en: 'Other', audience: 'internal' } },
})
