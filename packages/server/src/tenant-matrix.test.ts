import type { Endpoint } from '@jst/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Queryable } from './kernel/database/statement.ts'
import { createTestServer, type TestClient, type TestServer } from './testing/index.ts'
import { everyEndpoint, fieldsOf } from './testing/routes.ts'
import { foreignRows, type Foreign } from './testing/tenant/foreign.ts'
import { batches, nested, samples } from './testing/tenant/samples.ts'

// a draft is named by the key of its record
const namesARow = (field: string) => /^ids?$|Ids?$|_?ID$|^Key$/.test(field)
const withIds = everyEndpoint.filter((endpoint) => nested.has(endpoint.path) || fieldsOf(endpoint).some(namesARow))
const lists = everyEndpoint.filter((endpoint) => endpoint.method === 'GET' && !endpoint.write && !fieldsOf(endpoint).some(namesARow))

let server: TestServer
let stranger: TestClient
let foreign: Foreign
let secrets: string[]
/** Rows of the first customer before the first call. */
let before: Record<string, string>
/** Journal entries of a change to all orders, some of which belong to the first customer. */
let noted: string[]

beforeAll(async () => {
  server = await createTestServer()
  ;({ foreign, secrets } = await foreignRows(server))
  stranger = await server.signIn('customer2')
  await noteWhatIsTouched()
  await server.db.owner((owner) => owner.query('update cargo_order set remark = remark || $1', ['…']))
  noted = await touched()
  before = await rowsOfCustomer()
})
afterAll(() => server.close())

const tablesOfCompanies = (owner: Queryable) =>
  owner.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and c.column_name = 'company_id' and t.table_type = 'BASE TABLE'`,
  )

/** Checksum of every row of the first customer, in every table that has a company. */
async function rowsOfCustomer(): Promise<Record<string, string>> {
  return server.db.owner(async (owner) => {
    const sums = (await tablesOfCompanies(owner)).map(
      ({ name }) =>
        `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t where company_id = $1`,
    )
    const found = await owner.query<{ name: string; sum: string }>(sums.join(' union all '), [foreign.company])
    return Object.fromEntries(found.map(({ name, sum }) => [name, sum]))
  })
}

/**
 * From here on the database keeps a journal of the first customer's rows that are written: a checksum after every call would take most of the time.
 */
async function noteWhatIsTouched(): Promise<void> {
  await server.db.owner(async (owner) => {
    await owner.query(`create table touched (name text not null);
      create function note_touched() returns trigger language plpgsql security definer set search_path = public as $$
      begin
        if old is distinct from new and ${foreign.company} in (old.company_id, new.company_id) then insert into touched
      values (tg_table_name); end if;
        return null;
      end $$`)
    for (const { name } of await tablesOfCompanies(owner))
      await owner.query(
        `create trigger zz_touched after insert or update or delete on ${name} for each row execute function note_touched()`,
      )
  })
}
const touched = () =>
  server.db.owner(async (owner) => (await owner.query<{ name: string }>('delete from touched returning name')).map(({ name }) => name))

async function ask({ method, path: url }: Endpoint, input: Record<string, unknown>) {
  const headers = { authorization: `Bearer ${stranger.token}` }
  const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]))
  return server.app.inject(method === 'GET' ? { method, url, headers, query } : { method, url, headers, payload: input })
}

it('every call that takes an id of a row has a sample', () => {
  expect(withIds.map(({ path }) => path).filter((path) => !samples[path])).toEqual([])
  expect(Object.keys(samples).filter((path) => !withIds.some((endpoint) => endpoint.path === path))).toEqual([])
})

it('the journal of what is touched tells of rows of the customer', async () => {
  const [{ mine, all } = { mine: 0, all: 0 }] = await server.db.owner((owner) =>
    owner.query<{ mine: number; all: number }>('select count(*) filter (where company_id = $1) as mine, count(*) as all from cargo_order', [
      foreign.company,
    ]),
  )
  expect(noted).toEqual(Array.from({ length: mine }, () => 'cargo_order'))
  expect(mine).toBeLessThan(all)
})

describe("with another company's ids", () => {
  it.each(withIds.map((endpoint) => [endpoint.path, endpoint] as const))('%s shows nothing and changes nothing', async (path, endpoint) => {
    expect(Object.values(foreign).every(Boolean)).toBe(true)
    const { payload, statusCode } = await ask(endpoint, samples[path]!(foreign))
    expect(secrets.filter((word) => payload.includes(word))).toEqual([])
    expect([404, 403, 200, 422]).toContain(statusCode)
    // a write that was let through must have been one of nothing
    if (endpoint.write && statusCode === 200) expect(batches).toContain(path.slice(path.lastIndexOf('/') + 1))
    expect(await touched()).toEqual([])
  })

  it('every row is what it was before the first call', async () => expect(await rowsOfCustomer()).toEqual(before))
})

it.each(lists.map((endpoint) => [endpoint.path, endpoint] as const))(
  '%s shows nothing of another company without an id either',
  async (_, endpoint) => {
    const { payload } = await ask(endpoint, fieldsOf(endpoint).includes('PageSize') ? { PageSize: 200 } : {})
    expect(secrets.filter((word) => payload.includes(word))).toEqual([])
  },
)
