import { entityCalls } from '../../entity/calls.ts'
import { codeField, nameZh, remark } from '../../entity/common-fields.ts'
import { defineEntity } from '../../entity/fields.ts'

/** Forms of answers whose codes partners agree on. */
export const answerCodeForms = { contrl: 'CONTRL', aperak: 'APERAK' } as const

/** Codes that partners answer with, explained. A new one waits here until somebody says what it means; until then nobody is told anything of it. */
export const answerCode = defineEntity({
  name: 'AnswerCode',
  kind: 'answerCode',
  table: 'm_answer_code',
  zh: '回执代码',
  en: 'Code of an answer',
  path: '/DataMaintenance/AnswerCodes',
  fields: [
    codeField('回执代码', 60, { hint: '与回执一致，例如 101；只对一家有效时写成 COSCO/101', example: 'COSCO/118' }),
    { ...nameZh, zh: '含义', en: 'Meaning', aliases: ['说明'] },
    {
      key: 'Progress',
      kind: 'choice',
      zh: '说明情况',
      en: 'Progress',
      choices: { known: '已说明', waiting: '待说明' },
      choicesEn: { known: 'Explained', waiting: 'Waiting' },
      required: true,
      listed: 90,
      filter: true,
      inline: true,
      hint: '首次收到的代码为待说明，含义是对方的原文；核对后改为已说明，回执上即显示',
    },
    {
      key: 'Form',
      kind: 'choice',
      zh: '回执',
      en: 'Answer',
      choices: answerCodeForms,
      listed: 100,
      filter: true,
      hint: '留空用于所有回执',
    },
    { key: 'Todo', kind: 'text', zh: '怎么办', en: 'What to do', max: 200, listed: 220, search: true },
    { key: 'Person', kind: 'text', zh: '由谁处理', en: 'Handled by', max: 60, listed: 110 },
    remark,
  ],
})
export const answerCodeCalls = entityCalls(answerCode)
