import { callTimeNames, cutoffCodes, cutoffTable, liveTimes, portLocal } from '@jst/contracts/schedules'
import type { Difference, Side } from '@jst/feature-kit/form'
import { texts } from '../texts.ts'
import type { CallForm, VoyageFacts, VoyageForm } from './voyage-form.ts'

/** What of a voyage two people can have changed: a fact, something of a call, or which calls there are. */
interface Part {
  readonly key: string
  readonly label: string
  readonly read: (form: VoyageForm) => string
  /** The form with this part of another one. */
  readonly take: (form: VoyageForm, from: VoyageForm) => VoyageForm
}

/** The three forms of a voyage that somebody else saved first: as it was opened, as it stands now, and as it was typed. */
export interface Versions {
  readonly before: VoyageForm
  readonly theirs: VoyageForm
  readonly mine: VoyageForm
}
export type Choices = Readonly<Record<string, Side | undefined>>

const factLabels: Readonly<Record<keyof VoyageFacts, string>> = {
  CarrierCode: texts.carrier,
  ServiceCode: texts.service,
  Vessel: texts.vesselName,
  VoyageNo: texts.voyageNo,
  Imo: texts.imo,
  Source: texts.source,
  Remark: texts.remark,
}
const factParts = (Object.keys(factLabels) as (keyof VoyageFacts)[]).map((key): Part => ({
  key,
  label: factLabels[key],
  read: (form) => form[key],
  take: (form, from) => ({ ...form, [key]: from[key] }),
}))

interface OfCall {
  readonly key: string
  readonly label: string
  readonly read: (call: CallForm) => string
  readonly take: (call: CallForm, from: CallForm) => CallForm
}
const { voyage: words } = texts
const callParts: readonly OfCall[] = [
  { key: 'PortCode', label: texts.port, read: ({ PortCode }) => PortCode, take: (call, { PortCode }) => ({ ...call, PortCode }) },
  {
    key: 'TerminalCode',
    label: texts.terminal,
    read: ({ TerminalCode }) => TerminalCode,
    take: (call, { TerminalCode }) => ({ ...call, TerminalCode }),
  },
  { key: 'arrival', label: words.arrival, read: ({ arrival }) => arrival, take: (call, { arrival }) => ({ ...call, arrival }) },
  { key: 'departure', label: words.departure, read: ({ departure }) => departure, take: (call, { departure }) => ({ ...call, departure }) },
  ...cutoffCodes.map((code): OfCall => ({
    key: code,
    label: cutoffTable[code].zh,
    read: ({ cutoffs }) => cutoffs[code],
    take: (call, { cutoffs }) => ({ ...call, cutoffs: { ...call.cutoffs, [code]: cutoffs[code] } }),
  })),
  // entered in the live list: the form does not show them, and takes them as they stand unless told otherwise
  ...liveTimes.map((time): OfCall => ({
    key: time,
    label: callTimeNames[time],
    read: ({ kept }) => (kept?.[time] ? portLocal(kept[time], kept.PortCode) : ''),
    take: (call, { kept }) => (call.kept && kept ? { ...call, kept: { ...call.kept, [time]: kept[time] } } : call),
  })),
  {
    key: 'Omitted',
    label: texts.live.marks.omit,
    read: ({ kept }) => (kept?.Omitted ? words.omitted : ''),
    take: (call, { kept }) => (call.kept && kept ? { ...call, kept: { ...call.kept, Omitted: kept.Omitted } } : call),
  },
]

const nameOf = ({ PortCode }: CallForm, at: number, calls: readonly CallForm[]) =>
  `${PortCode} ${calls.slice(0, at).filter((call) => call.PortCode === PortCode).length}`
/** Calls that were added, taken out or put in another order are one choice; what was reported of a port meanwhile stays with it. */
const order: Part = {
  key: 'calls',
  label: words.calls,
  read: ({ calls }) =>
    calls.map(({ PortCode, arrival, departure }) => [PortCode, arrival, departure].filter(Boolean).join(' ')).join(' → '),
  take: (form, { calls }) => {
    const reported = new Map(form.calls.map((call, at, all) => [nameOf(call, at, all), call.kept]))
    return { ...form, calls: calls.map((call, at) => ({ ...call, kept: reported.get(nameOf(call, at, calls)) ?? call.kept })) }
  },
}

function partsOf({ before, theirs, mine }: Versions): readonly Part[] {
  const count = before.calls.length
  if (theirs.calls.length !== count || mine.calls.length !== count) return [...factParts, order]
  const ofCalls = before.calls.flatMap((_, at) =>
    callParts.map((part): Part => ({
      key: `${at} ${part.key}`,
      label: `${words.call(at + 1)} ${part.label}`,
      read: ({ calls }) => part.read(calls[at]!),
      take: (form, from) => ({ ...form, calls: form.calls.with(at, part.take(form.calls[at]!, from.calls[at]!)) }),
    })),
  )
  return [...factParts, ...ofCalls]
}

/** Where the stored voyage and the typed one differ. */
export const differencesOf = (versions: Versions): (Difference & { before: string })[] =>
  partsOf(versions)
    .map(({ key, label, read }) => ({
      key,
      label,
      before: read(versions.before),
      theirs: read(versions.theirs),
      mine: read(versions.mine),
    }))
    .filter(({ theirs, mine }) => theirs !== mine)

/** What only one of the two changed is theirs or mine; what both changed has to be chosen. */
export const firstChoices = (differences: readonly (Difference & { before: string })[]): Choices =>
  Object.fromEntries(
    differences.map(({ key, before, theirs, mine }) => [key, mine === before ? 'theirs' : theirs === before ? 'mine' : undefined]),
  )

/** The voyage as it stands now, with what was chosen of one's own. */
export const mergedOf = (versions: Versions, choices: Choices): VoyageForm =>
  partsOf(versions).reduce((form, part) => (choices[part.key] === 'mine' ? part.take(form, versions.mine) : form), versions.theirs)
