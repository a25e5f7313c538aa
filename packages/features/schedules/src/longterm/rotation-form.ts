import { cutoffCodes, cutoffTable, type Rotation, type RotationCall, type RotationInput } from '@jst/contracts/schedules'
import { valuePart, type Part, type Versions } from '@jst/feature-kit/form'
import { texts } from '../texts.ts'
import { partsOfCalls, type NameOf } from './call-parts.ts'

const words = texts.rotation

export type RotationCallForm = RotationCall & { readonly key: number }
export interface RotationFormValues extends Omit<RotationInput, 'Calls'> {
  readonly calls: readonly RotationCallForm[]
}

// no key of a form that is found again after a reload
let keys = Date.now()
const blank = (): RotationCallForm => ({
  key: ++keys,
  PortCode: '',
  TerminalCode: '',
  ArriveDay: 0,
  ArriveTime: '08:00',
  DepartDay: 1,
  DepartTime: '20:00',
  Cutoffs: [],
})
/** A call after another one. */
export const nextCall = ({ DepartDay }: RotationCallForm): RotationCallForm => ({
  ...blank(),
  ArriveDay: DepartDay + 1,
  DepartDay: DepartDay + 2,
})

/** Initial values of the form. */
export const formOf = (rotation: Rotation | undefined): RotationFormValues =>
  rotation
    ? {
        ServiceCode: rotation.ServiceCode,
        CarrierCode: rotation.CarrierCode,
        Weekday: rotation.Weekday,
        calls: rotation.Calls.map(({ PortName: _, TerminalName: __, ...call }) => ({ ...call, key: ++keys })),
      }
    : { ServiceCode: '', CarrierCode: '', Weekday: 1, calls: [blank(), blank()] }

/** The form as the call takes it. */
export const inputOf = ({ calls, ...facts }: RotationFormValues): RotationInput => ({
  ...facts,
  Calls: calls.map(({ key: _, ...call }) => call),
})

type CallPart = Part<RotationCallForm>
const ofCall = (name: NameOf): readonly CallPart[] => [
  valuePart('TerminalCode', texts.terminal, ({ TerminalCode }) => name('terminal', TerminalCode)),
  valuePart('ArriveDay', words.arriveDay),
  valuePart('ArriveTime', words.arriveTime),
  valuePart('DepartDay', words.departDay),
  valuePart('DepartTime', words.departTime),
  ...cutoffCodes.map((code): CallPart => {
    const { zh } = cutoffTable[code]
    const of = ({ Cutoffs }: RotationCallForm) => Cutoffs.find(({ Code }) => Code === code)
    return {
      key: code,
      label: zh,
      read: (call) => {
        const offset = of(call)
        return offset ? words.offset(offset.DaysBefore, offset.Time) : ''
      },
      take: (call, from) => ({
        ...call,
        Cutoffs: cutoffCodes.flatMap((one) => (one === code ? (of(from) ?? []) : (call.Cutoffs.find(({ Code }) => Code === one) ?? []))),
      }),
    }
  }),
]

/** Parts of a rotation that two people can change at the same time. */
export const rotationParts = (versions: Versions<RotationFormValues>, name: NameOf): readonly Part<RotationFormValues>[] => [
  valuePart('CarrierCode', texts.carrier, ({ CarrierCode }) => name('carrier', CarrierCode)),
  valuePart('Weekday', words.weekday, ({ Weekday }) => words.weekdays[Weekday - 1]!),
  ...partsOfCalls(versions, ofCall(name), name),
]
