import { checkDigit } from '@jst/contracts/values'
import { part, readInterchange, writeInterchange, type Message, type SegmentData } from '@jst/edifact'
import { simulatorRules, type StoredMessage } from '../../../documents/index.ts'
import { texts } from './texts.ts'

type Sent = Pick<StoredMessage, 'no' | 'type' | 'payload'>

/**
 * The rules of the simulated depot and terminal: words in the remark, or in the goods of a list. REJECT refuses at a field, PENDING acknowledges
 * the syntax alone, LATE answers after a long pause, PICKUP lets the box out, GATEIN lets it into the terminal (told first where both stand), and
 * TWICE tells each move two times.
 */
const rules = {
  ...simulatorRules,
  pickUp: /提箱|PICKUP/i,
  gateIn: /进港|GATEIN/i,
} as const

const answerOf = (reference: string, prepared: string, type: string, bodies: readonly (readonly SegmentData[])[], number: string): string =>
  writeInterchange(
    { charset: 'UNOW', sender: 'SIMULATOR', receiver: 'SENDER', prepared, reference: number },
    bodies.map((segments, at) => ({ reference: String(at + 1), identifier: [type, 'D', '95B', 'UN'], segments: [...segments] })),
  )

/** APERAK or CONTRL to a message, by the rules. */
function acknowledgementTo(reference: string, prepared: string, payload: string): string {
  if (rules.pending.test(payload))
    return answerOf(reference, prepared, 'CONTRL', [[['UCI', reference, 'SENDER', 'SIMULATOR', '7']]], `C${reference}`.slice(-14))
  const isRejected = rules.reject.test(payload)
  const body: SegmentData[] = [
    ['BGM', isRejected ? '313' : '312', `A${reference}`.slice(0, 35), isRejected ? '27' : '29'],
    ['RFF', ['ACW', reference]],
    ...(isRejected
      ? ([
          ['ERC', ['FTX']],
          ['FTX', 'AAO', '', '', [texts.simulator.rejected]],
        ] satisfies SegmentData[])
      : []),
  ]
  return answerOf(reference, prepared, 'APERAK', [body], `A${reference}`.slice(-14))
}

/** A number of a box that follows from the number of its slip. */
const boxFor = (no: string): string => {
  const ten = `SIMU${no.replace(/\D/g, '').slice(-6).padStart(6, '0')}`
  return `${ten}${checkDigit(ten)}`
}
const of = ({ segments }: Message, tag: string, qualifier = '') =>
  segments.find((one) => one.tag === tag && (qualifier === '' || part(one, 0) === qualifier))

/** CODECO of the moves that a release or an announcement leads to. */
function movesOf(message: Message, payload: string, prepared: string, reference: string): string[] {
  const eqd = of(message, 'EQD')
  const bgm = of(message, 'BGM')
  if (!eqd || !bgm) return []
  const no = part(bgm, 1)
  const box = part(eqd, 1) || boxFor(no)
  const booking = of(message, 'RFF', 'BN')
  const port = of(message, 'LOC', '9')
  const at = (minutes: number) => {
    const local = `${prepared.slice(0, 4)}-${prepared.slice(4, 6)}-${prepared.slice(6, 8)}T${prepared.slice(8, 10)}:${prepared.slice(10, 12)}:00Z`
    return new Date(Date.parse(local) - minutes * 60_000).toISOString().replace(/\D/g, '').slice(0, 12)
  }
  const move = (isIn: boolean): SegmentData[] => [
    ['BGM', isIn ? '34' : '36', `G${no}`.slice(0, 35), '9'],
    ['EQD', 'CN', box, [part(eqd, 2), '102', '5'], '', '2', isIn ? '5' : '4'],
    ['RFF', ['RE', no]],
    ...(booking ? ([['RFF', ['BN', part(booking, 0, 1)]]] satisfies SegmentData[]) : []),
    ['DTM', ['7', at(isIn ? 1 : 30), '203']],
    ['LOC', '165', [port ? part(port, 1) : 'CNSHA', '139', '6']],
  ]
  const moves = [
    // the later move is told first: the slip stands the same in any order
    ...(rules.gateIn.test(payload) ? [move(true)] : []),
    ...(message.type === 'COPARN' && rules.pickUp.test(payload) ? [move(false)] : []),
  ]
  const moveBodies = rules.twice.test(payload) ? [...moves, ...moves] : moves
  return moveBodies.map((body, nth) => answerOf(reference, prepared, 'CODECO', [body], `G${nth}${reference}`.slice(-14)))
}

/** Answers of a simulated depot or terminal, the same for the same message: an acknowledgement first, then what the gate tells. */
export function simulatedSlip({ payload }: Sent): readonly string[] {
  const { messages, reference, prepared } = readInterchange(payload)
  const [day = '', time = ''] = prepared.split(':')
  const at = `${day.length === 6 ? `20${day}` : day}${time}`
  const first = acknowledgementTo(reference, at, payload)
  if (rules.reject.test(payload) || rules.pending.test(payload)) return [first]
  return [first, ...movesOf(messages[0]!, payload, at, reference)]
}
/** The same for packing lists, whose messages may be records of fixed columns. */
export function simulatedList({ no, payload }: Sent): readonly string[] {
  const reference = payload.startsWith('UN') ? readInterchange(payload).reference : no.split(' ')[0]!
  return [acknowledgementTo(reference, '202601010000', payload)]
}
