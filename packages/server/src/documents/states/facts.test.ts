import { defineStates } from '@jst/contracts'
import { documentSides, documentState, moveDocuments } from '@jst/contracts/document'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { allowed, refuse } from '../../kernel/access/policy.ts'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { registerDocument, type Guard } from '../index.ts'
import { forgetDocument } from '../registry.ts'

const button = { path: '/tdManage/siCheck', code: 'edit' } as const
const states = defineStates({
  states: {
    open: { code: 0, zh: '待发', en: 'Open', tone: 'grey' },
    loaded: { code: 1, zh: '已装', en: 'Loaded', tone: 'green' },
    sealed: { code: 2, zh: '已封', en: 'Sealed', tone: 'blue' },
  },
  sides: documentSides,
  moves: {
    load: { zh: '装船', tone: 'green', from: ['open'], to: 'loaded', by: { staff: button }, guards: ['light'] },
    seal: { zh: '封箱', tone: 'blue', from: ['loaded'], to: 'sealed', by: { staff: button } },
  },
})
/** Loads: a kind of the test's own, over the table of orders. */
const load = {
  kind: 'trialLoad',
  zh: '装载',
  en: 'Load',
  reads: ['/tdManage/siCheck'],
  writes: button,
  page: '/tdManage/siCreator',
  fields: {},
  states,
} as const

interface LoadFacts {
  readonly goodsOf: ReadonlyMap<number, string>
}
const light: Guard<LoadFacts> = (_call, { id }, _input, { goodsOf }) =>
  goodsOf.get(id) === 'LEAD' ? refuse('INVALID_INPUT', '超重') : allowed
const places = { document: load, table: 'cargo_order', no: 't.order_no', title: 't.mbl_no' } as const
/** Never called: the compiler refuses a guard whose facts nobody reads. */
const unread = () =>
  // @ts-expect-error `facts` is missing
  registerDocument({ ...places, guards: { light }, effects: {} })

const reads: (readonly number[])[] = []
const sealed: string[] = []
let server: TestServer
let doc: TestClient
let ids: number[] = []
beforeAll(async () => {
  registerDocument({
    ...places,
    facts: async ({ tx }, rows) => {
      const keys = rows.map(({ id }) => id)
      reads.push(keys)
      const found = await tx.query<{ id: number; goods: string }>('select id, goods from cargo_order where id = any($1)', [keys])
      return { goodsOf: new Map(found.map(({ id, goods }) => [id, goods])) }
    },
    guards: { light },
    effects: {
      seal: async (_call: unknown, { id }: { readonly id: number }, _input: unknown, { goodsOf }: LoadFacts) => {
        sealed.push(goodsOf.get(id) ?? '')
      },
    },
  })
  server = await createTestServer()
  doc = await server.signIn('doc')
  ids = await server.db.owner(async (owner) => {
    await owner.query(`call document_state('cargo_order', 0, null)`)
    const rows = await owner.query<{ id: number }>(`select o.id from cargo_order o join employee e on e.company_id = o.operator_id
      join app_user u on u.id = e.user_id where u.account = 'doc' order by o.id limit 3`)
    const keys = rows.map(({ id }) => id)
    await owner.query(`update cargo_order set goods = case id when $1 then 'LEAD' else 'CORK' end where id = any($2)`, [keys[1], keys])
    return keys
  })
})
afterAll(async () => {
  forgetDocument(load.kind)
  await server.close()
})

const move = async (Event: string) => {
  const Items = []
  for (const Id of ids) Items.push({ Id, UpdateTime: (await doc.call(documentState, { Kind: load.kind, Id })).body.Data.UpdateTime })
  return (await doc.call(moveDocuments, { Kind: load.kind, Event, Items })).body.Data
}

it('needs a reader of its facts', () => expect(unread).toBeTypeOf('function'))

it('reads the facts of all records of a request once, and gives them to guards and effects', async () => {
  const [first, heavy, last] = ids as [number, number, number]
  expect(await move('load')).toMatchObject({ Moved: [first, last], NotMoved: [{ Id: heavy, Message: '超重' }] })
  expect(reads).toEqual([ids])
  expect((await move('seal')).Moved).toEqual([first, last])
  // the next request reads anew
  expect(reads).toEqual([ids, ids])
  expect(sealed).toEqual(['CORK', 'CORK'])
})
