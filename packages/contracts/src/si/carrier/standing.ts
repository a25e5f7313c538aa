import { Literal, Union, Unsafe } from '../../schema.ts'
import type { Tone } from '../../states.ts'

/** State of the latest message about a record at its carrier. */
export const siCarrierStates = {
  waiting: { zh: '待发船公司', tone: 'orange' },
  sent: { zh: '已发船公司', tone: 'blue' },
  acknowledged: { zh: '船公司已接受', tone: 'green' },
  rejected: { zh: '船公司未接受', tone: 'red' },
  failed: { zh: '发送失败', tone: 'red' },
} as const satisfies Record<string, { readonly zh: string; readonly tone: Tone }>
export type SiCarrierState = keyof typeof siCarrierStates

const codes = Object.keys(siCarrierStates).map((code) => Literal(code))
/** '' where no message was made, and for readers on the customer's side. */
export const CarrierStanding = Unsafe<SiCarrierState | ''>(Union([Literal(''), ...codes]))
/** A filter; `none`: no message was made. */
export const CarrierStandingFilter = Unsafe<SiCarrierState | 'none'>(Union([Literal('none'), ...codes]))
