import { cargoOrderInfo, cargoOrderList, modifyCargoOrder } from '@jst/contracts/cargo-orders'
import { documentMessages } from '@jst/contracts/document'
import { addSiListForCompany, siDataInfo, siInfo, siPagedList, siVersionList } from '@jst/contracts/si'
import { saveRole, type DataScope } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, until, type TestClient, type TestServer } from '../../../testing/index.ts'
import { employeeId, inputOf, operator, roleOf } from '../testing.ts'

let server: TestServer
let own: { order: number; record: number }
let colleagues: { order: number; record: number }

/** The clerk, once the server has heard of the role's new scope. */
async function clerkWith(scope: DataScope): Promise<TestClient> {
  const boss = await server.signIn('boss')
  await boss.call(saveRole, { ...inputOf(await roleOf(boss, operator, '单证员')), DataScope: scope })
  const doc = await server.signIn('doc')
  const expected = { own: 1, department: 2 }[scope as string]
  await until(async () => expected === undefined || (await orders(doc)).Total === expected)
  return doc
}

/** One order brought in by the clerk, one by the colleague of the same department; all others by nobody in particular. */
beforeAll(async () => {
  server = await createTestServer()
  const [doc, reviewer] = [await employeeId(server, 'doc'), await employeeId(server, 'reviewer')]
  const [first, second] = await server.db.owner(async (owner) => {
    const rows = await owner.query<{ order: number; record: number }>(
      `select min(r.id) as record, o.id as "order" from cargo_order o join si_record r on r.order_id = o.id and r.delete_mark = 0 group by o.id
        order by o.id limit 2`,
    )
    await owner.query('update cargo_order set create_id = null')
    await owner.query(
      `update si_record set claimed_by = null, claimed_name = '', reviewer_id = null, created_by = (select min(id) from employee
        where company_id = si_record.company_id)`,
    )
    await owner.query('update cargo_order set create_id = $2 where id = $1', [rows[0]!.order, doc])
    await owner.query(`update si_record set claimed_by = $2, claimed_name = '林志远', claim_time = now(), assigned = true where id = $1`, [
      rows[1]!.record,
      reviewer,
    ])
    return rows
  })
  own = first!
  colleagues = second!
})
afterAll(() => server.close())

const orders = async (client: TestClient) => (await client.call(cargoOrderList, { PageSize: 200 })).body.Data
const records = async (client: TestClient) => (await client.call(siPagedList, { PageSize: 200 })).body.Data
const versions = async (client: TestClient) => (await client.call(siVersionList, { PageSize: 200 })).body.Data

describe('the scope of a role', () => {
  it('company: everything the operator serves', async () => {
    const doc = await clerkWith('company')
    expect((await orders(doc)).Total).toBeGreaterThan(10)
    expect((await records(doc)).Total).toBeGreaterThan(10)
  })

  it('own: what one brought in, made, claimed or reviewed; everything else is as if it were not there', async () => {
    const doc = await clerkWith('own')
    expect((await orders(doc)).Rows.map(({ Id }) => Id)).toEqual([own.order])
    expect((await orders(doc)).Total).toBe(1)
    expect(new Set((await records(doc)).Rows.map(({ CGO_ID }) => CGO_ID))).toEqual(new Set([own.order]))
    expect((await versions(doc)).Total).toBeGreaterThan(0)
    expect((await versions(doc)).Total).toBeLessThan(10)
    for (const answer of [
      await doc.call(cargoOrderInfo, { Id: colleagues.order }),
      await doc.call(siDataInfo, { CGO_ID: colleagues.order }),
      await doc.call(siInfo, { Id: colleagues.record }),
    ])
      expect([answer.status, answer.body.Code]).toEqual([404, 'NOT_FOUND'])
    expect((await doc.call(siInfo, { Id: own.record })).status).toBe(200)
    const moved = await doc.call(modifyCargoOrder, {
      Id: colleagues.order,
      UpdateTime: new Date().toISOString(),
      SiDeadline: null,
      Remark: 'x',
    })
    expect(moved.status).toBe(404)
    const mine = (await doc.call(cargoOrderInfo, { Id: own.order })).body.Data
    expect(
      (await doc.call(modifyCargoOrder, { Id: own.order, UpdateTime: mine.UpdateTime, SiDeadline: mine.SiDeadline, Remark: 'x' })).status,
    ).toBe(200)
    const submitted = await doc.call(addSiListForCompany, {
      TDBLInfos: [{ Id: 0, TBI_MBL_NO: 'PROBE', BoxInfos: [] }],
      Num: 1,
      CGO_ID: colleagues.order,
      MBL_NO: 'PROBE',
      EmployeeId: 1,
      COMPANYID: 1,
      COMPANYCODE: 'X',
    })
    expect(submitted.status).toBe(404)
  })

  it('own: the messages of the records that one sees, and nobody else’s', async () => {
    await server.db.owner((owner) =>
      owner.query(
        `insert into booking_message (company_id, document_kind, booking_id, channel, direction, kind, state, words)
          select o.operator_id, 'si', r.id, 'mail', 'in', 'note', 'open', r.id::text from si_record r join cargo_order o on o.id = r.order_id
          where r.id = any($1)`,
        [[own.record, colleagues.record]],
      ),
    )
    const records = async (client: TestClient) =>
      (await client.call(documentMessages, { Kind: 'si', Direction: 'in' })).body.Data.Rows.map(({ RecordId }) => RecordId)
    expect(await records(await clerkWith('own'))).toEqual([own.record])
    expect((await records(await clerkWith('department'))).toSorted()).toEqual([own.record, colleagues.record].toSorted())
  })

  it('department: also what the colleagues do', async () => {
    const doc = await clerkWith('department')
    expect((await orders(doc)).Rows.map(({ Id }) => Id).sort()).toEqual([own.order, colleagues.order].sort())
    expect((await doc.call(siInfo, { Id: colleagues.record })).status).toBe(200)
  })

  it('finds the record of a row by its key: a condition that reads the whole table outweighs everything else in a plan', async () => {
    const policies = await server.db.owner((owner) =>
      owner.query<{ name: string; target: string; test: string }>(
        `select policyname as name, tablename as target, regexp_replace(qual, '\\s+', ' ', 'g') as test from pg_policies where qual is not null`,
      ),
    )
    expect(policies.length).toBeGreaterThan(100)
    expect(policies.filter(({ test }) => / IN \( SELECT \w+\.\w+ FROM /.test(test))).toEqual([])
    const following = policies.filter(({ test }) => test.includes('of_record.id'))
    expect(following.length).toBeGreaterThan(15)
    // a bare name would be a column of the record itself where that has one of the name
    expect(following.filter(({ target, test }) => !test.includes(`of_record.id = ${target}.`))).toEqual([])
  })

  it('means nothing to customers: their orders are their company’s', async () => {
    await server.db.owner((owner) => owner.query(`update role set data_scope = 'own' where name = '客户操作员'`))
    expect((await orders(await server.signIn('customer'))).Total).toBeGreaterThan(3)
  })
})
