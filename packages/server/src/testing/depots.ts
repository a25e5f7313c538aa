import { createHmac } from 'node:crypto'
import { blankValues, type EntityValues } from '@jst/contracts/entity'
import {
  actOnMessage,
  channelDoorPath,
  documentMessage,
  documentMessages,
  documentState,
  receiveDocumentAnswer,
  saveDocumentChannelSecret,
  sendDocuments,
  type MessageAct,
} from '@jst/contracts/document'
import { packingChannelCalls } from '@jst/contracts/packing'
import type { TestClient, TestServer } from './index.ts'

let channels = 0
/** Adds the channel of a depot or terminal, with a key for its messages. */
export async function depotChannel(client: TestClient, Place: string, Channel: string, more: EntityValues = {}, secret = '') {
  const Code = `PD${(channels += 1)}`
  const Values = {
    ...blankValues(packingChannelCalls.entity),
    Code,
    NameZh: '测试通道',
    Place,
    Channel,
    Facility: 'YS1',
    ...more,
  }
  const { body, text, status } = await client.call(packingChannelCalls.save, { Id: 0, Values })
  if (status !== 200) throw new Error(text)
  const { Id, UpdateTime } = body.Data
  if (secret !== '') await client.call(saveDocumentChannelSecret, { Kind: 'boxSlip', Id, UpdateTime, Secret: secret })
  return { Id, Code, Door: String((await client.call(packingChannelCalls.get, { Id })).body.Data['Door']), secret }
}

/** Sends records; answers their messages, or why they were not sent, in the order of the keys. */
export async function messagesOf(client: TestClient, Kind: string, ids: readonly number[], Remarks = '') {
  const Items = await Promise.all(
    ids.map(async (Id) => ({ Id, UpdateTime: (await client.call(documentState, { Kind, Id })).body.Data.UpdateTime })),
  )
  const { body, text } = await client.call(sendDocuments, { Kind, Items, Remarks })
  if (!body.Data) throw new Error(text)
  const { Sent, NotSent } = body.Data
  return ids.map((id) => Sent.find(({ Id }) => Id === id)?.Message ?? NotSent.find(({ Id }) => Id === id)!.Message)
}
export const openedMessage = async (client: TestClient, Kind: string, Id: number) =>
  (await client.call(documentMessage, { Kind, Id })).body.Data
export async function actMessage(
  client: TestClient,
  Kind: string,
  Act: MessageAct,
  Id: number,
  more: { Remarks?: string; No?: string } = {},
) {
  const { UpdateTime } = await openedMessage(client, Kind, Id)
  return client.call(actOnMessage, { Kind, Id, UpdateTime, Act, ...more })
}
export const recordMessages = async (client: TestClient, Kind: string, RecordId: number) =>
  (await client.call(documentMessages, { Kind, RecordId })).body.Data.Rows
export const pasted = (client: TestClient, Kind: string, Text: string) => client.call(receiveDocumentAnswer, { Kind, Text })

/** A message that the system of a partner sends. */
export const pushed = (
  server: TestServer,
  { Door, secret }: { readonly Door: string; readonly secret: string },
  text: string | Buffer,
  signature?: string,
) => {
  const body = typeof text === 'string' ? Buffer.from(text) : text
  return server.app.inject({
    method: 'POST',
    url: channelDoorPath,
    payload: body,
    headers: {
      'content-type': 'application/octet-stream',
      'channel-id': Door,
      'channel-signature': signature ?? `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
    },
  })
}

export interface GateOf {
  readonly box: string
  readonly at: string
  /** `RE:<slip>`, `BN:<booking>`. */
  readonly references: readonly string[]
  readonly full?: boolean
  readonly more?: readonly string[]
  /** Message function; 1 cancels. */
  readonly action?: string
  readonly iso?: string
}
let interchanges = 0
/** CODECO of gate moves in one message: of empty boxes out, or of full boxes in. */
export function codeco(
  moves: readonly GateOf[],
  kind: 'out' | 'in' = 'out',
  more: { readonly test?: boolean; readonly action?: string } = {},
) {
  const number = (interchanges += 1)
  const segments = [
    `BGM+${kind === 'out' ? '36' : '34'}+G${number}+${more.action ?? '9'}`,
    ...moves.flatMap(({ box, at, references, full = kind === 'in', more: own = [], iso = '45G1' }) => [
      `EQD+CN+${box}+${iso}:102:5++2+${full ? '5' : '4'}`,
      ...references.map((one) => `RFF+${one}`),
      `DTM+7:${at}:203`,
      'LOC+165+CNSHA:139:6+YS1:TER:ZZZ',
      ...own,
    ]),
    `CNT+16:${moves.length}`,
  ]
  return [
    `UNB+UNOA:2+YS1+JST+261126:0900+${number}${more.test ? '++++++1' : ''}`,
    `UNH+1+CODECO:D:95B:UN:ITG14`,
    ...segments,
    `UNT+${segments.length + 2}+1`,
    `UNZ+1+${number}`,
  ]
    .map((one) => `${one}'`)
    .join('')
}
/** APERAK to an interchange of ours. */
export function aperak(control: string, isAccepted: boolean, words = ''): string {
  const number = `A${control.slice(-12)}`
  const segments = [
    `BGM+${isAccepted ? '312' : '313'}+A1+${isAccepted ? '29' : '27'}`,
    `RFF+ACW:${control}`,
    ...(words === '' ? [] : ['ERC+101', `FTX+AAO+++${words}`]),
  ]
  return [
    `UNB+UNOC:3+YS1+JST+261126:0900+${number}`,
    'UNH+1+APERAK:D:95B:UN',
    ...segments,
    `UNT+${segments.length + 2}+1`,
    `UNZ+1+${number}`,
  ]
    .map((one) => `${one}'`)
    .join('')
}
/** One moment for a whole file of tests: a minute that ends between two calls would part what is the same. */
const begun = Date.now()
/** A moment so many hours ago by the clock of China, as DTM writes it, and as an instant. */
export function hoursAgo(hours: number): { readonly written: string; readonly instant: string } {
  const minute = Math.floor((begun - hours * 3_600_000) / 60_000) * 60_000
  const written = new Date(minute + 8 * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 12)
  return { written, instant: new Date(minute).toISOString() }
}
