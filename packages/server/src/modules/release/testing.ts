import {
  documentLines,
  documentState,
  moveDocuments,
  saveApprovalRules,
  approvalRules,
  saveDocumentLines,
  type Line,
} from '@jst/contracts/document'
import { customerCalls, providerCalls } from '@jst/contracts/partner'
import { blankValues, type EntityValues } from '@jst/contracts/entity'
import { identityOf, trackEvent, type TrackEvent } from '@jst/track'
import {
  agentChannelCalls,
  type agentWays,
  applicationCalls,
  applicationDocument as document,
  guaranteeChangeCalls,
  letterCalls,
  releasePapers,
  releaseView,
  type LetterKind,
  type ReleasePapers,
} from '@jst/contracts/release'
import { billTestbed } from '../../testing/bills.ts'
import type { TestClient, TestServer } from '../../testing/index.ts'

/** Acts of tests of releases: customers, bills, limits, applications. */
export class ReleaseDesk {
  readonly #server: TestServer
  readonly #by: { readonly boss: TestClient; readonly finance: TestClient; readonly doc: TestClient }
  #made = 0
  constructor(server: TestServer, by: { boss: TestClient; finance: TestClient; doc: TestClient }) {
    this.#server = server
    this.#by = by
  }

  async customer(): Promise<{ Id: number; Code: string; NameZh: string }> {
    this.#made += 1
    return (await this.#by.boss.call(customerCalls.save, { Id: 0, Values: { NameZh: `放单客户${this.#made}有限公司` } })).body.Data
  }
  /** An agent with a channel. */
  async agent(Channel: keyof typeof agentWays, more: EntityValues = {}): Promise<string> {
    const { boss } = this.#by
    this.#made += 1
    const Values = { NameZh: `目的港代理${this.#made}`, Kinds: ['overseas'] }
    const { Code } = (await boss.call(providerCalls.save, { Id: 0, Values })).body.Data
    const channel = { ...blankValues(agentChannelCalls.entity), Code: `AG${this.#made}`, NameZh: '通道', AgentCode: Code, Channel, ...more }
    const saved = await boss.call(agentChannelCalls.save, { Id: 0, Values: channel })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    return Code
  }
  /** An issued bill, written as the issue writes it. */
  async bill(customerId: number, blNo: string, amount: string, due: string, currency = 'CNY'): Promise<number> {
    this.#made += 1
    return this.#server.db.owner(async (owner) => {
      const [row] = await owner.query<{ id: number }>(
        `insert into invoice (company_id, code, name_zh, customer_code, customer_id, type, bl_no, invoice_no, issued_on, due_day, state)
          select company_id, $2, name_zh, code, id, 'debit', $3, $2, china_day(), china_day() + $4::integer, 2 from customer
          where id = $1 returning id`,
        [customerId, `RD${this.#made}`, blNo, due],
      )
      await owner.query(
        `insert into invoice_total (invoice_id, company_id, currency, net, tax, gross, open)
          select id, company_id, $2, $3, 0, $3, $3 from invoice where id = $1`,
        [row!.id, currency, amount],
      )
      return row!.id
    })
  }
  /** A number that no other bill of the tests has. */
  blNo(): string {
    this.#made += 1
    return `REL${String(this.#made).padStart(6, '0')}`
  }
  /** A loaded bill of a new customer. */
  async loaded(): Promise<{ owner: { Id: number; Code: string; NameZh: string }; no: string }> {
    const [owner, no] = [await this.customer(), this.blNo()]
    await this.load(no)
    return { owner, no }
  }
  /** The loading of a bill, as a terminal tells it: `id` names the statement of which it is a version. Answers the key of the statement. */
  async load(blNo: string, day = 'china_day() - 1', more: Partial<TrackEvent> = {}): Promise<string> {
    this.#made += 1
    const source = { kind: 'terminal', party: 'NMFTA:TEST' } as const
    const received = new Date(Date.now() + this.#made).toISOString()
    const said = trackEvent({ code: 'LOAD', id: `load-${this.#made}`, source, received, bill: blNo, ...more })
    const key = identityOf(said)
    await this.#server.db.owner(async (owner) => {
      const [at] = await owner.query<{ instant: string }>(
        `select to_char((${day})::timestamp at time zone 'Asia/Shanghai' at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as instant`,
      )
      const time = { instant: at!.instant, zone: 'Asia/Shanghai', precision: 'minute', raw: '', flags: [] } as const
      await owner.query(
        `insert into track_event (received, company_id, key, bill, box, code, source, party, at, event)
          select now(), c.id, $1, $2, $3, 'LOAD', 'terminal', $4, $5, $6::jsonb from company c where c.code = 'HJGJ'`,
        [key, said.bill, said.box, source.party, time.instant, JSON.stringify({ ...said, time })],
      )
    })
    return key
  }
  /** An approved limit. */
  async limit(CustomerCode: string, Amount: number, ValidTo = ''): Promise<void> {
    const { boss, finance } = this.#by
    const Values = { CustomerCode, Amount, ValidTo, Reason: '年度担保' }
    const { Id } = (await finance.call(guaranteeChangeCalls.save, { Id: 0, Values })).body.Data
    await this.move(finance, 'submit', Id, { kind: 'guaranteeChange' })
    await this.move(boss, 'approve', Id, { kind: 'guaranteeChange' })
  }
  async apply(
    CustomerCode: string,
    bills: readonly Partial<Line>[],
    more: object = {},
    letters: readonly LetterKind[] = [],
  ): Promise<number> {
    const { doc } = this.#by
    const Values = { CustomerCode, Type: 'release', Way: 'original', ...more }
    const { Id } = (await doc.call(applicationCalls.save, { Id: 0, Values })).body.Data
    const at = { Kind: document.kind, Id }
    const bill = { Id: 0, BlNo: '', Consignee: 'HAMBURG TRADING GMBH', OnBoard: '', Issued: null, LostCopies: null, Boxes: '' }
    const { UpdateTime } = (await doc.call(documentLines, at)).body.Data
    const Rows = bills.map((one) => ({ ...bill, ...one }))
    const saved = await doc.call(saveDocumentLines, { ...at, UpdateTime, Part: 'bills', Rows })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    for (const kind of letters) await this.letter(Id, CustomerCode, kind)
    return Id
  }
  /** A letter of an application that was sealed and accepted, written as the acts write it. */
  async letter(application: number, CustomerCode: string, KindOf: LetterKind, ValidTo = ''): Promise<number> {
    const [named] = await this.#server.db.owner((owner) =>
      owner.query<{ numbers: string }>(
        `select string_agg(bl_no, ' ' order by place) as numbers from release_bill where kind = $1 and subject_id = $2`,
        [document.kind, application],
      ),
    )
    const Values = { CustomerCode, KindOf, BillNos: named!.numbers, ValidTo }
    const { Id } = (await this.#by.boss.call(letterCalls.save, { Id: 0, Values })).body.Data
    await this.#server.db.owner((owner) =>
      owner.query('update release_loi set state = 2, application_id = $2 where id = $1', [Id, application]),
    )
    return Id
  }
  async release(client: TestClient, Id: number, more: Partial<ReleasePapers> = {}): Promise<string[]> {
    const { UpdateTime } = (await this.#by.boss.call(documentState, { Kind: document.kind, Id })).body.Data
    const none = { Courier: '', CourierNo: '', PickedBy: '李军', Identification: '身份证', Remarks: '' }
    const { status, body } = await client.call(releasePapers, { Id, UpdateTime, Act: 'PICKED', ...none, ...more })
    return status === 200 ? [] : [body.Issues?.[0]?.Message ?? body.Message ?? '']
  }
  /** Sentences of what was refused. */
  async move(
    client: TestClient,
    Event: string,
    Id: number,
    { kind = document.kind, ...more }: { kind?: string; Reason?: string; Remarks?: string } = {},
  ) {
    const { UpdateTime } = (await this.#by.boss.call(documentState, { Kind: kind, Id })).body.Data
    const { body } = await client.call(moveDocuments, { Kind: kind, Event, Items: [{ Id, UpdateTime }], ...more })
    return body.Data?.NotMoved.map(({ Message }) => Message) ?? [body.Code ?? '']
  }
  async stage(Id: number): Promise<string> {
    return String((await this.#by.boss.call(applicationCalls.get, { Id })).body.Data['Stage'])
  }
  async reasons(Id: number): Promise<string[]> {
    const { Decided } = (await this.#by.boss.call(releaseView, { Id })).body.Data
    return [Decided!.Step, ...Decided!.Reasons.map(({ Rule, About }) => (About ? `${Rule} ${About}` : Rule))]
  }
  /** 一级: finance. 二级: the boss. What is automatic asks nobody. */
  async chain(first: readonly string[] = ['吴敏', '郑国栋'], second: readonly string[] = ['郑国栋', '吴敏']): Promise<void> {
    const { boss } = this.#by
    const { UpdateTime, People } = (await boss.call(approvalRules, { Kind: document.kind })).body.Data
    const idOf = (name: string) => People.find(({ Name }) => Name === name)!.Id
    const step = (Name: string, Order: number, ids: readonly number[], level: string) => ({
      Name,
      Order,
      When: [
        { Fact: 'Level', Operator: level === 'both' ? ('is' as const) : ('not' as const), Value: level === 'both' ? 'both' : 'automatic' },
      ],
      RoleIds: [],
      EmployeeIds: [...ids],
      Relations: [],
      Need: 'one' as const,
      Quorum: 0,
      Hours: 4,
    })
    const Steps = [step('一级审核', 1, first.map(idOf), 'first'), step('二级审核', 2, second.map(idOf), 'both')]
    const saved = await boss.call(saveApprovalRules, { Kind: document.kind, UpdateTime, Steps })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  }
}

/** A desk of releases beside bills that are made up; the rules of the demo, which speak of its own story, are off. */
export async function releaseTestbed(server: TestServer) {
  await server.db.owner((owner) => owner.query('update release_rule set enabled = false'))
  const at = await billTestbed(server)
  const [boss, finance] = [await server.signIn('boss'), await server.signIn('finance')]
  const desk = new ReleaseDesk(server, { boss, finance, doc: at.doc })
  await desk.chain()
  return { at, boss, finance, desk }
}
