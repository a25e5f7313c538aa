import { commercialType } from '@jst/contracts/si/data'
import { slipStates, type SlipState } from '@jst/contracts/packing'
import { readInterchange } from '@jst/edifact'
import type { TrackEvent } from '@jst/track'
import { readTrackingEdifact } from '@jst/track/edifact'
import { referencesIn } from '@jst/packing/edi'
import { readEdi, type MatchedRecord, type ReadAnswer } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { candidatesFor, type Candidate } from './gate.repo.ts'
import { texts } from './texts.ts'
import { chinaMinute } from '../../../kernel/database/china-time.ts'

/** Move of an empty box out of a depot, of a full one into a terminal, or another one. */
type GateMove = 'out' | 'in' | 'other'
/** A CODECO of one box. */
export interface GateAnswer extends ReadAnswer {
  readonly move: GateMove
  /** Undefined for a message of several boxes that were not split. */
  readonly event: TrackEvent | undefined
  readonly events: readonly TrackEvent[]
  /** Nobody shall act on it. */
  readonly test: boolean
  /** Every number that it names: the release, the booking, the bill. */
  readonly references: readonly string[]
}

const moveOf = ({ code, empty, movement, classifier }: TrackEvent): GateMove => {
  if (movement === 'IMPORT' || classifier !== 'ACT') return 'other'
  if (code === 'GTOT' && empty === 'EMPTY') return 'out'
  return code === 'GTIN' && empty === 'LADEN' ? 'in' : 'other'
}

/** Reads a CODECO by the reader of tracking. @throws AppError INVALID_INPUT */
export function readGate(text: string): GateAnswer {
  const { events, warnings } = readEdi(() => readTrackingEdifact(text, { received: new Date(0).toISOString() }))
  const [event] = events
  const { test } = readEdi(() => readInterchange(text))
  const single = events.length === 1 ? event : undefined
  const move = single && !test ? moveOf(single) : 'other'
  const withdrawn = single?.retracted === true
  const words = test
    ? texts.gate.test
    : single === undefined
      ? texts.gate.several(events.length)
      : [
          withdrawn ? texts.gate.withdrawn : '',
          texts.gate[move],
          single.box,
          single.time ? chinaMinute(single.time.instant) : '',
          single.place.facility || single.place.name || single.place.port,
        ]
          .filter((part) => part !== '')
          .join(' ')
  return {
    format: 'codeco',
    result: move === 'other' ? 'pending' : withdrawn ? 'cancelled' : 'confirmed',
    words,
    lost: warnings.map(({ segment, text: Why }) => ({ Path: `#${segment}`, Label: 'CODECO', Value: '', Why })),
    informs: false,
    statement: true,
    move,
    event: single,
    events,
    test,
    references: readEdi(() => referencesIn(text)),
  }
}

const { codes } = slipStates
const inUse: readonly SlipState[] = ['issued', 'expired', 'pickedUp', 'gatedIn']
const isInUse = ({ state }: Candidate) => inUse.some((one) => codes[one] === state)
const only = (found: readonly Candidate[]): Candidate | undefined => {
  const using = found.filter(isInUse)
  const left = using.length > 0 ? using : found
  return left.length === 1 ? left[0] : undefined
}

/**
 * The slip of a gate move: the one whose number the message names; else, among those of the booking or bill that it names, the one with the box; else
 * the only one of this type without a box. Several are as good as none.
 */
export async function matchGate(db: Queryable, companyId: number, answer: GateAnswer): Promise<MatchedRecord | undefined> {
  const { event, move, references } = answer
  if (!event || move === 'other' || references.length === 0) return undefined
  const candidates = await candidatesFor(db, companyId, references)
  const numbered = candidates.filter(({ eirNo }) => references.includes(eirNo.toUpperCase()))
  const found =
    numbered.length > 0 ? only(numbered) : (only(candidates.filter(({ boxNo }) => boxNo === event.box)) ?? freeFor(candidates, event))
  if (!found) return undefined
  const { id, no, depot, terminal, handler } = found
  return { id, no, partner: move === 'out' ? depot : terminal, handler }
}

/** The only slip without a box that the box fits. */
function freeFor(candidates: readonly Candidate[], { box, isoType }: TrackEvent): Candidate | undefined {
  if (box === '' || candidates.some(({ boxNo }) => boxNo === box)) return undefined
  const type = isoType === '' ? undefined : (commercialType(isoType) ?? isoType)
  const free = candidates.filter((one) => one.boxNo === '' && isInUse(one) && (type === undefined || one.boxType === type))
  return free.length === 1 ? free[0] : undefined
}
