import { entityCalls } from '../../entity/calls.ts'
import { defineEntity } from '../../entity/fields.ts'
import { codeField, nameZh, remark } from '../../entity/common-fields.ts'
import { siStages } from '../states.ts'
import { siFeeOccasions, type SiFeeOccasion } from './occasions.ts'

/** 改单费规则. */
export const siFeePage = '/tdManage/siFees'

const occasionsEn: Readonly<Record<SiFeeOccasion, string>> = { amend: 'Amendment', late: 'Late instruction', extend: 'Later cut-off' }
const stageNames = Object.entries(siStages)

/** Rules of an operator for the fees of amendments: of rules with the same charge the one that names most holds. */
export const siFeeRuleCalls = entityCalls(
  defineEntity({
    name: 'SiFeeRule',
    kind: 'siFeeRule',
    table: 'si_fee_rule',
    zh: '改单费规则',
    en: 'Amendment fee rule',
    path: siFeePage,
    ownOnly: true,
    fields: [
      codeField('规则代码', 20, { listed: 130 }),
      { ...nameZh, zh: '规则名称', en: 'Name' },
      {
        key: 'Occasion',
        kind: 'choice',
        zh: '情形',
        en: 'Occasion',
        choices: siFeeOccasions,
        choicesEn: occasionsEn,
        required: true,
        listed: 120,
        filter: true,
      },
      {
        key: 'Stage',
        kind: 'choice',
        zh: '阶段',
        en: 'Stage',
        choices: Object.fromEntries(stageNames.map(([code, { zh }]) => [code, zh])),
        choicesEn: Object.fromEntries(stageNames.map(([code, { en }]) => [code, en])),
        listed: 100,
        filter: true,
        hint: '留空用于所有阶段',
      },
      {
        key: 'CarrierCode',
        kind: 'reference',
        to: 'carrier',
        zh: '船公司',
        en: 'Carrier',
        listed: 130,
        filter: true,
        hint: '留空用于所有船公司',
      },
      { key: 'ChargeCode', kind: 'reference', to: 'charge', zh: '费用', en: 'Charge', required: true, listed: 150 },
      {
        key: 'Price',
        kind: 'number',
        zh: '金额（每票）',
        en: 'Amount',
        min: 0,
        max: 999_999,
        digits: 2,
        money: 'CurrencyCode',
        required: true,
        listed: 110,
        inline: true,
      },
      { key: 'CurrencyCode', kind: 'reference', to: 'currency', zh: '币种', en: 'Currency', required: true, listed: 80 },
      {
        key: 'FreeTimes',
        kind: 'number',
        zh: '免费次数',
        en: 'Free times',
        min: 0,
        max: 20,
        digits: 0,
        listed: 90,
        hint: '同一票前几次改单不收费，留空为 0',
      },
      remark,
    ],
  }),
)
