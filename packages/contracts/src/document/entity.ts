import type { EntityField, TextEntityField } from '../entity/fields.ts'
import type { BoxesFacts } from './boxes/boxes.ts'
import type { DocumentStates, FieldWords } from './document.ts'
import type { LinesFacts } from './lines.ts'

/** Documents that are kept in a list are entities as well: what the one declaration says of the other. */

/** Key of the field that says the state of a row. */
export const stageKey = 'Stage'

/** The state of a row in its list: shown, filtered, exported, and written by moves alone. It is a derived field. */
export const stageField = ({ states }: Pick<DocumentStates, 'states'>, words: { zh?: string; en?: string } = {}): EntityField => ({
  key: stageKey,
  kind: 'choice',
  zh: '状态',
  en: 'State',
  ...words,
  choices: Object.fromEntries(Object.entries(states).map(([state, { zh }]) => [state, zh])),
  choicesEn: Object.fromEntries(Object.entries(states).map(([state, { en }]) => [state, en])),
  listed: 100,
  filter: true,
})

/** The number of a document as the code of its row: the company's rule draws it where it is left blank. */
export const numberField = (zh: string): TextEntityField => ({
  key: 'Code',
  kind: 'code',
  zh,
  en: 'Number',
  aliases: ['编号', '代码'],
  max: 20,
  upper: true,
  listed: 130,
  search: true,
  hint: '留空按编号规则生成',
  hintEn: 'Drawn by the number rule where blank',
  pattern: { source: String.raw`[A-Z0-9][A-Z0-9._/-]*`, say: '编号由字母、数字和 . _ / - 组成，以字母或数字开头' },
})

/** Words of fields, lines and boxes, by which the timeline names what changed. */
export const changeWords = (
  fields: readonly EntityField[],
  lines: Readonly<Record<string, LinesFacts>> = {},
  boxes?: BoxesFacts,
): Readonly<Record<string, FieldWords>> => ({
  ...Object.fromEntries(
    fields.map((field) => {
      const { zh, en, sensitive } = field
      const { choices, choicesEn } = field.kind === 'choice' || field.kind === 'list' ? field : {}
      const { words, wordsEn } = 'max' in field && field.kind !== 'number' && field.kind !== 'list' ? field : {}
      return [
        field.key,
        {
          zh,
          en,
          ...(choices ? { values: choices } : {}),
          ...(choicesEn ? { valuesEn: choicesEn } : {}),
          ...(words ? { words } : {}),
          ...(wordsEn ? { wordsEn } : {}),
          ...(sensitive ? { sensitive } : {}),
        },
      ]
    }),
  ),
  ...Object.fromEntries(Object.entries(lines).map(([part, { zh, en }]) => [part, { zh, en }])),
  ...(boxes ? { Boxes: { zh: boxes.zh, en: boxes.en } } : {}),
})
