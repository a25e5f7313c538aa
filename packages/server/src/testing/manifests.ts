import { blankValues, type EntityValues } from '@jst/contracts/entity'
import { documentMessage, documentMessages, documentState, moveDocuments, sendDocuments } from '@jst/contracts/document'
import {
  manifestConfigCalls,
  manifestView,
  saveManifest,
  type ManifestContent,
  type ManifestRegime,
  type ManifestState,
  manifestStates,
} from '@jst/contracts/manifest'
import { emptyBox, emptyLine } from '@jst/packing'
import { emptyConsignment, emptyGoods, emptyParty } from '@jst/manifest'
import type { TestClient } from './index.ts'

const Kind = 'manifest'
let bills = 0
/** A number that no other test has. */
export const newBill = (): string => `COSU${Date.now().toString().slice(-6)}${(bills += 1)}`

/** A bill of Shanghai to Busan that passes every check of China. Times lie far ahead. */
export function chinaBill(more: Partial<ManifestContent> = {}): ManifestContent {
  const goods = {
    ...emptyGoods('1'),
    Packages: 420,
    Weight: 8_400.5,
    Volume: 52.125,
    PackageKind: 'CT',
    GoodsEn: 'STAINLESS STEEL POTS',
    HsCode: '732393',
  }
  return {
    ...emptyConsignment(),
    BillNo: newBill(),
    Vessel: 'EVER ONE',
    Voyage: '012W',
    Carrier: 'COSU',
    LoadingAt: '2199-12-03 08:00',
    DepartureAt: '2199-12-03 20:00',
    Pol: 'CNSHA',
    Pod: 'KRPUS',
    Shipper: {
      ...emptyParty,
      Code: 'USCI+91310000775785552L',
      Name: 'NINGBO YUANFAN TRADING CO LTD',
      Country: 'CN',
      City: 'NINGBO',
      Address: '88 ZHONGSHAN ROAD',
      Phone: '+86 574 87654321',
    },
    Consignee: {
      ...emptyParty,
      Code: '9999+1234567',
      Name: 'BUSAN POTS LTD',
      Country: 'KR',
      City: 'BUSAN',
      Address: 'JUNG-GU 1',
      Phone: '+82 51 1234567',
    },
    Packages: 420,
    Weight: 8_400.5,
    Volume: 52.125,
    Goods: [goods],
    Boxes: [
      {
        ...emptyBox(),
        BoxNo: 'MSKU6011672',
        BoxType: '40HQ',
        IsoType: '45G1',
        Seals: [{ No: 'CN123456', Source: 'carrier' }],
        Packages: 420,
        Weight: 8_400.5,
        Volume: 52.125,
        Lines: [
          {
            ...emptyLine('1'),
            Packages: 420,
            Weight: 8_400.5,
            Volume: 52.125,
            PackageKind: 'CT',
            GoodsEn: goods.GoodsEn,
            HsCode: '732393',
          },
        ],
      },
    ],
    ...more,
  }
}

/** Adds filings by hand; answers the first one. */
export async function addManifest(
  client: TestClient,
  Content = chinaBill(),
  more: { Agent?: string; Regimes?: readonly ManifestRegime[] } = {},
) {
  const body = { Id: 0, Regimes: ['cnExport'] as const, BookingId: 0, SiId: 0, Agent: '', LateReason: '', Content, ...more }
  const { body: answer, status, text } = await client.call(saveManifest, body)
  if (status !== 200) throw new Error(text)
  return answer.Data
}
export const readManifest = async (client: TestClient, Id: number) => (await client.call(manifestView, { Id })).body.Data
export const stateOfManifest = async (client: TestClient, Id: number): Promise<ManifestState> =>
  manifestStates.stateOf((await client.call(documentState, { Kind, Id })).body.Data.State)!
/** Moves a filing; answers why it was not moved. */
export async function moveManifest(client: TestClient, Event: string, Id: number, more: object = {}): Promise<string | undefined> {
  const { UpdateTime } = (await client.call(documentState, { Kind, Id })).body.Data
  const { body, text } = await client.call(moveDocuments, { Kind, Event, Items: [{ Id, UpdateTime }], ...more })
  if (!body.Data) throw new Error(text)
  return body.Data.NotMoved[0]?.Message
}
/** Sends a filing; answers the key of its message, or why it was not sent. */
export async function sendManifest(client: TestClient, Id: number, Remarks = ''): Promise<number | string> {
  const { UpdateTime } = (await client.call(documentState, { Kind, Id })).body.Data
  const { body, text } = await client.call(sendDocuments, { Kind, Items: [{ Id, UpdateTime }], Remarks })
  if (!body.Data) throw new Error(text)
  return body.Data.Sent[0]?.Message ?? body.Data.NotSent[0]!.Message
}
export const messageOfManifest = async (client: TestClient, Id: number) => (await client.call(documentMessage, { Kind, Id })).body.Data
export const messagesOfManifest = async (client: TestClient, RecordId: number) =>
  (await client.call(documentMessages, { Kind, RecordId })).body.Data.Rows

let configs = 0
/** Adds the set-up of an agent; answers its name. */
export async function manifestAgent(client: TestClient, Channel: string, more: EntityValues = {}): Promise<string> {
  const Code = `MA${(configs += 1)}`
  const Values = {
    ...blankValues(manifestConfigCalls.entity),
    Code,
    NameZh: '测试网关',
    Agent: `测试代理 ${Code}`,
    Channel,
    Regimes: ['cnExport'],
    Receiver: 'AGENT01',
    Format: 'mt',
    ...more,
  }
  const { status, text } = await client.call(manifestConfigCalls.save, { Id: 0, Values })
  if (status !== 200) throw new Error(text)
  return Values['Agent']
}
