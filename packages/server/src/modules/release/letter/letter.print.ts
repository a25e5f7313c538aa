import { amountText } from '@jst/contracts/money'
import { isLetterKind, letterKinds, mergedWording, defaultWordings } from '@jst/contracts/release'
import type { PrintLanguage } from '@jst/contracts/document'
import { printPdf, type PrintBlock, type PrintBuilder } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { letterStates } from '@jst/contracts/release'
import { texts } from '../texts.ts'
import { companyName, findLetter, findWording, valuesOf, type StoredLetter } from './letter.repo.ts'

/** The wording of a letter: that of the company, else the usual one, with its values. */
export async function wordingOf(system: Queryable, letter: StoredLetter, language: PrintLanguage): Promise<string> {
  if (!isLetterKind(letter.kind)) return letter.matter
  const [wording, company] = await Promise.all([findWording(system, letter.companyId, letter.kind), companyName(system, letter.companyId)])
  const typed = language === 'zh' ? wording?.text : wording?.textEn
  return mergedWording(typed || defaultWordings[letter.kind][language], valuesOf(letter, company))
}

/** 保函: its wording with the values of the application, a code by which the sealed paper is counted in, and a place for the seal. */
export const letterPrint: PrintBuilder = async ({ db, system, row, language }) => {
  const letter = await findLetter(db, row.id)
  if (!letter) throw new AppError('NOT_FOUND')
  const words = texts.letterPrint[language]
  const [text, company] = await Promise.all([wordingOf(system, letter, language), companyName(system, letter.companyId)])
  const facts = [
    [words.kind, letterKinds[letter.kind][language]],
    [words.no, letter.no],
    [words.to, company],
    [words.from, letter.name],
    [words.bills, letter.billNos],
    [words.vessel, letter.vessel],
    [words.boxes, letter.boxes],
    [words.amount, letter.amount === '' ? '' : amountText(letter.amount, 'CNY')],
    [words.validTo, letter.validTo],
  ] as const
  const blocks: PrintBlock[] = [
    { kind: 'facts', title: words.head, facts: facts.filter(([, value]) => value !== '') },
    { kind: 'clauses', title: words.text, texts: text.split('\n').filter((line) => line.trim() !== '') },
    { kind: 'code', title: words.code, content: letter.no, note: words.scan },
    { kind: 'signature', parties: words.parties },
  ]
  const isOver = letter.state === letterStates.codes.revoked || letter.state === letterStates.codes.expired
  return { blocks, draw: (sheet, marks) => printPdf(sheet, isOver ? { ...marks, across: words.over } : marks) }
}
