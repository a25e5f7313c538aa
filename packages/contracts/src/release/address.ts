import { defineDocument, documentSides } from '../document/document.ts'
import { changeWords, numberField, stageField } from '../document/entity.ts'
import { entityCalls } from '../entity/calls.ts'
import { defineEntity, type EntityField } from '../entity/fields.ts'
import { remark } from '../entity/common-fields.ts'
import { defineStates } from '../states.ts'
import { releaseButtons as may, releasePages } from './pages.ts'

/** How an address stands: papers go to verified ones alone, and somebody other than its writer verifies it. */
export const addressStates = defineStates({
  states: {
    draft: { code: 0, zh: '草稿', en: 'Draft', tone: 'grey' },
    submitted: { code: 1, zh: '待认证', en: 'To be verified', tone: 'blue', dueHours: 24, locked: true },
    verified: { code: 2, zh: '已认证', en: 'Verified', tone: 'green', locked: true },
    refused: { code: 3, zh: '未通过', en: 'Refused', tone: 'red' },
    revoked: { code: 9, zh: '已停用', en: 'Revoked', tone: 'grey', final: true },
  },
  sides: documentSides,
  moves: {
    submit: {
      zh: '提交认证',
      tone: 'blue',
      from: ['draft', 'refused'],
      to: 'submitted',
      by: { staff: may.writesAddress },
      guards: ['proof'],
      act: { zh: '提交认证', about: '提交后由同事核对证明文件，认证前不能修改。', done: '已提交认证', weight: 'primary' },
    },
    verify: {
      zh: '认证通过',
      tone: 'green',
      from: ['submitted'],
      to: 'verified',
      by: { staff: may.verifies },
      guards: ['second'],
      act: { zh: '认证通过', about: '认证后单证可以寄往此地址，内容不能再修改。', done: '已认证', weight: 'primary' },
    },
    refuse: {
      zh: '退回',
      tone: 'red',
      from: ['submitted'],
      to: 'refused',
      by: { staff: may.verifies },
      remarks: '请写明缺少或不符的内容',
      act: { zh: '退回', about: '退回后由填写人补充证明。', done: '已退回' },
    },
    revoke: {
      zh: '停用',
      tone: 'grey',
      from: ['submitted', 'verified'],
      to: 'revoked',
      by: { staff: may.verifies },
      remarks: '请写明停用的原因',
      act: { zh: '停用', about: '停用后单证不能再寄往此地址。', done: '已停用', weight: 'danger' },
    },
  },
})

const fields: readonly EntityField[] = [
  numberField('地址编号'),
  { key: 'NameZh', kind: 'text', zh: '收件单位', en: 'Company', max: 120, required: true, listed: 200, search: true },
  { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '委托公司', en: 'Customer', required: true, listed: 120, filter: true },
  { key: 'Contact', kind: 'text', zh: '联系人', en: 'Contact', max: 40, required: true, listed: 100, search: true },
  { key: 'Phone', kind: 'text', zh: '电话', en: 'Phone', max: 30, rule: 'phone', required: true, listed: 130 },
  { key: 'Address', kind: 'lines', zh: '地址', en: 'Address', max: 300, required: true, listed: 260, search: true },
  { key: 'ValidTo', kind: 'date', zh: '认证有效期', en: 'Valid to', listed: 104, hint: '留空长期有效', hintEn: 'Blank: without end' },
  remark,
]

/** 认证地址维护. */
export const addressCalls = entityCalls(
  defineEntity({
    name: 'ReleaseAddress',
    kind: 'releaseAddress',
    table: 'release_address',
    zh: '认证地址',
    en: 'Verified address',
    path: releasePages.addresses,
    ownOnly: true,
    stated: true,
    fields,
    derived: [stageField(addressStates)],
  }),
)
export const addressDocument = defineDocument({
  kind: 'releaseAddress',
  zh: '认证地址',
  en: 'Verified address',
  reads: [releasePages.addresses],
  writes: may.writesAddress,
  page: releasePages.addresses,
  fields: changeWords(fields),
  states: addressStates,
  number: { rule: 'DZ{yy}{mm}{seq:4}', button: { path: releasePages.addresses, code: 'number' } },
  files: {
    proof: { zh: '地址证明', en: 'Proof', audience: 'internal', accepts: ['pdf', 'png', 'jpg', 'webp'], needed: true },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
