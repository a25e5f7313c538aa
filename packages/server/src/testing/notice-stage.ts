import { noticeDelivery, sendNotice, type OutgoingNotice } from '../documents/notices/index.ts'
import { createSurroundings, type Surroundings } from '../kernel/process/surroundings.ts'
import { runScheduled } from './jobs.ts'
import { createTestServer, type TestServer, type TestServerOptions } from './server.ts'
import { startSmtpSink, type SmtpSink } from './smtp-sink.ts'

export const publicOrigin = 'https://freight.example.com'

/** A server with a mail server beside it, and the people of the demo. */
export interface NoticeStage {
  readonly server: TestServer
  readonly sink: SmtpSink
  readonly surroundings: Surroundings
  /** Employee of a demo account. */
  idOf(account: string): number
  companyOf(account: string): number
  /** Gives a person a confirmed address, and rules. */
  readonly set: (account: string, rule?: Readonly<Record<string, unknown>>) => Promise<string>
  readonly send: (notice: Partial<OutgoingNotice> & Pick<OutgoingNotice, 'recipients'>) => Promise<number>
  /** Runs the delivery as the clock does. */
  readonly deliver: (now?: Date, more?: Partial<Surroundings>) => Promise<string | undefined>
  /** Forgets what was sent and chosen. */
  clear(): Promise<void>
  close(): Promise<void>
}

const secretKey = 'a key that is only for these tests'

export async function openNoticeStage(options: TestServerOptions = {}): Promise<NoticeStage> {
  const sink = await startSmtpSink()
  const mail = { url: sink.url, from: '海捷货运 <notice@haijie.example>' }
  const server = await createTestServer({
    ...options,
    config: { publicOrigins: [publicOrigin], mail, account: { secretKey, sms: undefined, weChat: undefined }, ...options.config },
  })
  const surroundings = createSurroundings({ origin: publicOrigin, secretKey, mail })
  const people = await server.db.owner((owner) =>
    owner.query<{ account: string; id: number; companyId: number; userId: number }>(
      `select u.account, e.id, e.company_id as "companyId", u.id as "userId" from employee e join app_user u on u.id = e.user_id where e.is_default`,
    ),
  )
  const of = (account: string) => people.find((person) => person.account === account)!
  const clear = () =>
    server.db
      .owner((owner) =>
        owner.query('truncate notice_outbox, notice_mail, notice_mail_file, notice_rule, company_robot, job_run; delete from message'),
      )
      .then(() => undefined)
  await clear()
  return {
    server,
    sink,
    surroundings,
    idOf: (account) => of(account).id,
    companyOf: (account) => of(account).companyId,
    async set(account, rule = {}) {
      const address = `${account}@example.com`
      const columns = { confirmed_address: address, mail_mode: 'now', ...rule }
      const names = Object.keys(columns)
      await server.db.owner(async (owner) => {
        await owner.query('update app_user set email = $2 where id = $1', [of(account).userId, address])
        await owner.query('delete from notice_rule where user_id = $1', [of(account).userId])
        await owner.query(
          `insert into notice_rule (user_id, ${names.join(', ')}) values ($1, ${names.map((_, index) => `$${index + 2}`).join(', ')})`,
          [of(account).userId, ...Object.values(columns).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value))],
        )
      })
      return address
    },
    send: (notice) =>
      server.database.system().tx((tx) =>
        sendNotice(tx, {
          audience: 'open',
          title: '补料 COSU6412345670 已退回',
          description: '箱封号错误',
          kind: 'si',
          link: '/tdManage/siDetail?Id=7',
          senderId: null,
          ...notice,
        }),
      ),
    async deliver(now = new Date(), more = {}) {
      await runScheduled(server, noticeDelivery, { now: () => now, surroundings: { ...surroundings, ...more } })
      const [run] = await server.db.owner((owner) =>
        owner.query<{ note: string; error: string }>(`select note, error from job_run where job = 'notice-delivery'`),
      )
      return run?.error || run?.note
    },
    clear,
    async close() {
      await server.close()
      await sink.close()
    },
  }
}
