import type { Client } from 'pg'
import { sendDocuments } from '@jst/contracts/document'
import { siChannelCalls, SiStatus } from '@jst/contracts/si'
import { recordToWire } from '@jst/si-drafts/rules'
import { call } from '../kit/http.ts'
import type { Product } from '../kit/product.ts'
import { filledBill, insertOrders } from './submission.ts'

const infos = '/api/TDBillLadingInfo'
const atOnce = 50

interface Approved {
  readonly Id: number
  readonly UpdateTime: string
}

/** Bills of two containers that were approved, and a file channel of their carrier. Numbers of the orders begin with `first`. */
export async function approvedBills(product: Product, owner: Client, first: number, count: number): Promise<Approved[]> {
  const [customer, reviewer, boss] = await Promise.all(['customer', 'reviewer', 'boss'].map((account) => product.signIn(account)))
  const orders = await insertOrders(owner, { first, count, containers: 2, bills: 1 })
  for (const order of orders) {
    const bill = await filledBill(product, customer!, order)
    const body = { TDBLInfos: [recordToWire(bill)], Num: 1, CGO_ID: order, MBL_NO: bill.mblNo }
    const { Ids } = await call<{ Ids: number[] }>(`${product.origin}${infos}/AddTDBillLadingInfoList`, { token: customer!, body })
    await call(`${product.origin}${infos}/ReviewTDBillLading`, { token: reviewer!, body: { TDId: Ids[0], Status: SiStatus.approved } })
  }
  await owner.query(`update si_channel set enabled = false where carrier_code = 'COSCO'`)
  const Values = { Code: `BENCH${first}`, NameZh: 'EDI', CarrierCode: 'COSCO', Channel: 'edi', Enabled: true }
  await call(product.origin + siChannelCalls.save.path, { token: boss!, body: { Id: 0, Values } })
  const { rows } = await owner.query<{ id: string; time: Date }>(
    'select id, update_time as time from si_record where order_id = any($1) order by id',
    [orders],
  )
  return rows.map(({ id, time }) => ({ Id: Number(id), UpdateTime: new Date(time).toISOString() }))
}

/** Milliseconds until all bills were handed to the channel. @throws Error when one was not sent */
export async function timeOfSending(product: Product, token: string, bills: readonly Approved[]): Promise<number> {
  const started = performance.now()
  for (let at = 0; at < bills.length; at += atOnce) {
    const Items = bills.slice(at, at + atOnce)
    const body = { Kind: 'si', Items, Remarks: '' }
    const { NotSent } = await call<{ NotSent: unknown[] }>(product.origin + sendDocuments.path, { token, body })
    if (NotSent.length > 0) throw new Error(`not sent: ${JSON.stringify(NotSent.slice(0, 3))}`)
  }
  return performance.now() - started
}
