import { entityCalls } from '../entity/calls.ts'
import { defineEntity } from '../entity/fields.ts'
import { releasePages } from './pages.ts'

/** 押单: bills that are held for an old debt, with the debt and the clause that allows it. A hold that is disabled holds no more. */
export const holdCalls = entityCalls(
  defineEntity({
    name: 'ReleaseHold',
    kind: 'releaseHold',
    table: 'release_hold',
    zh: '押单',
    en: 'Hold',
    path: releasePages.risks,
    ownOnly: true,
    fields: [
      { key: 'Code', kind: 'code', zh: '提单号', en: 'B/L number', max: 35, upper: true, required: true, listed: 160, search: true },
      { key: 'NameZh', kind: 'text', zh: '欠款账单', en: 'Debt', max: 60, required: true, listed: 160, search: true },
      { key: 'CustomerCode', kind: 'reference', to: 'customer', zh: '欠款客户', en: 'Debtor', required: true, listed: 120, filter: true },
      { key: 'DueDay', kind: 'date', zh: '欠款到期日', en: 'Due', required: true, listed: 104, hint: '未到期的欠款不能押单' },
      { key: 'Clause', kind: 'lines', zh: '合同依据', en: 'Clause', max: 300, required: true, listed: 240 },
    ],
  }),
)
