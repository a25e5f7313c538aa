import { manifestNeeds, vgmDocument, type VgmMessage } from '@jst/contracts/manifest'
import { emptyVgm, withVgm, writeVermas, writeVgmJson, type VgmDeclaration } from '@jst/manifest/vgm'
import {
  composeMail,
  countMessages,
  defineChannels,
  senderOf,
  type Outgoing,
  type OutgoingMessage,
  type PartnerFacts,
  type WriteFacts,
} from '../../../documents/index.ts'
import type { Queryable } from '../../../kernel/database/database.ts'
import { configSettings } from '../customs/settings.ts'
import { texts } from '../texts.ts'
import { vgmAnswers } from './answers.ts'
import { outgoingVgm, vgmsTogether, type VgmOut } from './outgoing.ts'
import { restateVgm } from './restate.ts'
import { simulatedVgm } from './simulator.ts'
import { findVgmRecord } from './vgm.repo.ts'

const { kind, channels } = vgmDocument
interface VgmFacts extends PartnerFacts {
  /** Code of the sending company. */
  readonly sender: string
  /** Number of the message among those that its first declaration leads. */
  readonly seq: number
}
const actions = { original: 'original', correction: 'change', retraction: 'delete' } as const satisfies Record<VgmMessage, string>
const said = (value: unknown): string => (typeof value === 'string' ? value : '')
const boxesOf = ({ Declarations }: VgmOut) => Declarations.map(({ Record: { BoxNo } }) => BoxNo).join('、')

const messageOf = (type: VgmMessage): OutgoingMessage<VgmOut, VgmFacts, VgmMessage> => ({
  type,
  method: 'POST',
  write: ({ content }, { channel, way, at, test, sender, seq }: WriteFacts & VgmFacts) => {
    const control = `${content.Code}-M${String(seq).padStart(2, '0')}`
    if (way.by === 'manual') {
      const lines = content.Declarations.map(
        ({ Reference, Record: { BoxNo, Vgm, Method } }) => `${Reference} ${BoxNo} ${Vgm} KGS ${Method}`,
      )
      return { format: 'text', body: [channels.types[type].zh, ...lines].join('\n'), lost: [], missing: [], assumed: [], note: '', control }
    }
    const declarations = content.Declarations.map((one): VgmDeclaration => ({ ...one, At: at.toISOString() }))
    const isJson = channel.kindFields['Format'] === 'dcsaVgm'
    const { text: body, ...account } = isJson
      ? writeVgmJson(declarations)
      : writeVermas(declarations, {
          Sender: channel.account || sender,
          Receiver: said(channel.kindFields['Receiver']) || channel.partner,
          Reference: control,
          At: at.toISOString(),
          Action: actions[type],
          ...(test ? { Test: true } : {}),
        })
    return { format: isJson ? 'dcsaVgm' : 'vermas', body, ...account, gaps: account.missing, control }
  },
})

const factsFor = async (db: Queryable, companyId: number, partnerName: string, record: number | null): Promise<VgmFacts> => ({
  partnerName,
  sender: await senderOf(db, companyId),
  seq: record === null ? 1 : (await countMessages(db, kind, record)) + 1,
})
function mailOf({ type, content }: Outgoing<VgmOut>, { no, channel, company, person }: WriteFacts) {
  const values = {
    业务: channels.types[type as VgmMessage].zh,
    单号: no,
    提单号: content.Declarations[0]?.Record.BillNo ?? '',
    船名航次: '',
    公司: company,
    操作: person,
  }
  const { subject, text } = texts.vgm.mail
  const mail = composeMail(channel, { subject, text: text(boxesOf(content)) }, values)
  return { ...mail, subject: mail.subject.trim() }
}

/** Declarations are told to carriers and terminals, many boxes in a message; answers come back box by box. */
export const vgmChannelModule = defineChannels({
  settings: configSettings,
  log: {
    title: `concat_ws(' ', r.box_no, nullif(r.bill_no, ''))`,
    searched: ['r.box_no', 'r.bill_no'],
    found: 'vgm_found',
    partnerName: 'm.partner_code',
  },
  formats: {
    vermas: { mime: 'application/EDIFACT', ending: 'edi' },
    dcsaVgm: { mime: 'application/json', ending: 'json' },
    reply: { mime: 'application/json', ending: 'json' },
    aperak: { mime: 'application/EDIFACT', ending: 'edi' },
    contrl: { mime: 'application/EDIFACT', ending: 'edi' },
    text: { mime: 'text/plain; charset=utf-8', ending: 'txt' },
  },
  messages: (Object.keys(channels.types) as VgmMessage[]).map(messageOf),
  answers: vgmAnswers,
  outgoing: outgoingVgm,
  together: vgmsTogether,
  facts: (db, { partner }, { companyId, record }) => factsFor(db, companyId, partner, record),
  mail: mailOf,
  // what a set-up asks of filings says nothing of boxes but the bill
  gaps: ({ Declarations }: VgmOut, needed) =>
    needed.includes('MasterNo') && Declarations.some(({ Record: { BillNo } }) => BillNo === '') ? [manifestNeeds.MasterNo] : [],
  sample: (): VgmOut => ({
    Code: 'TEST0001',
    Declarations: [
      {
        Reference: 'TEST0001-01',
        Retracted: false,
        Record: withVgm({ ...emptyVgm('CSQU3054383'), BoxType: '40HQ', Method: 'SM1', Weighed: 12_300, Person: 'TEST', Party: 'TEST' }),
      },
    ],
  }),
  partnerName: (_db, _company, partner) => Promise.resolve(partner),
  find: findVgmRecord,
  simulate: simulatedVgm,
  stepped: async (tx, ids) => {
    for (const id of ids) await restateVgm(tx, id)
  },
})
