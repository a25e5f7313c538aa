import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField, remark } from '../entity/common-fields.ts'
import { releasePages } from './pages.ts'

const couriers = { sf: '顺丰', ems: 'EMS', dhl: 'DHL', fedex: 'FedEx', other: '其他' }

/** 收件人维护: who gets papers, at which verified address. */
export const receiverCalls = entityCalls(
  defineEntity({
    name: 'ReleaseReceiver',
    kind: 'releaseReceiver',
    table: 'release_receiver',
    zh: '收件人',
    en: 'Receiver',
    path: releasePages.receivers,
    ownOnly: true,
    fields: [
      codeField('收件人代码', 20),
      { key: 'NameZh', kind: 'text', zh: '姓名', en: 'Name', max: 40, required: true, listed: 120, search: true },
      { key: 'Phone', kind: 'text', zh: '电话', en: 'Phone', max: 30, rule: 'phone', required: true, listed: 130 },
      { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '委托公司', en: 'Customer', listed: 120, filter: true },
      {
        key: 'AddressCode',
        kind: 'reference',
        to: 'releaseAddress',
        zh: '认证地址',
        en: 'Verified address',
        listed: 140,
        hint: '单证只寄往已认证的地址',
        hintEn: 'Papers go to verified addresses alone',
      },
      {
        key: 'Courier',
        kind: 'choice',
        zh: '快递',
        en: 'Courier',
        choices: couriers,
        choicesEn: { ...couriers, sf: 'SF Express', other: 'Other' },
        listed: 90,
      },
      remark,
    ],
  }),
)
