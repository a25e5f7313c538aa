import { messageSelfList } from '@jst/contracts/messages'
import {
  addSiList,
  addSiListForCompany,
  checkSi,
  modifySi,
  siInfo,
  siListOfOrder,
  siState,
  siVersionList,
  type SiRecordInput,
} from '@jst/contracts/si'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { payloadOf, siTestbed, type SiTestbed } from './testing.ts'

let server: TestServer
let bed: SiTestbed
let customer: TestClient
let clerk: TestClient
let ids: Record<'doc' | 'customer' | 'customer2' | 'reviewer' | 'YFJCK' | 'HZJD', number>

const known = `select lower(u.account) as name, e.id from employee e join app_user u on u.id = e.user_id where e.is_default union all select code, id
  from company`

beforeAll(async () => {
  server = await createTestServer()
  customer = await server.signIn('customer')
  clerk = await server.signIn('doc')
  bed = siTestbed(server, customer)
  const rows = await server.db.owner((owner) => owner.query<{ name: string; id: number }>(known))
  ids = Object.fromEntries(rows.map(({ name, id }) => [name, id])) as typeof ids
})
afterAll(() => server.close())

const submit = async (order: number, overrides: Partial<SiRecordInput> = {}, more: { LateReason?: string } = {}) =>
  customer.call(addSiList, { ...payloadOf(order, await bed.draft(order, overrides)), ...more })
const behalf = async (order: number, more: object = {}) =>
  clerk.call(addSiListForCompany, {
    ...payloadOf(order, await bed.draft(order)),
    EmployeeId: ids.doc,
    COMPANYID: ids.YFJCK,
    COMPANYCODE: 'YFJCK',
    ...more,
  })
const codes = (issues: { Path: string; Severity: string }[] | undefined) =>
  (issues ?? []).filter(({ Severity }) => Severity === 'ERROR').map(({ Path }) => Path)

describe('what does not pass is refused at its field, and nothing is stored', () => {
  const boxed = (change: object) => async (order: number) => {
    const { BoxInfos = [] } = await bed.draft(order)
    return { BoxInfos: BoxInfos.map((box, index) => (index === 0 ? { ...box, ...change } : box)) }
  }
  it.each<[string, (order: number) => Promise<Partial<SiRecordInput>>, string]>([
    ['a line of 36 characters', async () => ({ TBI_CONSIGNEE: 'X'.repeat(36) }), 'TDBLInfos[0].TBI_CONSIGNEE'],
    ['full-width text', async () => ({ TBI_MARKS: 'ＨＨ，１－８００' }), 'TDBLInfos[0].TBI_MARKS'],
    ['a negative weight', boxed({ TBX_WEIGHT: -5 }), 'TDBLInfos[0].BoxInfos[0].TBX_WEIGHT'],
    ['more packages than a column holds', boxed({ TBX_NUM: 9_000_000_000_000 }), 'TDBLInfos[0].BoxInfos[0].TBX_NUM'],
    ['a weight beyond all measure', boxed({ TBX_WEIGHT: 1e12 }), 'TDBLInfos[0].BoxInfos[0].TBX_WEIGHT'],
    ['half a package', boxed({ TBX_NUM: 1.5 }), 'TDBLInfos[0].BoxInfos[0].TBX_NUM'],
    ['a container number that is none', boxed({ TBX_CNNO: 'ABCD123' }), 'TDBLInfos[0].BoxInfos[0].TBX_CNNO'],
    ['no consignee', async () => ({ TBI_CONSIGNEE: '' }), 'TDBLInfos[0].TBI_CONSIGNEE'],
    ['text that cannot be stored', async () => ({ TBI_REMARKS: 'a\0b' }), 'TDBLInfos[0].TBI_REMARKS'],
  ])('%s', async (_, change, path) => {
    const order = await bed.order()
    const { status, body } = await submit(order, await change(order))
    expect([status, body.Code]).toEqual([422, 'INVALID_INPUT'])
    expect(codes(body.Issues)).toContain(path)
    expect((await customer.call(siListOfOrder, { CGO_ID: order })).body.Data).toEqual([])
  })
  it('a wrong check digit is a warning with the right one, and counts on the record', async () => {
    const order = await bed.order()
    const { BoxInfos = [] } = await bed.draft(order)
    const last = Number(BoxInfos[0]?.TBX_CNNO?.at(-1))
    const wrong = `${BoxInfos[0]?.TBX_CNNO?.slice(0, -1)}${(last + 1) % 10}`
    const { body } = await submit(order, { BoxInfos: BoxInfos.map((box, index) => (index === 0 ? { ...box, TBX_CNNO: wrong } : box)) })
    expect((await customer.call(siState, { Id: body.Data.Ids[0] ?? 0 })).body.Data.Warnings).toBeGreaterThan(0)
  })
  it('another customer’s order does not exist', async () => {
    const order = await bed.order()
    const stranger = await server.signIn('customer2')
    const payload = payloadOf(order, await bed.draft(order))
    expect((await stranger.call(addSiList, payload)).status).toBe(404)
    expect((await stranger.call(checkSi, payload)).status).toBe(404)
  })
})

describe('after the cut-off', () => {
  it('a customer without the right is refused; the clerk has it, and says why', async () => {
    const order = await bed.order(-1)
    expect((await submit(order, {}, { LateReason: '工厂晚提供' })).body.Issues?.map(({ Code }) => Code)).toContain('OVERDUE')
    expect(codes((await behalf(order)).body.Issues)).toEqual(['LateReason'])
    const { body } = await behalf(order, { LateReason: '工厂晚提供箱封号' })
    const [row] = (await customer.call(siVersionList, { TDId: body.Data.Ids[0] ?? 0 })).body.Data.Rows
    expect(row).toMatchObject({ Stage: 1, Remarks: '工厂晚提供箱封号', Source: 2, AuthorName: '陈雨欣' })
  })
  it('the check asks for the reason before the submit does', async () => {
    const order = await bed.order(-1)
    const { body } = await clerk.call(checkSi, payloadOf(order, await bed.draft(order)))
    expect([body.Data.Pass, body.Data.Issues.some(({ Path }) => Path === 'LateReason')]).toEqual([true, true])
  })
  it('a rejected record may be corrected late with the right only', async () => {
    const id = await bed.submitted()
    await bed.moveDeadline(id, -1)
    const record = await bed.read(id)
    expect((await customer.call(modifySi, record)).body.Issues?.map(({ Code }) => Code)).toContain('OVERDUE')
    expect(codes((await clerk.call(modifySi, record)).body.Issues)).toEqual(['LateReason'])
    expect((await clerk.call(modifySi, { ...record, LateReason: '客户委托' })).status).toBe(200)
  })
})

describe('on behalf of a company', () => {
  it('the customer’s person who is named is told of every step, the employee is the author', async () => {
    const { body } = await behalf(await bed.order(), { EmployeeId: ids.customer })
    const id = body.Data.Ids[0] ?? 0
    expect((await clerk.call(siInfo, { Id: id })).body.Data.TBI_CREATE_ID).toBe(ids.doc)
    const [message] = (await customer.call(messageSelfList, { PageSize: 1 })).body.Data.Rows
    expect(message).toMatchObject({ SendId: ids.doc, Link: `/external/workbench/siSubmit?Id=${id}` })
    expect((await clerk.call(messageSelfList, { PageSize: 1 })).body.Data.Rows[0]?.Link).toBe(`/tdManage/siDetail?Id=${id}`)
  })
  it.each([
    ['a colleague', () => ({ EmployeeId: ids.reviewer }), 'EmployeeId'],
    ['a person of another customer', () => ({ EmployeeId: ids.customer2 }), 'EmployeeId'],
    ['another customer', () => ({ COMPANYID: ids.HZJD, COMPANYCODE: 'HZJD' }), 'COMPANYID'],
    ['a code that is not the company’s', () => ({ COMPANYCODE: 'HZJD' }), 'COMPANYID'],
  ])('%s is refused', async (_, more, path) => {
    const { status, body } = await behalf(await bed.order(), more())
    expect([status, codes(body.Issues)]).toEqual([422, [path]])
  })
})

it('a set of bills is stored whole, told once, and replayed by its key', async () => {
  const order = await bed.order()
  const draft = await bed.draft(order)
  const boxes = draft.BoxInfos ?? []
  const bill = (part: typeof boxes, suffix: string): SiRecordInput => ({
    ...draft,
    TBI_SITYPE: 2,
    TBI_SIMBL_NO: `${draft.TBI_MBL_NO}${suffix}`,
    BoxInfos: part.map((box) => ({
      ...box,
      BoxDetails: [
        {
          TBD_GOODS: `GOODS ${suffix}`,
          TBD_NUM: box.TBX_NUM ?? 0,
          TBD_WEIGHT: box.TBX_WEIGHT ?? 0,
          TBD_VOLUME: box.TBX_VOLUME ?? 0,
          TBD_PACKAGE: box.TBX_PACKAGE ?? '',
          TBD_HSCODE: '732393',
        },
      ],
    })),
    TBI_NUMBER: String(part.reduce((sum, box) => sum + (box.TBX_NUM ?? 0), 0)),
  })
  const reviewer = await server.signIn('reviewer')
  const before = (await reviewer.call(messageSelfList, { PageSize: 1 })).body.Data.Total
  const payload = payloadOf(order, bill(boxes.slice(0, 1), 'A'), bill(boxes.slice(1), 'B'))
  const [first, again] = [
    await customer.call(addSiList, payload, { 'idempotency-key': 'set' }),
    await customer.call(addSiList, payload, { 'idempotency-key': 'set' }),
  ]
  expect(first.text).toBe(again.text)
  const stored = (await customer.call(siListOfOrder, { CGO_ID: order })).body.Data
  expect(stored.map(({ Id }) => Id)).toEqual(first.body.Data.Ids)
  expect(stored.map(({ BoxInfos }) => BoxInfos.map(({ TBX_CNNO, BoxDetails }) => [TBX_CNNO, BoxDetails[0]?.TBD_GOODS]))).toEqual([
    boxes.slice(0, 1).map(({ TBX_CNNO }) => [TBX_CNNO, 'GOODS A']),
    boxes.slice(1).map(({ TBX_CNNO }) => [TBX_CNNO, 'GOODS B']),
  ])
  expect(new Set(stored.map(({ TBI_NO }) => TBI_NO)).size).toBe(2)
  const messages = (await reviewer.call(messageSelfList, { PageSize: 1 })).body.Data
  expect([messages.Total, messages.Rows[0]?.Title]).toEqual([before + 1, `新补料待审核：${draft.TBI_MBL_NO}（2 票）`])
})
