import type { EntityValues } from '@jst/contracts/entity'
import { receiveDocumentAnswer } from '@jst/contracts/document'
import { amendManifest, manifestCalls, saveManifest, type ManifestContent, type ManifestRegime } from '@jst/contracts/manifest'
import { expect } from 'vitest'
import { channelJobs } from '../documents/index.ts'
import { createSurroundings } from '../kernel/process/surroundings.ts'
import { runQueued, type TestClient, type TestServer } from './index.ts'
import { addManifest, chinaBill, manifestAgent, moveManifest, readManifest, sendManifest, stateOfManifest } from './manifests.ts'

const Kind = 'manifest'
/** A receipt of the JSON form. */
export const manifestReceipt = (message: string, code: string, at: string, more: object = {}): string =>
  JSON.stringify({ message, billNo: '', code, text: '', at, ...more })
/** Number of a message that receipts name, as its XML has it. */
export const messageIdOf = (payload: string): string => /<MessageID>([^<]+)/.exec(payload)![1]!
/** Runs queued jobs at once. */
export const atOnce = createSurroundings({ simulatedAnswerMs: 0 })
/** Runs what is queued: deliveries, then the answers of simulated gateways. */
async function runMessages(server: TestServer): Promise<void> {
  await runQueued(server, { jobs: channelJobs, surroundings: atOnce })
  await runQueued(server, { jobs: channelJobs, surroundings: atOnce })
}

/** People of the forwarder at work on filings: `doc` writes and sends, `boss` verifies. `agent` is a simulated gateway. */
export async function manifestTestbed(server: TestServer, more: EntityValues = {}) {
  const [boss, doc] = (await Promise.all(['boss', 'doc'].map((account) => server.signIn(account)))) as [TestClient, TestClient]
  const agent = await manifestAgent(boss, 'simulator', more)
  const run = () => runMessages(server)
  const approved = async (Id: number): Promise<number> => {
    expect(await moveManifest(doc, 'submit', Id)).toBeUndefined()
    expect(await moveManifest(boss, 'approve', Id)).toBeUndefined()
    return Id
  }
  const verified = async (Content = chinaBill(), Agent = agent) => approved((await addManifest(doc, Content, { Agent })).Id)
  const sent = async (Content = chinaBill()): Promise<number> => {
    const Id = await verified(Content)
    expect(typeof (await sendManifest(doc, Id))).toBe('number')
    await run()
    return Id
  }
  return {
    boss,
    doc,
    agent,
    run,
    /** Submits and verifies a filing. */
    approved,
    /** A new filing that was verified. */
    verified,
    /** A new filing that was sent and answered. */
    sent,
    accepted: async (Content = chinaBill()): Promise<number> => {
      const Id = await sent(Content)
      expect(await stateOfManifest(doc, Id)).toBe('accepted')
      return Id
    },
    /** Writes a filing in the version that it has. */
    write: async (
      Id: number,
      given: { Content?: ManifestContent; Regimes?: readonly ManifestRegime[]; Agent?: string } = {},
      client = doc,
    ) => {
      const { UpdateTime, Content, Agent, LateReason } = await readManifest(client, Id)
      const body = { Id, UpdateTime: UpdateTime!, Regimes: [], BookingId: 0, SiId: 0, Agent, LateReason, Content, ...given }
      return client.call(saveManifest, body)
    },
    receive: (Text: string) => doc.call(receiveDocumentAnswer, { Kind, Text }),
    amend: async (Id: number, Want: '' | 'change' | 'delete', given: object = {}) => {
      const { UpdateTime } = await readManifest(doc, Id)
      return doc.call(amendManifest, { Id, UpdateTime: UpdateTime!, Want, Reasons: Want === '' ? [] : ['001'], ...given })
    },
    listed: async (filter: object) =>
      (await doc.call(manifestCalls.list, { PageSize: 200, ...filter })).body.Data.Rows.map((row) => row.Id),
  }
}
/** People and a gateway at work on filings. */
export type ManifestTestbed = Awaited<ReturnType<typeof manifestTestbed>>

/** Takes a button from the roles of an account, before it signs in. */
export const withoutButton = (server: TestServer, account: string, path: string, button: string) =>
  server.db.owner((owner) =>
    owner.query(
      `update role_menu r set buttons = array_remove(r.buttons, $3) from menu m, employee_role er, employee e, app_user u
        where m.id = r.menu_id and m.path = $2 and er.role_id = r.role_id and e.id = er.employee_id and u.id = e.user_id and u.account = $1`,
      [account, path, button],
    ),
  )
