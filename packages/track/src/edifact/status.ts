import { part, type Message, type Segment } from '@jst/edifact'
import { trackEvent, type TrackEvent } from '../model/event.ts'
import { boxNumber } from '../model/numbers.ts'
import { shortened } from '../model/shortened.ts'
import { edifact as texts } from '../texts.ts'
import { isOldDirectory, statusMeanings } from './codes.ts'
import { boxFacts } from './equipment.ts'
import { callOf, placeOf, referenceOf, timeAt, withCode, writtenTime, type WarnAt } from './segment-values.ts'
import type { MessageContext } from './context.ts'

/** A status with what belongs to it. */
interface Status {
  readonly sts: Segment
  /** Up to the first transport. */
  readonly statusSegments: Segment[]
  /** The transports, each with its places. */
  readonly transports: Segment[][]
  /** The boxes, each with its facts. */
  readonly boxes: Segment[][]
}

function statusesOf(segments: readonly Segment[]): { readonly header: readonly Segment[]; readonly statuses: readonly Status[] } {
  const header: Segment[] = []
  const statuses: Status[] = []
  for (const segment of segments) {
    const last = statuses.at(-1)
    if (segment.tag === 'STS') statuses.push({ sts: segment, statusSegments: [], transports: [], boxes: [] })
    else if (!last) header.push(segment)
    else if (segment.tag === 'TDT') last.transports.push([segment])
    else if (segment.tag === 'EQD') last.boxes.push([segment])
    else (last.boxes.at(-1) ?? last.transports.at(-1) ?? last.statusSegments).push(segment)
  }
  return { header, statuses }
}

/** Characters of a status that each of its boxes keeps. */
const mostOfStatus = 20_000

/** Times of a ship at its ports, which stand beside a status. 132 and 133 are estimates, though senders put actual times there. */
const portTimes = [
  ['186', 'DEPA', 'ACT'],
  ['133', 'DEPA', 'EST'],
  ['178', 'ARRI', 'ACT'],
  ['132', 'ARRI', 'EST'],
] as const

/** The places of a transport, each with the segments up to the next one. */
function callsOf(transport: readonly Segment[]): readonly (readonly Segment[])[] {
  const calls: Segment[][] = []
  for (const segment of transport)
    if (segment.tag === 'LOC') calls.push([segment])
    else calls.at(-1)?.push(segment)
  return calls
}

/** Events of a sea leg: the places of its TDT, each followed by its times. */
function shipEvents(transport: readonly Segment[], base: TrackEvent, warn: WarnAt): TrackEvent[] {
  const [tdt] = transport
  const call = callOf(tdt, warn)
  if (!tdt || part(tdt, 0) !== '20' || call.mode !== 'VESSEL') return []
  return callsOf(transport).flatMap(([loc, ...times]): TrackEvent[] => {
    if (!loc || !['9', '11', '13'].includes(part(loc, 0))) return []
    const place = placeOf(loc, warn)
    return portTimes.flatMap(([qualifier, code, classifier]): TrackEvent[] => {
      const time = timeAt(writtenTime(withCode(times, 'DTM', qualifier), warn), place)
      return time
        ? [
            {
              ...base,
              kind: 'transport',
              code,
              classifier,
              documentType: '',
              empty: '',
              box: '',
              isoType: '',
              seals: [],
              weightKg: undefined,
              time,
              place,
              call,
              text: '',
            },
          ]
        : []
    })
  })
}

/** Events of IFTSTA: one for each status and box, and the times of the sea legs. */
export function statusEvents(message: Message, context: MessageContext, warn: WarnAt): TrackEvent[] {
  const { header, statuses } = statusesOf(message.segments)
  return statuses.flatMap(({ sts, statusSegments, transports, boxes }): TrackEvent[] => {
    const code = part(sts, 1)
    const meanings = statusMeanings(code, {
      agency: part(sts, 1, 2) || part(sts, 1, 1),
      isOld: isOldDirectory(message.release),
      agreedCodes: context.statuses,
    })
    if (!meanings) warn(sts.number, texts.status(code))
    const headerBox = boxNumber(referenceOf(statusSegments, 'EQ') || referenceOf(header, 'EQ'))
    const groups = boxes.map((group) => boxFacts(group[0]!, group.slice(1), warn))
    for (const { box } of groups) {
      const said = boxNumber(referenceOf(header, 'EQ'))
      if (said !== '' && said !== box && boxes.length === 1) warn(sts.number, texts.otherBox(said, box))
    }
    const none = { box: headerBox, isoType: '', empty: '', movement: '', seals: [], weightKg: undefined } as const
    const place = placeOf(withCode(statusSegments, 'LOC', '175', '165') ?? statusSegments.find(({ tag }) => tag === 'LOC'), warn)
    const time = timeAt(writtenTime(withCode(statusSegments, 'DTM', '334'), warn), place)
    if (meanings && time === undefined) warn(sts.number, texts.noTime(code))
    const raw = [sts, ...statusSegments, ...transports.flat(), ...boxes.flat()].map((segment) => segment.raw).join('')
    if (raw.length > mostOfStatus) warn(sts.number, texts.shortened(mostOfStatus))
    const main = transports.find(([tdt]) => part(tdt!, 0) === '20') ?? transports[0]
    const call = callOf(main?.[0], warn)
    const base = trackEvent({
      source: context.source,
      received: context.received,
      updated: context.updated,
      time,
      place,
      call,
      booking: referenceOf(statusSegments, 'BN') || referenceOf(header, 'BN'),
      bill: referenceOf(statusSegments, 'BM') || referenceOf(header, 'BM'),
      text: [
        code,
        part(sts, 1, 3),
        ...statusSegments.filter(({ tag }) => tag === 'FTX').map((ftx) => (ftx.elements[3] ?? []).join(' ').trim()),
      ]
        .filter((one) => one !== '')
        .join(' '),
      raw: shortened(raw, mostOfStatus),
    })
    const named = groups.length === 0 ? [none] : groups
    const boxEvents = named.flatMap((facts) =>
      (meanings ?? [{ kind: 'equipment', code: '' } as const]).map((meaning): TrackEvent => ({
        ...base,
        ...facts,
        kind: meaning.kind,
        code: meaning.code,
        classifier: meaning.classifier ?? 'ACT',
        documentType: meaning.documentType ?? '',
        empty: meaning.empty ?? facts.empty,
        place: { ...place, facilityType: meaning.facilityType ?? place.facilityType },
        call: { ...call, mode: meaning.mode ?? call.mode },
      })),
    )
    return [...boxEvents, ...transports.flatMap((transport) => shipEvents(transport, base, warn))]
  })
}
