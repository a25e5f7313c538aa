import { SiStatus, switchReason, type SiModifyReasons } from '@jst/contracts/si'
import type { FormFields } from '@jst/feature-kit/form'
import { amendReasons, originalsTable } from '../declared.ts'
import { texts } from './texts.ts'

const { amend: words, originals } = texts

/** Reason of an edit as it is typed. */
export interface AmendValues {
  readonly ReasonCode: string
  readonly Reason: string
  /** Key of `originalsTable`, of an issued bill. */
  readonly Originals: string
  readonly Guarantee: string
}
export type AmendReasons = Pick<SiModifyReasons, 'ReasonCode' | 'Reason' | 'Originals' | 'Guarantee'>

/** The bill that is edited. */
export interface Amended {
  readonly status: number
  /** It was approved: the edit is an amendment, which needs a reason. */
  readonly amends: boolean
}

export const startOfAmendment = (ReasonCode: string): AmendValues => ({ ReasonCode, Reason: '', Originals: '', Guarantee: '' })
export const reasonOptions = () => [
  { value: '', label: originals.pick },
  ...amendReasons.map(({ code, zh }) => ({ value: code, label: `${code} ${zh}` })),
]
export const originalsOptions = () => [
  { value: '', label: originals.pick },
  ...Object.entries(originalsTable).map(([value, label]) => ({ value, label })),
]

export function amendFields({ status, amends }: Amended): FormFields<AmendValues> {
  const isIssued = status === SiStatus.issued
  return {
    ReasonCode: {
      label: words.reason,
      check: (code) => {
        if (!amends) return undefined
        if (code === '') return words.reasonNeeded
        return code === switchReason && !isIssued ? originals.notIssued : undefined
      },
    },
    Reason: {
      label: amends ? words.explanation : words.remarks,
      check: (text, { ReasonCode }) => (ReasonCode === 'A99' && text.trim() === '' ? words.explanationNeeded : undefined),
    },
    Originals: {
      label: originals.label,
      check: (value, { ReasonCode }) => {
        if (!isIssued) return undefined
        if (ReasonCode === switchReason && value !== 'surrender') return originals.switchNeeds
        return value === '' ? originals.needed : undefined
      },
    },
    Guarantee: {
      label: originals.guarantee,
      check: (text, { Originals }) => (Originals === 'guarantee' && text.trim() === '' ? originals.guaranteeNeeded : undefined),
    },
  }
}

/** The values as a call names them. */
export const reasonsOf = ({ status, amends }: Amended, { ReasonCode, Reason, Originals, Guarantee }: AmendValues): AmendReasons => ({
  ...(amends ? { ReasonCode } : {}),
  ...(Reason.trim() === '' ? {} : { Reason: Reason.trim() }),
  ...(status === SiStatus.issued && Originals !== '' ? { Originals: Originals as keyof typeof originalsTable } : {}),
  ...(Originals === 'guarantee' ? { Guarantee: Guarantee.trim() } : {}),
})
