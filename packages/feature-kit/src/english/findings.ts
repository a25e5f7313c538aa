import { issueCodes, type Issue, type IssueCode } from '@jst/contracts'
import { readCell, type EntityField, type FindingTexts, type ImportPlan } from '@jst/contracts/entity'

/** Faults of the value of a declared field. */
export const findings: FindingTexts = {
  nameOf: ({ en }) => en,
  choices: ({ choices, choicesEn }) => Object.values({ ...choices, ...choicesEn }).join(', '),
  required: (name) => `Please enter: ${name}`,
  between: (name, min, max) => `${name}: between ${min} and ${max}`,
  whole: (name) => `${name}: a whole number`,
  digits: (name, digits) => `${name}: at most ${digits} decimals`,
  number: (name) => `${name}: a number`,
  unit: (name, unit) => (unit === undefined ? `${name}: a number without a unit` : `${name}: a number in ${unit}`),
  unclearNumber: (name, text, meanings) =>
    `${name}: “${text}” may be ${meanings}. Please write it without separators, or choose the decimal sign of this file.`,
  unclearDay: (name, text, meanings) =>
    `${name}: “${text}” may be ${meanings}. Please write year-month-day, or choose the order of this file.`,
  moment: (name, isPort) => `${name}: a time ${isPort ? 'of the port' : 'in China'}, such as 2026-03-12 16:00`,
  sheetError: (name, text) => `${name}: the formula failed (${text}). Please correct it in the file and import it again.`,
  scientific: (name, text) => `${name}: “${text}” has lost digits. Please format the column as text and enter it again.`,
  oneOf: (name, choices) => `${name}: one of ${choices}`,
  yesOrNo: (name) => `${name}: yes or no`,
  date: (name) => `${name}: a date, such as 2026-01-31`,
  rich: (name) => `${name} holds content that is not supported: paste it again as plain text`,
  picture: (name) => `${name} is no picture: upload it again`,
  most: (name, most) => `${name}: at most ${most} entries`,
  itemLength: (name, max) => `${name}: at most ${max} characters each`,
  length: (name, max) => `${name}: at most ${max} characters`,
  formula: (name) => `${name} begins like a formula. Please make it plain text and import it again.`,
  pattern: ({ en, pattern }) => pattern?.sayEn ?? `${en} is not in the form that is asked for`,
  rules: {
    imo: 'An IMO number has 7 digits, the last of which checks the others. Please compare it with the papers of the vessel.',
    mmsi: 'An MMSI has 9 digits and begins with 2 to 7',
    email: 'This is no e-mail address, such as booking@example.com',
    creditCode: 'A unified social credit code has 18 digits or capital letters (never I, O, S, V, Z); compare it with the licence',
    phone: 'Telephone numbers have digits, spaces, +, - and brackets, for instance +86 21 5888 0000',
    numberRule: 'A rule has capital letters, digits, {yy}, {yyyy}, {mm} and one {seq:digits} of 3 to 10 digits, such as COSU{yy}{seq:6}',
  },
  warnings: { creditCode: 'The check digit of this unified social credit code does not fit; compare it digit by digit' },
}

type Found = Pick<Issue, 'Value'>

/** Findings of the server, by code. */
const said: Readonly<Record<IssueCode, string | ((found: Found) => string)>> = {
  REQUIRED: 'Please fill this in',
  ADDITIONALPROPERTIES: 'This field is not known',
  TYPE: 'This is not of the kind that is asked for',
  MINLENGTH: 'This is too short',
  MAXLENGTH: 'This is too long',
  MINIMUM: 'This is too small',
  MAXIMUM: 'This is too large',
  EXCLUSIVEMINIMUM: 'This is too small',
  EXCLUSIVEMAXIMUM: 'This is too large',
  MULTIPLEOF: 'This has too many decimals',
  MINITEMS: 'These are too few',
  MAXITEMS: 'These are too many',
  UNIQUEITEMS: 'One of these stands more than once',
  FORMAT: 'This is not in the form that is asked for',
  PATTERN: 'This is not in the form that is asked for',
  CONST: 'This is none of the choices',
  ENUM: 'This is none of the choices',
  DEPTH: 'This is nested too deep',
  TEXT: 'This has characters that cannot be kept. Please delete them and try again.',
  UNCLEAR_NUMBER: 'This number may mean two things. Please write it without separators.',
  UNCLEAR_DAY: 'This day may mean two things. Please write year-month-day.',
  STRUCK: 'The cell is struck through. Take the row all the same, or remove the strike-through and check again.',
  INVALID: 'This value is not accepted. Please check it.',
  CODE_TAKEN: ({ Value = '' }) => `The code ${Value} is taken. Please choose another one.`,
  CODE_OF_PLATFORM: ({ Value = '' }) =>
    `The code ${Value} is one of the platform. You may change its name, order and whether it is in use.`,
  CODE_MERGED: ({ Value = '' }) => `The code ${Value} is merged into another one. Please use that one.`,
  CODE_TWICE: ({ Value = '' }) => `The code ${Value} stands in an earlier row, too`,
  PLATFORM_FIELD: 'The platform keeps this field. Copy the row as your own to change it.',
  REFERENCE_UNKNOWN: ({ Value = '' }) => `“${Value}” was not found. Please enter its code or name.`,
  CHECK_DIGIT: 'The check digit of this number does not fit; compare it digit by digit',
  ELSEWHERE: 'This is kept elsewhere. Please change it there.',
  FAR_PRICE: 'This price is far from others of its kind. Please check it.',
  PARENT_LOOP: 'A row cannot be below itself',
  PARENT_DEPTH: 'There are two levels only: choose a row of the upper one, and for a row with rows below it none',
}
const isKnown = (code: string): code is IssueCode => (issueCodes as readonly string[]).includes(code)

/** One finding of the server. */
export function saidOf({ Code, Value }: Pick<Issue, 'Code' | 'Value'>): string {
  const sentence = said[isKnown(Code) ? Code : 'INVALID']
  return typeof sentence === 'string' ? sentence : sentence(Value === undefined ? {} : { Value })
}

/** A cell of a file is read again: what its field says of it is said by the declaration. */
export function problemOfCell({ Code = 'INVALID', Value }: ImportPlan['Problems'][number], field: EntityField | undefined): string {
  const isOfField = Code === 'INVALID' || Code === 'UNCLEAR_NUMBER' || Code === 'UNCLEAR_DAY'
  const read = isOfField && field ? readCell(field, Value, findings) : undefined
  return read && 'problem' in read ? read.problem : saidOf({ Code, Value })
}
