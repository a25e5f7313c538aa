import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { codeField, nameZh, remark } from '../entity/common-fields.ts'
import { validityHeadings } from '../entity/vocabulary.ts'
import { packingPages } from './pages.ts'

/** 箱单号段: numbers that a carrier or depot gave for slips. Ranges of a company do not overlap; a number that was used never comes back. */
export const slipRangeCalls = entityCalls(
  defineEntity({
    name: 'SlipRange',
    kind: 'slipRange',
    table: 'slip_range',
    zh: '箱单号段',
    en: 'Range of slip numbers',
    path: packingPages.issue,
    ownOnly: true,
    fields: [
      codeField('号段代码', 20, { listed: 130 }),
      { ...nameZh, zh: '号段名称', en: 'Name' },
      {
        key: 'CarrierCode',
        kind: 'reference',
        to: 'carrier',
        zh: '船公司',
        en: 'Carrier',
        listed: 120,
        filter: true,
        hint: '留空用于所有船公司',
      },
      { key: 'Depot', kind: 'text', zh: '堆场', en: 'Depot', max: 120, listed: 150, search: true, hint: '留空用于所有堆场' },
      {
        key: 'Prefix',
        kind: 'code',
        zh: '前缀',
        en: 'Prefix',
        max: 12,
        upper: true,
        listed: 90,
        pattern: { source: '[A-Z0-9-]*', say: '前缀由字母、数字和 - 组成' },
      },
      {
        key: 'FromNo',
        kind: 'text',
        zh: '起号',
        en: 'From',
        max: 15,
        required: true,
        example: '0000001',
        listed: 120,
        pattern: { source: String.raw`\d{1,15}`, say: '起号只含数字，前面的零保留' },
      },
      {
        key: 'ToNo',
        kind: 'text',
        zh: '止号',
        en: 'To',
        max: 15,
        required: true,
        example: '0009999',
        listed: 120,
        pattern: { source: String.raw`\d{1,15}`, say: '止号只含数字，与起号位数相同' },
      },
      { key: 'ValidTo', kind: 'date', zh: '有效期至', en: 'Valid to', aliases: validityHeadings.to, listed: 104 },
      remark,
    ],
    derived: [
      { key: 'NextNo', kind: 'text', zh: '下一号', en: 'Next', max: 30, listed: 130 },
      { key: 'Left', kind: 'number', zh: '剩余', en: 'Left', min: 0, max: 1e15, digits: 0, listed: 90 },
    ],
  }),
)
