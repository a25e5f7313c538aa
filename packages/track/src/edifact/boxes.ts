import { part, type Message, type Segment } from '@jst/edifact'
import { trackEvent, type TrackEvent } from '../model/event.ts'
import { shortened } from '../model/shortened.ts'
import { edifact as texts } from '../texts.ts'
import { isOldDirectory, reportOf } from './codes.ts'
import { boxFacts } from './equipment.ts'
import { callOf, placeOf, referenceOf, timeAt, withCode, writtenTime, type WarnAt } from './segment-values.ts'
import type { MessageContext } from './context.ts'

/** The header and the group of each box: from its EQD to the next. */
function groupsOf(segments: readonly Segment[]): {
  readonly header: readonly Segment[]
  readonly boxes: readonly (readonly [Segment, readonly Segment[]])[]
} {
  const first = segments.findIndex(({ tag }) => tag === 'EQD')
  const header = first < 0 ? segments : segments.slice(0, first)
  const boxes: [Segment, Segment[]][] = []
  for (const segment of first < 0 ? [] : segments.slice(first)) {
    if (segment.tag === 'EQD') boxes.push([segment, []])
    else if (segment.tag !== 'CNT') boxes.at(-1)![1].push(segment)
  }
  return { header, boxes }
}

/** The segments of a box before its own transports, whose places are those of other ports. */
const beforeTransport = (group: readonly Segment[]) => {
  const at = group.findIndex(({ tag }) => tag === 'TDT')
  return at < 0 ? group : group.slice(0, at)
}

/** LOC of the place where a box was moved. At the gate it is the activity, else the port of its side; at the crane the port. */
function locOf(
  type: string,
  code: string,
  movement: TrackEvent['movement'],
  header: readonly Segment[],
  boxSegments: readonly Segment[],
): Segment | undefined {
  if (type !== 'CODECO') {
    // the report has the port in its head; some senders repeat it in each group instead, or name the terminal there
    const side = code === 'LOAD' ? '9' : '11'
    return (
      withCode(header, 'LOC', side) ??
      withCode(boxSegments, 'LOC', '165') ??
      withCode(header, 'LOC', '165') ??
      withCode(boxSegments, 'LOC', side)
    )
  }
  const activity = withCode(boxSegments, 'LOC', '165', '175') ?? withCode(header, 'LOC', '165', '175')
  const side = movement === 'EXPORT' ? '9' : movement === 'IMPORT' ? '11' : undefined
  return activity ?? (side === undefined ? undefined : (withCode(boxSegments, 'LOC', side) ?? withCode(header, 'LOC', side)))
}

/** DTM of the move. The date of the document (137) is none; a plan has that of the ship. */
function dtmOf(type: string, code: string, header: readonly Segment[], boxSegments: readonly Segment[]): Segment | undefined {
  if (type === 'CODECO') return withCode(boxSegments, 'DTM', '7', '203')
  if (type === 'COARRI') return withCode(boxSegments, 'DTM', '203', '7')
  return withCode(header, 'DTM', code === 'LOAD' ? '133' : '132')
}

/** Characters of each segment of the head that every box keeps: those of an honest message have a tenth of them. */
const mostOfHead = 2_000

/** Events of CODECO, COARRI and COPRAR: one for each box. */
export function boxEvents(message: Message, context: MessageContext, warn: WarnAt): TrackEvent[] {
  const { header, boxes } = groupsOf(message.segments)
  const bgm = header.find(({ tag }) => tag === 'BGM')
  const number = bgm ? part(bgm, 0) : ''
  const report = reportOf(message.type, number)
  if (!report) warn(bgm?.number ?? 0, texts.report(message.type, number))
  else if (report.isOld !== isOldDirectory(message.release) && message.type !== 'CODECO')
    warn(bgm!.number, texts.directory(number, message.release))
  const act = bgm ? part(bgm, 2) : ''
  const tdt = withCode(header, 'TDT', '20') ?? header.find(({ tag }) => tag === 'TDT')
  const call = callOf(tdt, warn)
  const headSegments = [bgm, tdt].filter((segment) => segment !== undefined)
  for (const { raw, number: at } of headSegments) if (raw.length > mostOfHead) warn(at, texts.shortened(mostOfHead))
  const head = headSegments.map(({ raw }) => shortened(raw, mostOfHead)).join('')
  return boxes.map(([eqd, group]) => {
    const boxSegments = beforeTransport(group)
    const facts = boxFacts(eqd, group, warn)
    const code = report?.code ?? ''
    const place = placeOf(locOf(message.type, code, facts.movement, header, boxSegments), warn)
    const time = timeAt(writtenTime(dtmOf(message.type, code, header, boxSegments), warn), place)
    if (code !== '' && time === undefined) warn(eqd.number, texts.noTime(facts.box))
    if ((code === 'GTIN' || code === 'GTOT') && facts.empty === '') warn(eqd.number, texts.noFullness(facts.box))
    return trackEvent({
      ...facts,
      kind: 'equipment',
      code,
      classifier: report?.classifier ?? 'ACT',
      time,
      place,
      call,
      booking: referenceOf(boxSegments, 'BN') || referenceOf(header, 'BN'),
      bill: referenceOf(boxSegments, 'BM') || referenceOf(header, 'BM'),
      source: context.source,
      received: context.received,
      updated: context.updated,
      // 1 cancels and 3 deletes what was reported before
      retracted: act === '1' || act === '3',
      text: code === '' ? `${message.type} ${number}` : '',
      raw: `${head}${[eqd, ...group].map(({ raw }) => raw).join('')}`,
    })
  })
}
