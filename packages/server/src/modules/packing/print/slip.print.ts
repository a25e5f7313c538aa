import { printPdf, rollPdf, type PrintBlock, type PrintBuilder, type PrintMarks, type PrintSheet } from '../../../documents/index.ts'
import { namesFor, namesOn } from '../names.repo.ts'
import { demandSlip, type StoredSlip } from '../slip/slip.repo.ts'
import { codeOf, isInForce, isoTypeOf } from '../slip/view.service.ts'
import { printTexts } from './texts.ts'
import { chinaMinute } from '../../../kernel/database/china-time.ts'

type Asked = Parameters<PrintBuilder>[0]
type Facts = (readonly [label: string, value: string])[]

interface Shown {
  readonly slip: StoredSlip
  readonly words: (typeof printTexts)['zh' | 'en']
  readonly carrier: string
  readonly port: (code: string) => string
  readonly code: string
}
async function shownSlip({ db, system, row, language, place }: Asked): Promise<Shown> {
  const slip = await demandSlip(db, row.id)
  const text = (key: string) => String(slip.values[key] ?? '')
  const [carrier, port, code] = await Promise.all([
    namesFor(db, 'carrier', [text('CarrierCode')], namesOn(language)),
    namesFor(db, 'port', [text('PolCode'), text('PodCode')], namesOn(language)),
    codeOf(system, slip, place),
  ])
  return { slip, words: printTexts[language], carrier: carrier(text('CarrierCode')), port, code }
}

/** Blank values stand on no print. */
const filled = (facts: Facts): Facts => facts.filter(([, value]) => value !== '')
function factsOf({ slip, words, carrier, port }: Shown) {
  const text = (key: string) => String(slip.values[key] ?? '')
  const type = text('BoxType')
  const temperature = slip.values['Temperature']
  const order: Facts = [
    [words.eir, slip.eirNo],
    [words.no, slip.no],
    [words.so, text('SoNo')],
    [words.bl, text('BlNo')],
    [words.carrier, carrier],
    [words.vessel, [text('Vessel'), text('VoyageNo')].filter((part) => part !== '').join(' ')],
    [words.pol, port(text('PolCode'))],
    [words.pod, port(text('PodCode'))],
    [words.cutoff, chinaMinute(slip.cutoff)],
  ]
  const box: Facts = [
    [words.type, [type, isoTypeOf(type)].filter((part) => part !== '').join(' / ')],
    [words.boxNo, text('BoxNo')],
    [words.seal, text('SealNo')],
    [words.soc, slip.values['Soc'] === true ? words.yes : ''],
    [words.temperature, temperature === null ? '' : `${String(temperature)} °C`],
    [words.freeDays, slip.values['FreeDays'] === null ? '' : String(slip.values['FreeDays'])],
  ]
  const haulage: Facts = [
    [words.depot, text('Depot')],
    [words.terminal, text('Terminal')],
    [words.window, [text('PickupFrom'), text('PickupTo')].filter((day) => day !== '').join(' – ')],
    [words.fleet, text('FleetName')],
    [words.driver, text('Driver')],
    [words.plate, text('Plate')],
    [words.phone, text('Phone')],
  ]
  return { order: filled(order), box: filled(box), haulage: filled(haulage), remark: text('Remark') }
}

const codeBlock = ({ code, words }: Shown): PrintBlock[] =>
  code === '' ? [] : [{ kind: 'code', title: words.code, content: code, note: words.scan }]

/** A void slip says so across its pages. */
const drawnBy =
  (draw: (sheet: PrintSheet, marks: PrintMarks) => Promise<Buffer>, { slip, words }: Shown) =>
  (sheet: PrintSheet, marks: PrintMarks) =>
    draw(sheet, isInForce(slip) ? marks : { ...marks, across: words.void })

/** 设备交接单 on A4, to be signed at the gates. */
export const pagePrint: PrintBuilder = async (request) => {
  const shown = await shownSlip(request)
  const { words } = shown
  const { order, box, haulage, remark } = factsOf(shown)
  const blocks: PrintBlock[] = [
    { kind: 'facts', title: words.slip, facts: order },
    { kind: 'facts', title: words.box, facts: box },
    { kind: 'facts', title: words.haulage, facts: haulage },
    ...(remark === '' ? [] : [{ kind: 'clauses' as const, title: words.remark, texts: [remark] }]),
    { kind: 'clauses', title: words.condition, texts: words.conditions },
    ...codeBlock(shown),
    { kind: 'signature', parties: words.parties },
  ]
  return { blocks, draw: drawnBy(printPdf, shown) }
}

/** The same for the driver, on a roll of 58 mm. */
export const rollPrint: PrintBuilder = async (request) => {
  const shown = await shownSlip(request)
  const { order, box, haulage, remark } = factsOf(shown)
  const { words } = shown
  const blocks: PrintBlock[] = [
    ...codeBlock(shown),
    { kind: 'facts', title: words.slip, facts: order },
    { kind: 'facts', title: words.haulage, facts: haulage },
    { kind: 'facts', title: words.box, facts: box },
    ...(remark === '' ? [] : [{ kind: 'clauses' as const, title: words.remark, texts: [remark] }]),
  ]
  return { blocks, draw: drawnBy(rollPdf, shown) }
}
