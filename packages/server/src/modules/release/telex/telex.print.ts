import { applicationStates, releaseWays, releaseWaysEn } from '@jst/contracts/release'
import { printPdf, type PrintBlock, type PrintBuilder } from '../../../documents/index.ts'
import { AppError } from '../../../kernel/errors.ts'
import { joinPdfs } from '../../../kernel/pdf/pdf-join.ts'
import { copiedBill } from '../../bills/index.ts'
import { findApplications } from '../decision/facts.repo.ts'
import { companyName } from '../letter/letter.repo.ts'
import { texts } from '../texts.ts'
import { englishPortOf, nameOf, vesselsOf } from './names.repo.ts'
import { messageWay } from './telex-content.ts'
import { releaseText } from './telex.channels.ts'

type Asked = Parameters<PrintBuilder>[0]
const { released, received, finished } = applicationStates.codes
const isOut = (state: number) => state === released || state === received || state === finished

async function shown({ db, system, row, language }: Asked) {
  const [application] = await findApplications(db, [row.id])
  if (!application) throw new AppError('NOT_FOUND')
  const numbers = application.bills.map(({ no }) => no)
  const [name, englishName, vessel, company] = await Promise.all([
    nameOf(db, 'port', application.pod),
    englishPortOf(db, application.pod),
    vesselsOf(system, application.companyId, numbers),
    companyName(system, application.companyId),
  ])
  const pod = language === 'zh' ? name : englishName
  return { application, pod, englishName, vessel, company, words: texts.telexPrint[language], language }
}
type Shown = Awaited<ReturnType<typeof shown>>

function billBlocks({ application, pod, vessel, words, language }: Shown, numbers: readonly string[]): PrintBlock[] {
  const way = (language === 'zh' ? releaseWays : releaseWaysEn)[application.way]
  return application.bills
    .filter(({ no }) => numbers.includes(no))
    .map((bill) => ({
      kind: 'facts',
      title: `${words.head} ${bill.no}`,
      facts: (
        [
          [words.bill, bill.no],
          [words.no, application.code],
          [words.way, way],
          [words.vessel, vessel],
          [words.onBoard, bill.onBoard],
          [words.pod, pod],
          [words.consignee, bill.consignee],
          [words.boxes, bill.boxes],
        ] as const
      ).filter(([, value]) => value !== ''),
    }))
}
const textBlock = ({ application, vessel, englishName, company, words }: Shown): PrintBlock => ({
  kind: 'clauses',
  title: words.text,
  texts: releaseText(
    {
      No: application.code,
      Way: messageWay(application),
      Bills: application.bills.map(({ no, consignee, boxes }) => ({ No: no, Consignee: consignee, Boxes: boxes })),
      Vessel: vessel,
      Pod: englishName,
    },
    company,
  )
    .split('\n')
    .filter((line) => line !== ''),
})

const isWithoutOriginal = ({ type, way }: Shown['application']): boolean => type === 'telex' || way === 'telex' || way === 'waybill'
/** The word across a copy, in letters of every face. A waybill was never an original that could be surrendered. */
const watermarkOf = ({ application: { type, way } }: Shown, state: number): string =>
  !isOut(state) ? texts.telexPrint.en.draft : way === 'waybill' && type !== 'telex' ? 'COPY' : texts.telexPrint.en.across

/**
 * Copies of the bills of a release: each as its own face where the bill was made up and locked here. A bill of somebody else, and one that is still
 * open, is listed with the facts of the application. The workbook has the facts of all.
 */
export const surrenderedPrint: PrintBuilder = async (request) => {
  const all = await shown(request)
  const { words, application } = all
  if (!isWithoutOriginal(application)) throw new AppError('ILLEGAL_TRANSITION', { message: texts.notSurrendered })
  const bills = await Promise.all(application.bills.map(async ({ no }) => ({ no, face: await copiedBill(request.db, no) })))
  const lacking = bills.filter(({ face }) => !face).map(({ no }) => no)
  const blocksOf = (numbers: readonly string[]): PrintBlock[] => [
    ...billBlocks(all, numbers),
    ...(lacking.length > 0 ? [{ kind: 'clauses' as const, title: words.lacking, texts: lacking }] : []),
    textBlock(all),
    { kind: 'signature', parties: words.parties, ownPartyIndex: 0 },
  ]
  const watermark = watermarkOf(all, request.row.state)
  return {
    blocks: blocksOf(bills.map(({ no }) => no)),
    draw: async (sheet, marks) => {
      const note = [sheet.no, sheet.copy ? `COPY ${sheet.copy.number}` : 'PREVIEW'].join('   |   ')
      const faces: Buffer[] = []
      for (const { face } of bills) if (face) faces.push(await face.draw({ watermark, note, verify: marks.verify ?? '' }))
      const rest = lacking.length > 0 ? [await printPdf({ ...sheet, blocks: blocksOf(lacking) }, { ...marks, across: watermark })] : []
      const files = [...faces, ...rest]
      return files.length === 1 ? files[0]! : joinPdfs(files)
    },
  }
}
/** The text of a release, for an agent who is told by paper. */
export const releaseTextPrint: PrintBuilder = async (request) => {
  const all = await shown(request)
  const blocks: PrintBlock[] = [textBlock(all), { kind: 'signature', parties: all.words.parties, ownPartyIndex: 0 }]
  return { blocks, draw: (sheet, marks) => printPdf(sheet, isOut(request.row.state) ? marks : { ...marks, across: all.words.draft }) }
}
