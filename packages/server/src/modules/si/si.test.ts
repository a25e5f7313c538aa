import { messageSelfList } from '@jst/contracts/messages'
import {
  addSiList,
  addSiListForCompany,
  changeSiStatus,
  checkSi,
  modifySi,
  saveSiTemplate,
  siDataInfo,
  siInfo,
  siListOfOrder,
  siLog,
  siPagedList,
  siTemplateFile,
  siTemplateInfo,
  siVersionList,
  type SiRecordInput,
  type SiRecordWire,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let customer: TestClient
let stranger: TestClient
let reviewer: TestClient
let clerk: TestClient

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  stranger = await server.signIn('customer2')
  reviewer = await server.signIn('reviewer')
  clerk = await server.signIn('doc')
})
afterAll(() => server.close())

const parties = {
  TBI_CONSIGNOR: 'NINGBO YUANFAN IMP. & EXP. CO., LTD\nNINGBO, CHINA',
  TBI_CONSIGNEE: 'HAMBURG HOME TRADING GMBH\nHAMBURG, GERMANY',
  TBI_NOTIFIER_1: 'SAME AS CONSIGNEE',
  TBI_MARKS: 'N/M',
  TBI_SIGNING_METHOD: 'TLX',
}

const copyOrder = `with o as (insert into cargo_order (order_no, mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage,
  load_port_code, load_port_name, discharge_port_code, discharge_port_name, goods, package_kind, hs_code, si_deadline)
    select 'T' || gen_random_uuid(), mbl_no, company_id, operator_id, carrier_code, carrier_name, vessel, voyage, 'CNNGB', 'NINGBO',
      'AEJEA', 'JEBEL ALI', goods, package_kind, hs_code, now() + interval '3 days'
    from cargo_order where id = 1 returning id),
  b as (insert into cargo_order_box (order_id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume)
    select o.id, company_id, operator_id, seq, type, container_no, seal_no, package_kind, packages, weight, volume from cargo_order_box, o
  where order_id = 1)
  select id from o`
/** An order of the customer without an SI, with its cut-off to come. */
async function freeOrder(): Promise<number> {
  const [order] = await server.db.owner((owner) => owner.query<{ id: number }>(copyOrder))
  return order?.id ?? 0
}

/** A record for an order as the form would send it. */
async function draftOf(orderId: number, overrides: Partial<SiRecordInput> = {}): Promise<SiRecordInput> {
  const { body } = await customer.call(siDataInfo, { CGO_ID: orderId })
  const { TDBoxInfos, ...fields } = body.Data
  return { ...fields, ...parties, BoxInfos: TDBoxInfos, ...overrides }
}
const payload = (orderId: number, ...records: SiRecordInput[]) => ({
  TDBLInfos: records,
  Num: records.length,
  CGO_ID: orderId,
  MBL_NO: records[0]?.TBI_MBL_NO ?? '',
})

async function submitted(): Promise<{ id: number; orderId: number }> {
  const orderId = await freeOrder()
  const { body } = await customer.call(addSiList, payload(orderId, await draftOf(orderId)))
  return { id: body.Data.Ids[0] ?? 0, orderId }
}
const read = async (client: TestClient, id: number): Promise<SiRecordWire> => (await client.call(siInfo, { Id: id })).body.Data

describe('order data', () => {
  it('GetDataInfo prefills the record fields and gives the containers as TDBoxInfos', async () => {
    const { body } = await customer.call(siDataInfo, { CGO_ID: await freeOrder() })
    expect(body).toMatchObject({ Status: 1, Data: { TBI_STATUS: 1, TBI_SOURCES: 1, TBI_SITYPE: 1, TBI_XIEH_BL: '' } })
    expect(body.Data.TDBoxInfos.length).toBeGreaterThan(0)
    expect(body.Data.TBI_NUMBER).toBe(String(body.Data.TDBoxInfos.reduce((sum, box) => sum + box.TBX_NUM, 0)))
  })
  it("another customer's order does not exist", async () => {
    expect((await stranger.call(siDataInfo, { CGO_ID: await freeOrder() })).status).toBe(404)
  })
})

describe('check', () => {
  it('answers all findings and writes nothing', async () => {
    const orderId = await freeOrder()
    const { body } = await customer.call(checkSi, payload(orderId, await draftOf(orderId, { TBI_CONSIGNEE: '', TBI_MARKS: '中文唛头' })))
    expect(body.Data.Pass).toBe(false)
    expect(body.Data.Issues.map(({ Path, Code }) => `${Path} ${Code}`)).toEqual(
      expect.arrayContaining(['TDBLInfos[0].TBI_CONSIGNEE REQUIRED', 'TDBLInfos[0].TBI_MARKS CHARSET']),
    )
    expect((await customer.call(siListOfOrder, { CGO_ID: orderId })).body.Data).toEqual([])
  })
  it('passes what the submit then accepts', async () => {
    const orderId = await freeOrder()
    const body = payload(orderId, await draftOf(orderId))
    expect((await customer.call(checkSi, body)).body.Data.Pass).toBe(true)
    expect((await customer.call(addSiList, body)).status).toBe(200)
  })
})

describe('submit', () => {
  it('stores the record with status 1, a number, its containers and a first version', async () => {
    const { id, orderId } = await submitted()
    const record = await read(customer, id)
    expect(record).toMatchObject({ CGO_ID: orderId, TBI_STATUS: 1, TBI_COMPANYCODE: 'YFJCK', TBI_SOURCES: 1 })
    expect(record.TBI_NO).toMatch(/^SI\d{10}$/)
    expect(record.BoxInfos.length).toBeGreaterThan(0)
    expect(record.BoxInfos[0]?.CreateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
    const versions = (await customer.call(siVersionList, { TDId: id })).body.Data
    expect(versions.Rows.map(({ Event, Version }) => [Event, Version])).toEqual([['submit', 1]])
  })
  it('stores a whole set: split bills, each with its own number', async () => {
    const orderId = await freeOrder()
    const draft = await draftOf(orderId)
    const boxes = draft.BoxInfos ?? []
    const half = (part: typeof boxes, suffix: string): SiRecordInput => ({
      ...draft,
      TBI_SITYPE: 2,
      TBI_SIMBL_NO: `${draft.TBI_MBL_NO}${suffix}`,
      BoxInfos: part,
      TBI_NUMBER: String(part.reduce((sum, box) => sum + (box.TBX_NUM ?? 0), 0)),
    })
    const { body } = await customer.call(addSiList, payload(orderId, half(boxes.slice(0, 1), 'A'), half(boxes.slice(1), 'B')))
    expect(body.Data.Ids).toHaveLength(2)
    const stored = (await customer.call(siListOfOrder, { CGO_ID: orderId })).body.Data
    expect(stored.map(({ TBI_SIMBL_NO, TBI_NUM, TBI_SITYPE }) => [TBI_SIMBL_NO.slice(-1), TBI_NUM, TBI_SITYPE])).toEqual([
      ['A', 2, 2],
      ['B', 2, 2],
    ])
  })
  it('refuses what does not pass, with all issues', async () => {
    const orderId = await freeOrder()
    const { status, body } = await customer.call(addSiList, payload(orderId, await draftOf(orderId, { TBI_GOODS: '', BoxInfos: [] })))
    expect(status).toBe(422)
    expect(body.Code).toBe('INVALID_INPUT')
    expect(body.Issues?.map(({ Code }) => Code)).toEqual(expect.arrayContaining(['REQUIRED', 'NO_CONTAINERS']))
  })
  it('the same submission twice with one idempotency key is one record', async () => {
    const orderId = await freeOrder()
    const body = payload(orderId, await draftOf(orderId))
    const answers = [
      await customer.call(addSiList, body, { 'idempotency-key': 'once' }),
      await customer.call(addSiList, body, { 'idempotency-key': 'once' }),
    ]
    expect(answers.map(({ text }) => text)[0]).toBe(answers[1]?.text)
    expect((await customer.call(siListOfOrder, { CGO_ID: orderId })).body.Data).toHaveLength(1)
  })
  it('two submissions of one bill at the same time: the second is told which record is there', async () => {
    const orderId = await freeOrder()
    const body = payload(orderId, await draftOf(orderId))
    const answers = await Promise.all([customer.call(addSiList, body), customer.call(addSiList, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(answers.find(({ status }) => status === 422)?.body.Issues?.[0]?.Message).toContain('已有补料 SI')
  })
  it('ignores what a client may not set: status, number, reviewer, company', async () => {
    const orderId = await freeOrder()
    const { body } = await customer.call(
      addSiList,
      payload(
        orderId,
        await draftOf(orderId, { TBI_STATUS: 2, TBI_NO: 'MINE', TBI_REVIEWER_ID: 1, TBI_COMPANYCODE: 'HZJD', TBI_SHREMARKS: 'ok' }),
      ),
    )
    expect(await read(customer, body.Data.Ids[0] ?? 0)).toMatchObject({
      TBI_STATUS: 1,
      TBI_REVIEWER_ID: 0,
      TBI_COMPANYCODE: 'YFJCK',
      TBI_SHREMARKS: '',
    })
  })
  it('keeps script, SQL and quotes in remarks as text', async () => {
    const orderId = await freeOrder()
    const text = `<script>alert(1)</script>'; drop table si_record; -- 备注 "引号"`
    const { body } = await customer.call(addSiList, payload(orderId, await draftOf(orderId, { TBI_REMARKS: text })))
    expect((await read(customer, body.Data.Ids[0] ?? 0)).TBI_REMARKS).toBe(text)
  })
  it('needs the submit button of the role', async () => {
    const provider = await server.signIn('provider')
    const { status, body } = await provider.call(addSiList, payload(1, {}))
    expect([status, body.Code]).toEqual([403, 'FORBIDDEN'])
  })
})

describe('on behalf of a company', () => {
  const who = async () =>
    (
      await server.db.owner((owner) =>
        owner.query<{ employee: number; company: number }>(
          `select e.id as employee, (select id from company where code = 'YFJCK') as company from employee e join app_user u on u.id = e.user_id
            where u.account = 'doc'`,
        ),
      )
    )[0]!

  it("an employee of the operator submits for its customer; the record is the customer's, the deed the employee's", async () => {
    const orderId = await freeOrder()
    const { employee, company } = await who()
    const { body } = await clerk.call(addSiListForCompany, {
      ...payload(orderId, await draftOf(orderId)),
      EmployeeId: employee,
      COMPANYID: company,
      COMPANYCODE: 'YFJCK',
    })
    const record = await read(customer, body.Data.Ids[0] ?? 0)
    expect(record).toMatchObject({ TBI_COMPANYCODE: 'YFJCK', TBI_SOURCES: 2, TBI_CREATE_ID: employee })
    const [audit] = await server.db.owner((owner) =>
      owner.query<{ employee_id: number; diff: object }>(
        `select employee_id, diff from audit_log where action = 'si.submit' and entity_id = $1`,
        [record.Id],
      ),
    )
    expect(audit).toMatchObject({ employee_id: employee, diff: { onBehalf: true } })
  })
  it("refuses another company than the order's, and an employee that is not the caller", async () => {
    const orderId = await freeOrder()
    const { employee, company } = await who()
    const body = payload(orderId, await draftOf(orderId))
    expect((await clerk.call(addSiListForCompany, { ...body, EmployeeId: employee, COMPANYID: company, COMPANYCODE: 'HZJD' })).status).toBe(
      422,
    )
    expect(
      (await clerk.call(addSiListForCompany, { ...body, EmployeeId: employee + 1, COMPANYID: company, COMPANYCODE: 'YFJCK' })).status,
    ).toBe(422)
  })
})

describe('review', () => {
  it('rejects with remarks, the customer corrects and submits again, the reviewer approves; both see the whole log', async () => {
    const { id } = await submitted()
    const rejected = await reviewer.call(changeSiStatus, { TDId: id, Status: 3, Remarks: '请补充收货人税号' })
    expect(rejected.body.Data).toMatchObject({ TBI_STATUS: 3, TBI_SHREMARKS: '请补充收货人税号' })
    const corrected = await customer.call(modifySi, {
      ...(await read(customer, id)),
      TBI_CONSIGNEE: `${parties.TBI_CONSIGNEE}\nVAT DE123456789`,
    })
    expect(corrected.body.Data).toMatchObject({ TBI_STATUS: 1, TBI_SHREMARKS: '' })
    expect((await reviewer.call(changeSiStatus, { TDId: id, Status: 2, Version: 2 })).body.Data.TBI_STATUS).toBe(2)
    for (const client of [customer, reviewer]) {
      const { Rows } = (await client.call(siVersionList, { TDId: id })).body.Data
      expect(Rows.map(({ Event, Version, Changes }) => [Event, Version, Changes])).toEqual([
        ['approve', 2, 0],
        ['resubmit', 2, 1],
        ['reject', 1, 0],
        ['submit', 1, 0],
      ])
      const first = (await client.call(siLog, { Id: Rows.at(-1)?.Id ?? 0 })).body.Data
      expect(first.TBI_CONSIGNEE).toBe(parties.TBI_CONSIGNEE)
    }
  })
  it('tells the reviewer of a submission and the submitter of the verdict', async () => {
    const unread = async () => (await reviewer.call(messageSelfList, { UnReadOnly: true })).body.Data.Total
    const before = await unread()
    const { id } = await submitted()
    expect(await unread()).toBe(before + 1)
    await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })
    const { Rows } = (await customer.call(messageSelfList, { PageSize: 1 })).body.Data
    expect(Rows[0]).toMatchObject({ Title: expect.stringContaining('审核通过') as string, Link: `/external/workbench/siSubmit?Id=${id}` })
  })
  it('a refusal without remarks is refused', async () => {
    const { id } = await submitted()
    expect(await reviewer.call(changeSiStatus, { TDId: id, Status: 3 })).toMatchObject({ status: 422, body: { Code: 'INVALID_INPUT' } })
  })
  it('approving twice is one approval', async () => {
    const { id } = await submitted()
    await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })
    expect((await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })).status).toBe(200)
    const { Rows } = (await reviewer.call(siVersionList, { TDId: id })).body.Data
    expect(Rows.filter(({ Event }) => Event === 'approve')).toHaveLength(1)
  })
  it('approving a version that was superseded is refused and names the new one', async () => {
    const { id } = await submitted()
    await customer.call(modifySi, { ...(await read(customer, id)), TBI_MARKS: 'NEW' })
    const { status, body } = await reviewer.call(changeSiStatus, { TDId: id, Status: 2, Version: 1 })
    expect(status).toBe(422)
    expect(body.Message).toContain('第 2 版')
  })
  it('a move that the status table does not have is refused with the reason', async () => {
    const { id } = await submitted()
    await reviewer.call(changeSiStatus, { TDId: id, Status: 2 })
    const { body } = await clerk.call(changeSiStatus, { TDId: id, Status: 6 })
    expect(body.Code).toBe('ILLEGAL_TRANSITION')
    expect(body.Message).toContain('当前为“审核通过”')
    expect(body.Message).toContain('下一步为发送样单')
  })
  it('neither a customer nor a clerk without the right may approve; a withdrawal is the submitter’s', async () => {
    const { id } = await submitted()
    expect((await customer.call(changeSiStatus, { TDId: id, Status: 2 })).body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await clerk.call(changeSiStatus, { TDId: id, Status: 2 })).body.Code).toBe('FORBIDDEN')
    expect((await customer.call(changeSiStatus, { TDId: id, Status: 8 })).body.Data.TBI_STATUS).toBe(8)
  })
})

describe('two people on one record', () => {
  it('a stale write is 412 with the stored record, never 409, and changes nothing', async () => {
    const { id } = await submitted()
    const seen = await read(customer, id)
    await customer.call(modifySi, { ...seen, TBI_MARKS: 'FIRST' })
    const { status, body } = await customer.call(modifySi, { ...seen, TBI_MARKS: 'SECOND' })
    expect([status, body.Code]).toEqual([412, 'STALE_WRITE'])
    expect(body.Data.TBI_MARKS).toBe('FIRST')
    expect((await read(customer, id)).TBI_MARKS).toBe('FIRST')
  })
  it('containers keep their ids through an edit; a foreign container id counts as new', async () => {
    const { id } = await submitted()
    const other = await read(customer, (await submitted()).id)
    const record = await read(customer, id)
    const foreignId = other.BoxInfos[0]?.Id ?? 0
    const boxes = record.BoxInfos.map((box, index) => (index === 0 ? { ...box, Id: foreignId } : box))
    const { body } = await customer.call(modifySi, { ...record, BoxInfos: boxes })
    expect(body.Data.BoxInfos.map((box) => box.Id).slice(1)).toEqual(record.BoxInfos.map((box) => box.Id).slice(1))
    expect(body.Data.BoxInfos[0]?.Id).not.toBe(foreignId)
    expect((await read(customer, other.Id)).BoxInfos[0]?.Id).toBe(foreignId)
  })
})

describe("another company's record", () => {
  it('cannot be read, changed, moved, nor found in a list or a log', async () => {
    const { id, orderId } = await submitted()
    const record = await read(customer, id)
    const versionId = (await customer.call(siVersionList, { TDId: id })).body.Data.Rows[0]?.Id ?? 0
    const refused = [
      await stranger.call(siInfo, { Id: id }),
      await stranger.call(siLog, { Id: versionId }),
      await stranger.call(modifySi, record),
      await stranger.call(changeSiStatus, { TDId: id, Status: 8 }),
      await stranger.call(addSiList, payload(orderId, { TBI_MBL_NO: 'X' })),
      await stranger.call(checkSi, payload(orderId, { TBI_MBL_NO: 'X' })),
    ]
    expect(refused.map(({ status }) => status)).toEqual(Array(refused.length).fill(404))
    expect(refused.every(({ text }) => !text.includes('远帆') && !text.includes(record.TBI_MBL_NO))).toBe(true)
    expect((await stranger.call(siListOfOrder, { CGO_ID: orderId })).body.Data).toEqual([])
    expect((await stranger.call(siVersionList, { TDId: id })).body.Data.Total).toBe(0)
    const { Rows } = (await stranger.call(siPagedList, { PageSize: 200 })).body.Data
    expect(Rows.length).toBeGreaterThan(0)
    expect(new Set(Rows.map(({ CompanyName }) => CompanyName))).toEqual(new Set(['苏州恒泽机电有限公司']))
  })
})

describe('templates', () => {
  it('Id 0 makes a new one, an Id changes it, another company does not see it', async () => {
    const made = (await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '汉堡客户', TBI_CONSIGNEE: 'HAMBURG HOME' })).body.Data
    const changed = (await customer.call(saveSiTemplate, { ...made, TBI_MARKS: 'N/M' })).body.Data
    expect(changed).toMatchObject({ Id: made.Id, TBI_CONSIGNEE: 'HAMBURG HOME', TBI_MARKS: 'N/M' })
    expect((await customer.call(siTemplateInfo, { Id: made.Id })).body.Data).toEqual(changed)
    expect((await stranger.call(siTemplateInfo, { Id: made.Id })).status).toBe(404)
    expect((await stranger.call(saveSiTemplate, made)).status).toBe(404)
  })
  it('a name that is taken or empty is refused at its field', async () => {
    await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: '重名' })
    for (const name of ['重名', '  ']) {
      const { status, body } = await customer.call(saveSiTemplate, { Id: 0, TBI_TEMPLATE_NAME: name })
      expect([status, body.Issues?.[0]?.Path]).toEqual([422, 'TBI_TEMPLATE_NAME'])
    }
  })
  it('the file comes as a blob with its Chinese name in content-disposition', async () => {
    const { headers, rawPayload } = await server.app.inject({
      url: siTemplateFile.path,
      headers: { authorization: `Bearer ${customer.token}` },
    })
    expect(decodeURIComponent(String(headers['content-disposition']))).toContain('补料集装箱明细模板.xlsx')
    expect(rawPayload.subarray(0, 2).toString()).toBe('PK')
  })
})
