import { expect, it } from 'vitest'
import { inEnglish } from './declared.ts'

it('reads the English words of a declaration where Chinese ones are read, and takes those that it lacks', () => {
  const pattern = /x/
  const about = () => 'x'
  const declared = {
    zh: '订舱单',
    en: 'Booking',
    about,
    fields: [
      {
        key: 'Pay',
        zh: '付款方式',
        en: 'Freight',
        hint: '必填',
        hintEn: 'Needed',
        choices: { PP: '预付' },
        choicesEn: { PP: 'Prepaid' },
        pattern,
      },
    ],
    moves: { submit: { zh: '提交', to: 'submitted', act: { zh: '提交订舱', about: '提交后受理' } } },
  }
  expect(
    inEnglish(declared, { moves: { submit: { zh: 'Submitted', act: { zh: 'Submit', about: 'It is accepted then' } } } }),
  ).toMatchObject({
    zh: 'Booking',
    about,
    fields: [{ key: 'Pay', zh: 'Freight', hint: 'Needed', choices: { PP: 'Prepaid' }, pattern }],
    moves: { submit: { zh: 'Submitted', to: 'submitted', act: { zh: 'Submit', about: 'It is accepted then' } } },
  })
  expect(declared.zh).toBe('订舱单')
})
