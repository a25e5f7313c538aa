import type { Consignment } from '../model/consignment.ts'
import { ensTypeOf } from '../regimes/filing-types.ts'
import { regimes, type RegimeCode } from '../regimes/regimes.ts'
import { accountTexts } from './texts.ts'
import { ManifestAccount, type ManifestHead, type WrittenManifest } from './account.ts'

/** Fields of the consignment that no filing abroad has. */
const ours: readonly (keyof Consignment)[] = ['CustomsArea', 'ExitPlace', 'Agreement', 'AgentCutoff']

/** A filing abroad as JSON, for gateways that hold the licences. The form is ours: one object of the consignment, its head and its regime. */
export function writeFiling(code: RegimeCode, consignment: Consignment, head: ManifestHead): WrittenManifest {
  const account = new ManifestAccount()
  for (const key of ours) account.without(key, consignment[key] as string)
  const type = code === 'eu' ? ensTypeOf(consignment) : undefined
  if (type !== undefined && !consignment.FilingType) account.assume(accountTexts.ensType(type))
  const content = Object.fromEntries(
    Object.entries(consignment).filter(([key]) => !ours.includes(key as keyof Consignment) && key !== 'FilingType'),
  )
  const body = {
    regime: code,
    message: head.MessageId,
    action: head.Action,
    sender: account.needed('Sender', head.Sender),
    receiver: head.Receiver,
    at: head.At,
    ...(type === undefined ? {} : { filingType: type }),
    ...(head.Test ? { test: true } : {}),
    ...(head.Reasons && head.Reasons.length > 0 ? { reasons: head.Reasons } : {}),
    ...(head.Action === 'delete' ? { billNo: consignment.BillNo } : { consignment: content }),
  }
  return account.finish(`${JSON.stringify(body, null, 2)}\n`, regimes[code].words.zh)
}
