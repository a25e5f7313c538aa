import { callTimeNames, cutoffCodes, cutoffTable, liveTimes, portLocal } from '@jst/contracts/schedules'
import { valuePart, type FormFields, type Part, type Versions } from '@jst/feature-kit/form'
import { texts } from '../texts.ts'
import { partsOfCalls, type NameOf } from './call-parts.ts'
import type { CallForm, VoyageFacts, VoyageForm } from './voyage-form.ts'

const { voyage: words } = texts
const factLabels: Readonly<Record<keyof VoyageFacts, string>> = {
  CarrierCode: texts.carrier,
  ServiceCode: texts.service,
  Vessel: texts.vesselName,
  VoyageNo: texts.voyageNo,
  Imo: texts.imo,
  Source: texts.source,
  Remark: texts.remark,
}
const facts = Object.keys(factLabels) as (keyof VoyageFacts)[]
export const voyageFields: FormFields<VoyageForm> = {
  ...Object.fromEntries(facts.map((key) => [key, { label: factLabels[key] }])),
  copyWeeks: { label: words.copyWeeks },
}

const ofCall = (name: NameOf): readonly Part<CallForm>[] => [
  valuePart('TerminalCode', texts.terminal, ({ TerminalCode }) => name('terminal', TerminalCode)),
  valuePart('arrival', words.arrival),
  valuePart('departure', words.departure),
  ...cutoffCodes.map((code): Part<CallForm> => ({
    key: code,
    label: cutoffTable[code].zh,
    read: ({ cutoffs }) => cutoffs[code],
    take: (call, { cutoffs }) => ({ ...call, cutoffs: { ...call.cutoffs, [code]: cutoffs[code] } }),
  })),
  // entered in the live list: the form does not show them, and takes them as they stand unless told otherwise
  ...liveTimes.map((time): Part<CallForm> => ({
    key: time,
    label: callTimeNames[time],
    read: ({ storedCall }) => (storedCall?.[time] ? portLocal(storedCall[time], storedCall.PortCode) : ''),
    take: (call, { storedCall }) =>
      call.storedCall && storedCall ? { ...call, storedCall: { ...call.storedCall, [time]: storedCall[time] } } : call,
  })),
  {
    key: 'Omitted',
    label: texts.live.marks.omit,
    read: ({ storedCall }) => (storedCall?.Omitted ? words.omitted : ''),
    take: (call, { storedCall }) =>
      call.storedCall && storedCall ? { ...call, storedCall: { ...call.storedCall, Omitted: storedCall.Omitted } } : call,
  },
]

/** Parts of a voyage that two people can change at the same time. */
export const voyageParts = (versions: Versions<VoyageForm>, name: NameOf): readonly Part<VoyageForm>[] => [
  ...facts.map((key) =>
    valuePart<VoyageForm>(key, factLabels[key], (form) => (key === 'CarrierCode' ? name('carrier', form[key]) : form[key])),
  ),
  ...partsOfCalls(versions, ofCall(name), name),
]
