import { isDeepStrictEqual } from 'node:util'
import { agentNeeds, applicationDocument, applicationStates, leavesByMessage, type AgentNeed, type TelexType } from '@jst/contracts/release'
import { sentMessagesOf, type Outgoing, type SubjectRow } from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError } from '../../../kernel/errors.ts'
import { findApplications, type StoredApplication } from '../decision/facts.repo.ts'
import { texts } from '../texts.ts'
import { englishPortOf, vesselsOf } from './names.repo.ts'

interface TelexBill {
  readonly No: string
  readonly Consignee: string
  readonly Boxes: string
}
type MessageWay = 'telex' | 'waybill' | 'destination'
/** How the agent delivers. A telex of a bill is one, whatever the way that it was issued by. */
export const messageWay = ({ type, way }: Pick<StoredApplication, 'type' | 'way'>): MessageWay =>
  type !== 'telex' && (way === 'waybill' || way === 'destination') ? way : 'telex'
/** Content of the message that tells an agent of a release. */
export interface TelexContent {
  readonly No: string
  readonly Way: MessageWay
  readonly Bills: readonly TelexBill[]
  readonly Vessel: string
  readonly Pod: string
}
const { released, received, finished } = applicationStates.codes
const isOut: readonly number[] = [released, received, finished]

/** The release as it is told now. @throws AppError ILLEGAL_TRANSITION before the release, for originals, and where the agent knows it already */
export async function outgoingTelex(db: Queryable, { id, state }: SubjectRow): Promise<Outgoing<TelexContent>> {
  const [application] = await findApplications(db, [id])
  if (!application) throw new AppError('NOT_FOUND')
  const { agent, bills, code, pod, companyId } = application
  const refused = (message: string) => new AppError('ILLEGAL_TRANSITION', { message })
  if (!leavesByMessage(application)) throw refused(texts.telex.notOutside)
  if (!isOut.includes(state)) throw refused(texts.telex.notYet(applicationStates.wordOf(state)))
  const numbers = bills.map(({ no }) => no)
  const [Pod, Vessel, reported] = await Promise.all([
    englishPortOf(db, pod),
    vesselsOf(db, companyId, numbers),
    sentMessagesOf(db, applicationDocument.kind, [id]),
  ])
  const content: TelexContent = {
    No: code,
    Way: messageWay(application),
    Bills: bills.map(({ no, consignee, boxes }) => ({ No: no, Consignee: consignee, Boxes: boxes })),
    Vessel,
    Pod,
  }
  if (reported.get(id)?.some((one) => isDeepStrictEqual(one.told, content))) throw refused(texts.telex.alreadySent)
  const type: TelexType = content.Way === 'destination' ? 'destination' : 'release'
  return { type, partner: agent, content, reference: '', told: content }
}

/** Names of what a channel requires and the release does not say. */
export function telexGaps({ Bills, Vessel, Pod }: TelexContent, needed: readonly string[]): string[] {
  const has: Readonly<Record<AgentNeed, boolean>> = {
    Consignee: Bills.every(({ Consignee }) => Consignee.trim() !== ''),
    Boxes: Bills.every(({ Boxes }) => Boxes.trim() !== ''),
    Vessel: Vessel !== '',
    Pod: Pod !== '',
  }
  return (Object.keys(agentNeeds) as AgentNeed[]).filter((code) => needed.includes(code) && !has[code]).map((code) => agentNeeds[code])
}
export const telexSample = (): TelexContent => ({
  No: 'TEST0001',
  Way: 'telex',
  Bills: [{ No: 'TEST0001', Consignee: texts.telex.test, Boxes: '' }],
  Vessel: 'TEST VESSEL 001E',
  Pod: '',
})
