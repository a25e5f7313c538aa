import { documentState, moveDocuments } from '@jst/contracts/document'
import { freightRateCalls } from '@jst/contracts/freight-rates'
import {
  quotationCalls,
  quotationDocument,
  quotationOptions,
  offeredRates,
  optionInputOf,
  saveQuotationOptions,
  type OptionInput,
  type QuoteOption,
} from '@jst/contracts/quotes'
import type { TestClient } from './index.ts'

let served = 0
export const dayAfter = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A published rate of its own service, so that no other one is like it. */
export async function publishedRate(boss: TestClient, floor: number, more: object = {}) {
  const ServiceCode = `TEST${(served += 1)}`
  const Values = {
    CarrierCode: 'COSCO',
    ServiceCode,
    PolCode: 'CNSHA',
    // a lane of which no rule of the demo speaks
    LaneCode: 'RFE',
    PodCode: 'USLAX',
    CurrencyCode: 'USD',
    RateType: 'FAK',
    Cost40HQ: 1_600,
    Floor40HQ: floor,
    ValidFrom: dayAfter(-10),
    ValidTo: dayAfter(60),
    Basis: 'ATD',
    RemarkInternal: 'RATE-SECRET',
    ContractNo: 'CONTRACT-SECRET',
    ...more,
  }
  const { body } = await boss.call(freightRateCalls.save, { Id: 0, Values, Sure: true })
  const { Id } = body.Data
  await moveOf(boss, 'freightRate', 'publish', Id, '', true)
  return { Id, ServiceCode, Code: body.Data.Code }
}

/** Makes a move; answers why it was refused. */
export async function moveOf(
  client: TestClient,
  Kind: string,
  Event: string,
  Id: number,
  Reason = '',
  Sure = false,
): Promise<string | undefined> {
  const { UpdateTime } = (await client.call(documentState, { Kind, Id })).body.Data
  const { body } = await client.call(moveDocuments, { Kind, Event, Reason, Items: [{ Id, UpdateTime }], ...(Sure ? { Sure } : {}) })
  return body.Data ? body.Data.NotMoved[0]?.Message : body.Message
}
export const moveQuote = (client: TestClient, Event: string, Id: number, Reason = '') =>
  moveOf(client, quotationDocument.kind, Event, Id, Reason)

/** The option that a rate makes for two 40HQ, at its floor and so much more; without a sum, at the price of the company. */
export async function chosen(client: TestClient, ServiceCode: string, Customer: string, add?: number): Promise<OptionInput> {
  const { body } = await client.call(offeredRates, { Pol: 'CNSHA', Pods: 'USLAX', Day: dayAfter(7), Boxes: '40HQ*2', Customer })
  const found = body.Data.find(({ Service }) => Service === ServiceCode)
  if (!found) throw new Error(`no rate of ${ServiceCode}`)
  return inputOf(found, add)
}
export function inputOf(option: QuoteOption, add?: number): OptionInput {
  const input = optionInputOf(option)
  if (add === undefined) return input
  const Charges = input.Charges.map((sold, at) =>
    sold.Code === 'OFT' ? { ...sold, Price: String(Number(option.Charges[at]!.Floor) + add) } : sold,
  )
  return { ...input, Charges }
}

/** A quotation of two 40HQ with these options. */
export async function quoted(client: TestClient, customer: string, options: readonly OptionInput[], more: object = {}) {
  const Values = {
    CustomerCode: customer,
    PolCode: 'CNSHA',
    PodCode: 'USLAX',
    Qty40HQ: 2,
    Day: dayAfter(7),
    CurrencyCode: 'USD',
    ValidUntil: dayAfter(10),
    ...more,
  }
  const saved = await client.call(quotationCalls.save, { Id: 0, Values })
  if (saved.status !== 200) throw new Error(saved.text)
  const { Id, Code } = saved.body.Data
  const stored = await write(client, Id, options)
  return { Id, Code, stored }
}
export async function write(client: TestClient, Id: number, options: readonly OptionInput[]) {
  const { UpdateTime } = (await client.call(quotationOptions, { Id })).body.Data
  return client.call(saveQuotationOptions, { Id, UpdateTime, Options: [...options] })
}
