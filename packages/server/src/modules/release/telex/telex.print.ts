import { applicationStates, releaseWays, releaseWaysEn } from '@jst/contracts/release'
import { printPdf, type PrintBlock, type PrintBuilder } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { companyName } from '../letter/letter.repo.ts'
import { texts } from '../texts.ts'
import { nameOf, vesselsOf } from './names.repo.ts'
import { releaseText } from './telex.channels.ts'

type Asked = Parameters<PrintBuilder>[0]
const { released, received, finished } = applicationStates.codes
const isOut = (state: number) => state === released || state === received || state === finished

async function shown({ db, system, row, language }: Asked) {
  const [application] = await findApplications(db, [row.id])
  if (!application) throw new AppError('NOT_FOUND')
  const numbers = application.bills.map(({ no }) => no)
  const [pod, vessel, company] = await Promise.all([
    nameOf(db, 'port', application.pod),
    vesselsOf(system, application.companyId, numbers),
    companyName(system, application.companyId),
  ])
  return { application, pod, vessel, company, words: texts.telexPrint[language], language }
}
type Shown = Awaited<ReturnType<typeof shown>>

function billBlocks({ application, pod, vessel, words, language }: Shown): PrintBlock[] {
  const way = (language === 'zh' ? releaseWays : releaseWaysEn)[application.way]
  return application.bills.map((bill) => ({
    kind: 'facts',
    title: `${words.head} ${bill.no}`,
    facts: (
      [
        [words.bill, bill.no],
        [words.no, application.code],
        [words.way, way],
        [texts.telex.lines.vessel, vessel],
        [words.onBoard, bill.onBoard],
        [words.pod, pod],
        [words.consignee, bill.consignee],
        [words.boxes, bill.boxes],
      ] as const
    ).filter(([, value]) => value !== ''),
  }))
}
const textBlock = ({ application, vessel, pod, company, words }: Shown): PrintBlock => ({
  kind: 'clauses',
  title: words.text,
  texts: releaseText(
    {
      No: application.code,
      Way: application.way === 'waybill' ? 'waybill' : 'telex',
      Bills: application.bills.map(({ no, consignee, boxes }) => ({ No: no, Consignee: consignee, Boxes: boxes })),
      Vessel: vessel,
      Pod: pod,
    },
    company,
  )
    .split('\n')
    .filter((line) => line !== ''),
})

/** The copy of a bill that was surrendered: the word stands across it from the release on. */
export const surrenderedPrint: PrintBuilder = async (asked) => {
  const all = await shown(asked)
  const { words } = all
  const blocks: PrintBlock[] = [...billBlocks(all), textBlock(all), { kind: 'signature', parties: words.parties, own: 0 }]
  const across = isOut(asked.row.state) ? words.across : words.draft
  return { blocks, draw: (sheet, marks) => printPdf(sheet, { ...marks, across }) }
}
/** The text of a release, for an agent who is told by paper. */
export const releaseTextPrint: PrintBuilder = async (asked) => {
  const all = await shown(asked)
  const blocks: PrintBlock[] = [textBlock(all), { kind: 'signature', parties: all.words.parties, own: 0 }]
  return { blocks, draw: (sheet, marks) => printPdf(sheet, isOut(asked.row.state) ? marks : { ...marks, across: all.words.draft }) }
}
