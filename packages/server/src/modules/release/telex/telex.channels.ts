import { agentChannelCalls, telexTypes, type TelexType } from '@jst/contracts/release'
import { parseJson } from '@jst/contracts/values'
import {
  composeMail,
  defineChannels,
  type AnswerReader,
  type MatchedRecord,
  type Outgoing,
  type PartnerFacts,
  type ReadAnswer,
  type WriteFacts,
  type WrittenMessage,
} from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { AppError, invalid } from '../../../kernel/errors.ts'
import { texts } from '../texts.ts'
import { shortened } from '../../../kernel/schema/shortened.ts'
import { nameOf } from './names.repo.ts'
import { outgoingTelex, telexGaps, telexSample, type TelexContent } from './telex-content.ts'

const { lines, mail } = texts.telex
type Facts = WriteFacts & PartnerFacts

/** The release as a person reads it, in mails, files and by hand. */
export function releaseText({ No, Way, Bills, Vessel, Pod }: TelexContent, company: string): string {
  const rows: (readonly [string, string])[] = [
    [lines.no, No],
    [lines.vessel, Vessel],
    [lines.pod, Pod],
    ...Bills.flatMap((bill) => [
      [lines.bills, bill.No] as const,
      [lines.consignee, bill.Consignee.replaceAll('\n', ', ')] as const,
      [lines.boxes, bill.Boxes] as const,
    ]),
    [lines.from, company],
  ]
  const instruction = { telex: texts.telex.release, waybill: texts.telex.waybill, destination: texts.telex.destination }[Way]
  return [instruction, '', ...rows.filter(([, value]) => value !== '').map(([label, value]) => `${label}: ${value}`)].join('\n')
}
function written({ content }: Outgoing<TelexContent>, { way, channel, company, test }: Facts): WrittenMessage {
  const from = channel.account || company
  const isData = way.by === 'http' || way.by === 'simulator'
  const body = isData
    ? JSON.stringify({ ...content, From: from, ...(test ? { Test: true } : {}) }, null, 2)
    : `${test ? `${texts.telex.test}\n\n` : ''}${releaseText(content, from)}`
  return { format: isData ? 'json' : 'text', body, lost: [], missing: [], assumed: [], note: '', control: content.No }
}

interface AgentAnswer extends ReadAnswer {
  readonly no: string
}
const said = /^\s*(ACK|NAK)\s+([A-Z0-9][A-Z0-9._/-]{2,29})\s*([\s\S]*)$/i
interface JsonAnswer {
  readonly No: string
  readonly Result: string
  readonly Words: string
}
function asJson(text: string): JsonAnswer | undefined {
  try {
    const read = parseJson(text) as Partial<JsonAnswer> | null
    const { No, Result, Words } = read ?? {}
    return typeof No === 'string' && typeof Result === 'string' ? { No, Result, Words: typeof Words === 'string' ? Words : '' } : undefined
  } catch {
    return undefined
  }
}
const accepts = ['accepted', 'ACK']
/** `ACK <number>`, `NAK <number> <why>`, or the same as JSON. */
const reader: AnswerReader<AgentAnswer> = {
  detect: (text) => said.test(text) || asJson(text) !== undefined,
  read: (text) => {
    const json = asJson(text)
    const [, verb = '', number = '', why = ''] = json ? ['', json.Result, json.No, json.Words] : (said.exec(text) ?? [])
    if (number === '') throw invalid('Text', texts.telex.unreadable)
    const isAccepted = accepts.some((one) => one.toLowerCase() === verb.toLowerCase())
    return {
      format: json ? 'json' : 'text',
      result: isAccepted ? 'confirmed' : 'declined',
      words: [isAccepted ? texts.telex.accepted : texts.telex.rejected, shortened(why.trim(), 300)].filter(Boolean).join('：'),
      lost: [],
      informs: isAccepted,
      no: number.toUpperCase(),
    }
  },
  match: (db, companyId, { no }) => findReleased(db, { no, companyId }),
  apply: () => Promise.reject(new AppError('ILLEGAL_TRANSITION', { message: texts.telex.notToApply })),
}

async function findReleased(
  db: Queryable,
  by: { readonly id: number } | { readonly no: string; readonly companyId: number },
): Promise<MatchedRecord | undefined> {
  const [condition, values] = 'id' in by ? ['t.id = $1', [by.id]] : ['t.company_id = $1 and t.code = $2', [by.companyId, by.no]]
  const [row] = await db.query<MatchedRecord>(
    `select t.id, t.code as no, t.agent_code as partner from release_application t where ${condition} and t.removed_at is null and t.merged_into is null`,
    values,
  )
  return row
}

/** Releases are told to the agent at the port of discharge. */
export const telexModule = defineChannels<TelexContent, PartnerFacts, TelexType, MatchedRecord>({
  settings: {
    kind: agentChannelCalls.entity.kind,
    table: agentChannelCalls.entity.table,
    partner: 'agent_code',
    auto: 't.auto_apply',
  },
  log: { title: 'r.name_zh', searched: ['r.code', 'r.name_zh'], found: 'release_application_found', partnerName: 'm.partner_code' },
  formats: {
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
    json: { mime: 'application/json', ending: 'json' },
  },
  messages: [
    { type: 'release', method: 'POST', write: written },
    { type: 'destination', method: 'POST', write: written },
  ],
  answers: [reader],
  outgoing: outgoingTelex,
  facts: async (db, { partner }) => ({ partnerName: await nameOf(db, 'provider', partner) }),
  mail: ({ type, content }, { no, channel, company, person }) =>
    composeMail(channel, mail, {
      业务: telexTypes[type as TelexType].zh,
      单号: no,
      提单号: content.Bills.map((bill) => bill.No).join(' '),
      公司: company,
      操作: person,
    }),
  gaps: telexGaps,
  sample: telexSample,
  partnerName: (db, _company, partner) => nameOf(db, 'provider', partner),
  find: findReleased,
  simulate: ({ no, payload }) =>
    JSON.stringify(/REJECT|拒绝/i.test(payload) ? { No: no, Result: 'rejected', Words: 'SIMULATED' } : { No: no, Result: 'accepted' }),
})
