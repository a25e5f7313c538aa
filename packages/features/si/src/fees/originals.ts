import { SiStatus, switchReason, type SiModifyReasons } from '@jst/contracts/si'
import { originalsTable } from '../declared.ts'
import { texts } from './texts.ts'

const words = texts.originals

/** Choice about the originals of an issued bill. */
export const originalsOptions = () => [
  { value: '', label: words.pick },
  ...Object.entries(originalsTable).map(([value, label]) => ({ value, label })),
]
/** Reason why an amendment of the record cannot be sent yet; '' when it can. */
export function originalsFault(status: number, originals: string, guarantee: string, reasonCode = ''): string {
  if (status !== SiStatus.issued) return reasonCode === switchReason ? words.notIssued : ''
  if (reasonCode === switchReason && originals !== 'surrender') return words.switchNeeds
  if (originals === '') return words.needed
  return originals === 'guarantee' && guarantee.trim() === '' ? words.guaranteeNeeded : ''
}
export const originalsReasons = (status: number, originals: string, guarantee: string): Pick<SiModifyReasons, 'Originals' | 'Guarantee'> =>
  status === SiStatus.issued && originals !== ''
    ? {
        Originals: originals as keyof typeof originalsTable,
        ...(originals === 'guarantee' ? { Guarantee: guarantee.trim() } : {}),
      }
    : {}
