import { defineDocument } from '../../document/document.ts'
import { changeWords, stageField } from '../../document/entity.ts'
import { entityCalls } from '../../entity/calls.ts'
import { defineEntity } from '../../entity/fields.ts'
import { rateStates } from '../rate-states.ts'
import { lclLines } from './lcl-lines.ts'
import { lclRateFields } from './lcl-rate-fields.ts'

const folder = '/SeaFreight/LCLFreightManagement'
export const lclRatePath = `${folder}/LCLRateMaintenance` as const
/** Form of a new LCL rate; with `?Id=` the page of one. */
export const lclRatePage = `${folder}/LCLRateEdit` as const
export const lclRateStates = rateStates(lclRatePath)

/** 拼箱运价: its list and every call of it. */
export const lclRateCalls = entityCalls(
  defineEntity({
    name: 'LclRate',
    kind: 'lclRate',
    table: 'lcl_rate',
    zh: '拼箱运价',
    en: 'LCL rate',
    path: lclRatePath,
    ownOnly: true,
    stated: true,
    fields: lclRateFields,
    derived: [
      stageField(lclRateStates, { zh: '发布状态', en: 'Release' }),
      {
        key: 'Effect',
        kind: 'choice',
        zh: '生效状态',
        en: 'Effect',
        choices: { pending: '未生效', active: '生效中', expired: '已失效' },
        choicesEn: { pending: 'Not yet', active: 'In effect', expired: 'Expired' },
        listed: 90,
        filter: true,
      },
      { key: 'DaysLeft', kind: 'number', zh: '剩余天数', en: 'Days left', min: -9_999, max: 9_999, digits: 0, hidden: true, listed: 84 },
    ],
  }),
)

/** The rate as a document, beside its fields. */
export const lclRateDocument = defineDocument({
  kind: 'lclRate',
  zh: '拼箱运价',
  en: 'LCL rate',
  reads: [lclRatePage],
  writes: { path: lclRatePath, code: 'edit' },
  page: lclRatePage,
  fields: changeWords(lclRateFields, lclLines),
  states: lclRateStates,
  number: { rule: 'PX{yy}{mm}{seq:5}', button: { path: lclRatePath, code: 'number' } },
  lines: lclLines,
  files: {
    sheet: { zh: '庄家报价', en: 'Rate sheet of the consolidator', audience: 'internal' },
    others: { zh: '其他', en: 'Other', audience: 'internal' },
  },
})
