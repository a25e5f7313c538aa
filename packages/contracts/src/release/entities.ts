import type { EntityCalls } from '../entity/calls.ts'
import { addressCalls } from './address.ts'
import { applicationCalls } from './application.ts'
import { guaranteeCalls, guaranteeChangeCalls } from './guarantee.ts'
import { checkRuleCalls } from './check-rule.ts'
import { feeRuleCalls } from './fee-rule.ts'
import { holdCalls } from './hold.ts'
import { letterCalls } from './letter.ts'
import { returnCalls } from './paper.ts'
import { agentChannelCalls } from './telex.ts'
import { wordingCalls } from './wording.ts'
import { receiverCalls } from './receiver.ts'
import { riskCalls } from './risk.ts'

/** Every entity of the area. */
export const releaseEntities: readonly EntityCalls[] = [
  addressCalls,
  receiverCalls,
  riskCalls,
  holdCalls,
  guaranteeCalls,
  guaranteeChangeCalls,
  applicationCalls,
  letterCalls,
  returnCalls,
  checkRuleCalls,
  feeRuleCalls,
  wordingCalls,
  agentChannelCalls,
]
