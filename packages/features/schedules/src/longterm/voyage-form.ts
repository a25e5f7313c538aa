import {
  cutoffCodes,
  instantOf,
  plannedCall,
  portLocal,
  zoneOrChina,
  type CallInput,
  type CutoffCode,
  type Voyage,
  type VoyageInput,
} from '@jst/contracts/schedules'

/** A call as it is typed: times by the clock of the port, `YYYY-MM-DD HH:mm` or ''. */
export interface CallForm {
  readonly key: number
  readonly PortCode: string
  readonly TerminalCode: string
  readonly arrival: string
  readonly departure: string
  readonly cutoffs: Readonly<Record<CutoffCode, string>>
  /** Stored values without a field in the form; a save keeps them. */
  readonly storedCall: CallInput | undefined
}
export type VoyageFacts = Omit<VoyageInput, 'Calls'>
export interface VoyageForm extends VoyageFacts {
  readonly calls: readonly CallForm[]
  /** How many further weeks get the same voyage. */
  readonly copyWeeks: string
}

const cutoffTexts = (text: (code: CutoffCode) => string) =>
  Object.fromEntries(cutoffCodes.map((code) => [code, text(code)])) as Record<CutoffCode, string>

// no key of a form that is found again after a reload
let keys = Date.now()
export const blankCall = (): CallForm => ({
  key: ++keys,
  PortCode: '',
  TerminalCode: '',
  arrival: '',
  departure: '',
  cutoffs: cutoffTexts(() => ''),
  storedCall: undefined,
})

/** Initial values of the drawer. */
export function formOf(voyage: Voyage | undefined): VoyageForm {
  if (!voyage)
    return {
      CarrierCode: '',
      ServiceCode: '',
      Imo: '',
      Vessel: '',
      VoyageNo: '',
      Source: '',
      Remark: '',
      calls: [blankCall(), blankCall()],
      copyWeeks: '0',
    }
  const { CarrierCode, ServiceCode, Imo, Vessel, VoyageNo, Source, Remark } = voyage
  const calls = voyage.Calls.map(({ Seq: _, PortName: __, TerminalName: ___, State: ____, Delay: _____, ...storedCall }): CallForm => {
    const local = (value: string | null | undefined) => (value ? portLocal(value, storedCall.PortCode) : '')
    return {
      key: ++keys,
      PortCode: storedCall.PortCode,
      TerminalCode: storedCall.TerminalCode,
      arrival: local(storedCall.PlannedArrival),
      departure: local(storedCall.PlannedDeparture),
      cutoffs: cutoffTexts((code) => local(storedCall.Cutoffs[code])),
      storedCall,
    }
  })
  return { CarrierCode, ServiceCode, Imo, Vessel, VoyageNo, Source, Remark, calls, copyWeeks: '0' }
}

/** The form as the call takes it. */
export function inputOf({ calls, copyWeeks: _, ...facts }: VoyageForm): VoyageInput {
  return {
    ...facts,
    Calls: calls.map(({ PortCode, TerminalCode, arrival, departure, cutoffs, storedCall }) => {
      const at = (text: string) => (text === '' ? null : (instantOf(text, zoneOrChina(PortCode)) ?? null))
      const Cutoffs = Object.fromEntries(cutoffCodes.flatMap((code) => (cutoffs[code] === '' ? [] : [[code, at(cutoffs[code])]])))
      const typed = { PortCode, TerminalCode, PlannedArrival: at(arrival), PlannedDeparture: at(departure), Cutoffs }
      return plannedCall(PortCode, typed.PlannedArrival, typed.PlannedDeparture, { ...storedCall, ...typed })
    }),
  }
}
