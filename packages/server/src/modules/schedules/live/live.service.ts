import { pushLater, stateOf, type CallInput, type LiveTime, type Mark, type PortCall, type Voyage } from '@jst/contracts/schedules'
import { AppError, invalid } from '../../../kernel/errors.ts'
import type { ScheduleCall } from '../schedules.call.ts'
import { texts } from '../schedules.texts.ts'
import { resolveCodes } from '../voyages/references.ts'
import type { VoyageToWrite } from '../voyages/voyage.repo.ts'
import { byHand, lockedVoyage, writeVersion } from '../voyages/voyage.service.ts'

/** A call as it is entered, without what is worked out. */
const inputOf = ({ Seq: _, PortName: __, TerminalName: ___, State: ____, Delay: _____, ...call }: PortCall): CallInput => call
const writable = (voyage: Voyage, now: Date): VoyageToWrite => ({
  ...voyage,
  Calls: voyage.Calls.map(inputOf),
  Source: byHand,
  SourceTime: now.toISOString(),
})
const refused = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })

interface TimeInput {
  Id: number
  UpdateTime: string
  Seq: number
  Field: LiveTime
  Value: string | null
  Push: boolean
}

/** One time of one call; later calls move with it when asked. @throws AppError NOT_FOUND, STALE_WRITE, INVALID_INPUT, ILLEGAL_TRANSITION */
export async function setTime(call: ScheduleCall, { Id, UpdateTime, Seq, Field, Value, Push }: TimeInput): Promise<Voyage> {
  const voyage = await lockedVoyage(call, Id, UpdateTime)
  if (voyage.Blank) throw refused(texts.blankRow)
  const after = writable(voyage, call.now())
  const at = Seq - 1
  const changed = after.Calls[at]
  if (!changed) throw invalid('Seq', texts.noCall)
  if (changed.Omitted) throw refused(texts.omittedCall)
  const calls = after.Calls.with(at, { ...changed, [Field]: Value })
  return writeVersion(call, voyage, { ...after, Calls: Push ? pushLater(calls, at) : calls }, 'voyage.time')
}

interface MarkInput {
  Id: number
  UpdateTime: string
  Mark: Mark
  Seq?: number
  PortCode?: string
  TerminalCode?: string
  Reason: string
}

/** 停航, 跳港, 改靠, 换码头, and the first two taken back; a reason goes with what hurts. */
export async function markVoyage(call: ScheduleCall, input: MarkInput): Promise<Voyage> {
  const voyage = await lockedVoyage(call, input.Id, input.UpdateTime)
  const Reason = input.Reason.trim()
  if (Reason === '' && input.Mark !== 'unblank' && input.Mark !== 'restore')
    throw invalid('Reason', texts.reasonMissing, texts.labels.reason)
  const before = writable(voyage, call.now())
  if (input.Mark === 'blank' || input.Mark === 'unblank') {
    if (input.Mark === 'blank' && before.Calls.some(({ ActualArrival }) => ActualArrival)) throw refused(texts.underway)
    return writeVersion(call, voyage, { ...before, Blank: input.Mark === 'blank', Reason }, `voyage.${input.Mark}`)
  }
  if (voyage.Blank) throw refused(texts.blankRow)
  const at = (input.Seq ?? 0) - 1
  const there = before.Calls[at]
  if (!there) throw invalid('Seq', texts.noCall)
  const Calls = before.Calls.with(at, await marked(call, there, input, voyage))
  return writeVersion(call, voyage, { ...before, Calls, Reason: Reason || voyage.Reason }, `voyage.${input.Mark}`)
}

async function marked(
  { tx, actor }: ScheduleCall,
  there: CallInput,
  { Mark, PortCode = '', TerminalCode = '' }: MarkInput,
  voyage: Voyage,
): Promise<CallInput> {
  if ((Mark === 'omit' || Mark === 'divert') && ['arrived', 'departed'].includes(stateOf(there))) throw refused(texts.departedCall)
  switch (Mark) {
    case 'omit':
      return { ...there, Omitted: true }
    case 'restore':
      return there.ReplacedPort
        ? { ...there, Omitted: false, PortCode: there.ReplacedPort, ReplacedPort: '', TerminalCode: '' }
        : { ...there, Omitted: false }
    default: {
      const diverted: CallInput =
        Mark === 'divert'
          ? { ...there, PortCode, TerminalCode, ReplacedPort: there.ReplacedPort || there.PortCode }
          : { ...there, TerminalCode }
      const { voyage: resolved, issues } = await resolveCodes(tx, actor, { ...voyage, Calls: [diverted] })
      const [issue] = issues
      if (issue) throw invalid(Mark === 'divert' ? 'PortCode' : 'TerminalCode', issue.Message, issue.Label)
      return resolved.Calls[0]!
    }
  }
}
