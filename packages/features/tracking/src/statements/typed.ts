import type { TypedStatement } from '@jst/contracts/tracking'
import { boxNumber, isBox, isImo } from '@jst/track'
import { readDay, readMoment } from '@jst/ui'
import { rightBox } from '../cells/box-number.ts'
import { texts } from './texts.ts'

const words = texts.addDialog

/** One box of the form. */
export interface BoxLine {
  readonly Box: string
  readonly IsoType: string
  readonly Seal: string
}
export const blankLine = (): BoxLine => ({ Box: '', IsoType: '', Seal: '' })

/** Boxes of pasted lines: the number, then its type of ISO 6346 and a seal, apart by spaces, tabs or commas. */
export function linesIn(text: string): readonly BoxLine[] {
  return text
    .normalize('NFKC')
    .split('\n')
    .flatMap((line) => {
      const parts = line
        .trim()
        .toUpperCase()
        .split(/[\s,;]+/)
        .filter(Boolean)
      if (parts.length === 0) return []
      // `OOLU 111222-3` is one number
      const joined = /^[A-Z]{4}$/.test(parts[0]!) && parts[1] ? [parts[0]! + parts[1], ...parts.slice(2)] : parts
      const [box = '', ...rest] = joined
      const type = rest.find((one) => /^[0-9LM][0-9A-Z]{3}$/.test(one))
      const seal = rest.find((one) => one !== type)
      return [{ Box: boxNumber(box), IsoType: type ?? '', Seal: seal ?? '' }]
    })
}

/** Sentence about a box number that is wrong. */
export const boxProblem = (box: string): string | undefined =>
  box === '' ? undefined : !isBox(boxNumber(box)) ? words.boxForm : rightBox(box) ? words.boxWrong : undefined

export interface TypedForm {
  Milestone: string
  Classifier: string
  At: string
  Port: string
  Place: string
  Source: string
  Vessel: string
  Imo: string
  Voyage: string
  BillNo: string
  BookingNo: string
  Remark: string
  Lines: readonly BoxLine[]
}
export const blankForm = (): TypedForm => ({
  Milestone: '',
  Classifier: 'ACT',
  At: '',
  Port: '',
  Place: '',
  Source: '',
  Vessel: '',
  Imo: '',
  Voyage: '',
  BillNo: '',
  BookingNo: '',
  Remark: '',
  Lines: [blankLine()],
})

/** `2026-03-08` or `2026-03-08T14:30` of what was typed, by the clock of the port; undefined if it is no time. */
export function localTime(text: string): string | undefined {
  const typed = text.trim()
  const day = readDay(typed)
  return day ?? readMoment(typed)?.replace(' ', 'T').slice(0, 16)
}

export const timeProblem = (text: string): string | undefined =>
  text.trim() !== '' && localTime(text) === undefined ? words.atWrong : undefined
export const imoProblem = (text: string): string | undefined => (text !== '' && !isImo(text) ? words.imoWrong : undefined)

/** Filled lines; without any, one statement about the bill or booking alone. */
export const filledLines = ({ Lines }: TypedForm): readonly BoxLine[] => {
  const filled = Lines.filter(({ Box }) => Box.trim() !== '')
  return filled.length > 0 ? filled : [blankLine()]
}

/** Findings of the form about its lines and their boxes. */
export function lineProblems(form: TypedForm): Readonly<Record<string, string>> {
  const problems = form.Lines.flatMap(({ Box }, at) => {
    const problem = boxProblem(Box.trim())
    return problem ? [[`Lines[${at}].Box`, problem] as const] : []
  })
  const bare = form.Lines.every(({ Box }) => Box.trim() === '') && form.BillNo.trim() === '' && form.BookingNo.trim() === ''
  return Object.fromEntries([...problems, ...(bare ? [['BillNo', words.needs] as const] : [])])
}

/** Statements that the form says, one for each box. */
export function statementsOf(form: TypedForm): TypedStatement[] {
  const { Lines: _, At, Classifier, ...same } = form
  return filledLines(form).map(({ Box, IsoType, Seal }) => ({
    ...same,
    Classifier: Classifier as TypedStatement['Classifier'],
    At: localTime(At) ?? '',
    Box: boxNumber(Box),
    IsoType: IsoType.trim().toUpperCase(),
    Seals: Seal.trim() === '' ? [] : [Seal.trim()],
  }))
}
