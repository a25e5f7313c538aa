import { billKinds, makeBill, printBill, type BillKind, type BillPaperType } from '@jst/contracts/bills'
import { documentState, moveDocuments } from '@jst/contracts/document'
import { changeSiStatus } from '@jst/contracts/si'
import { chinaDay } from '@jst/si-drafts/rules'
import { getDocumentProxy } from 'unpdf'
import { expect } from 'vitest'
import type { TestClient, TestServer } from './index.ts'
import { siTestbed } from '../modules/si/testing.ts'

/** People and steps of tests of bills. */
export async function billTestbed(server: TestServer) {
  const people = await Promise.all(['customer', 'customer2', 'reviewer', 'doc', 'ops', 'peer'].map((account) => server.signIn(account)))
  const [customer, other, reviewer, doc, ops, peer] = people as [TestClient, TestClient, TestClient, TestClient, TestClient, TestClient]
  const bed = siTestbed(server, customer)
  const step = async (client: TestClient, TDId: number, Status: number) =>
    expect((await client.call(changeSiStatus, { TDId, Status })).status).toBe(200)

  /** An instruction on its way to the issue: 2 approved, 4 draft sent, 5 confirmed. Its vessel is in no schedule. */
  const instruction = async (state: 2 | 4 | 5 = 5, way = 'OBL'): Promise<number> => {
    const id = await bed.submitted()
    const set = (text: string, values: unknown[]) => server.db.owner((db) => db.query(text, values))
    await set(`update cargo_order set vessel = 'NOT SCHEDULED' where id = (select order_id from si_record where id = $1)`, [id])
    await set(`update si_record set signing_method = $2, vessel = 'NOT SCHEDULED' where id = $1`, [id, way])
    await set(
      `update si_version set snapshot = jsonb_set(jsonb_set(snapshot, '{signingMethod}', to_jsonb($2::text)), '{vessel}', '"NOT SCHEDULED"')
        where record_id = $1`,
      [id, way],
    )
    await step(reviewer, id, 2)
    if (state >= 4) await step(doc, id, 4)
    if (state === 5) await step(customer, id, 5)
    return id
  }
  const rowOf = async (Kind: BillKind, Id: number) => (await doc.call(billKinds[Kind].calls.get, { Id })).body.Data
  const write = async (Kind: BillKind, Id: number, values: Record<string, string | number | null>) => {
    const { calls } = billKinds[Kind]
    const row = await rowOf(Kind, Id)
    const { status, body } = await doc.call(calls.save, {
      Id,
      UpdateTime: row.UpdateTime,
      Values: { BlNo: String(row['BlNo']), ...values },
    })
    expect([status, body.Issues ?? body.Message]).toEqual([200, undefined])
  }
  const made = async (SiId: number, Kind: BillKind = 'houseBill'): Promise<number> => {
    const { status, body } = await doc.call(makeBill, { Kind, SiId })
    expect([status, body.Issues ?? body.Message]).toEqual([200, undefined])
    return body.Data.Id
  }
  /** Refusals of a move. */
  const move = async (Kind: BillKind, Id: number, Event: string, more: { Reason?: string } = {}, client = doc): Promise<string[]> => {
    const { UpdateTime } = (await doc.call(documentState, { Kind, Id })).body.Data
    const { body } = await client.call(moveDocuments, { Kind, Event, Items: [{ Id, UpdateTime }], ...more })
    return body.Data ? body.Data.NotMoved.map(({ Message }) => Message) : [body.Message ?? '']
  }
  const loading = { OnBoard: chinaDay(new Date().toISOString())!, OnBoardSource: '大副收据', IssuePlace: 'NINGBO' }
  /** A house bill that is locked, with three originals. */
  const locked = async (way = 'OBL'): Promise<number> => {
    const id = await made(await instruction(5, way))
    await write('houseBill', id, loading)
    expect(await move('houseBill', id, 'lock')).toEqual([])
    return id
  }
  const print = (Kind: BillKind, Id: number, Paper: BillPaperType, more: object = {}, client = doc) =>
    client.call(printBill, { Kind, Id, Paper, No: 0, LayoutId: 0, PrinterId: 0, Overprint: false, Reason: '', ...more })
  const take = async ({ token }: TestClient, path: string, query: Record<string, string | number>) => {
    const asked = Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)]))
    const { statusCode, rawPayload } = await server.app.inject({ url: path, query: asked, headers: { authorization: `Bearer ${token}` } })
    return { status: statusCode, bytes: rawPayload }
  }
  return { customer, other, reviewer, doc, ops, peer, bed, instruction, made, rowOf, write, move, locked, loading, print, take }
}
export type BillTestbed = Awaited<ReturnType<typeof billTestbed>>

/** Text of each page of a PDF. */
export async function pagesOf(bytes: Uint8Array): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const { items } = await (await pdf.getPage(at + 1)).getTextContent()
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ')
    }),
  )
}
