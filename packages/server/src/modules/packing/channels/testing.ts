import { changeSlip } from '@jst/contracts/packing'
import { checkDigit } from '@jst/contracts/values'
import { channelJobs } from '../../../documents/index.ts'
import { createSurroundings } from '../../../kernel/process/surroundings.ts'
import { actMessage, depotChannel, messagesOf, openedMessage, pasted, recordMessages } from '../../../testing/depots.ts'
import { createTestServer, runQueued, type TestClient } from '../../../testing/index.ts'
import { issuedSlips, slipRow, versionsOf, viewedSlip } from '../../../testing/slips.ts'

const secretKey = 'a key that is only for these tests'
const surroundings = createSurroundings({ secretKey, innerEndpoints: true, simulatedAnswerMs: 1_000 })
const Kind = 'boxSlip'

/** A server without enabled channels, people of both sides, and slips whose messages leave and come in. */
export async function openSlipStage() {
  const server = await createTestServer({ config: { innerEndpoints: true, account: { secretKey, sms: undefined, weChat: undefined } } })
  const people = await Promise.all(['boss', 'ops', 'customer', 'sales'].map((account) => server.signIn(account)))
  const [boss, ops, customer, sales] = people as [TestClient, TestClient, TestClient, TestClient]
  await server.db.owner((owner) => owner.query('update packing_channel set enabled = false'))
  let boxes = 300_000
  let places = 0
  const send = async (id: number, Remarks = '') => (await messagesOf(ops, Kind, [id], Remarks))[0]!
  const read = (id: number) => openedMessage(ops, Kind, id)
  const stateOf = async (id: number) => (await slipRow(ops, id))['Stage']
  return {
    server,
    boss,
    ops,
    customer,
    sales,
    run: (seconds = 0) => runQueued(server, { jobs: channelJobs, surroundings, now: () => new Date(Date.now() + seconds * 1_000) }),
    newBox: () => {
      const ten = `CSQU${(boxes += 1)}`
      return `${ten}${checkDigit(ten)}`
    },
    /** Issued slips whose depot and terminal have channels of their own, with keys. */
    slips: async (count = 1, way = 'file', more: Record<string, string | boolean> = {}) => {
      const [Depot, Terminal] = [`通道堆场${(places += 1)}`, `通道码头${places}`]
      const depot = await depotChannel(boss, Depot, way === 'simulator' ? 'depot' : way, more, 'DEPOT-KEY')
      const terminal = await depotChannel(boss, Terminal, way === 'simulator' ? 'terminal' : way, more, 'TERMINAL-KEY')
      const { ids } = await issuedSlips(customer, ops, count, { Depot, Terminal })
      const { BookingNo } = await viewedSlip(ops, ids[0]!)
      return { ids, id: ids[0]!, BookingNo, depot, terminal, Depot, Terminal }
    },
    send,
    read,
    sentOut: async (id: number) => {
      const message = await send(id)
      if (typeof message === 'string') throw new Error(message)
      await actMessage(ops, Kind, 'mark', message)
      return read(message)
    },
    /** Changes the haulage of a slip. */
    edit: async (id: number, more: Record<string, string>) => {
      const [item] = await versionsOf(ops, [id])
      const Haulage = { ...(await viewedSlip(ops, id)).Haulage, ...more }
      const { text, status } = await ops.call(changeSlip, { ...item!, Haulage })
      if (status !== 200) throw new Error(text)
    },
    /** The box of a slip and what the gates told of it. */
    standing: async (id: number) => {
      const { BoxNo, SealNo, PickedUpAt, GatedInAt } = await viewedSlip(ops, id)
      return { Stage: await stateOf(id), BoxNo, SealNo, PickedUpAt, GatedInAt }
    },
    stateOf,
    incoming: async (id: number) => (await recordMessages(ops, Kind, id)).filter(({ Direction }) => Direction === 'in'),
    receive: async (text: string) => (await pasted(ops, Kind, text)).body.Data,
  }
}
export type SlipStage = Awaited<ReturnType<typeof openSlipStage>>
