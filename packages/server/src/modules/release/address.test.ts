import { documentState, moveDocuments } from '@jst/contracts/document'
import { addressCalls, addressDocument as document } from '@jst/contracts/release'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'

let server: TestServer
let [boss, finance, doc, sales]: TestClient[] = []
let CustomerCode = ''
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, finance, doc, sales] = await Promise.all(['boss', 'finance', 'doc', 'sales'].map((account) => server.signIn(account)))
  CustomerCode = (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh: '收件客户' } })).body.Data.Code
})
afterAll(() => server.close())

const values = () => ({ NameZh: '收件单位', CustomerCode, Contact: '张三', Phone: '13800000000', Address: '上海市浦东新区 1 号' })
const add = async (client: TestClient) => (await client.call(addressCalls.save, { Id: 0, Values: values() })).body.Data.Id
const stateOf = async (Id: number) => (await boss!.call(documentState, { Kind: document.kind, Id })).body.Data
async function move(client: TestClient, Event: string, Id: number, Remarks = '') {
  const { UpdateTime } = await stateOf(Id)
  const answer = await client.call(moveDocuments, { Kind: document.kind, Event, Remarks, Items: [{ Id, UpdateTime }] })
  return answer.body.Data?.NotMoved.map(({ Message }) => Message) ?? [answer.body.Code]
}
/** Stored without its bytes: the guard asks whether there is one. */
const prove = (Id: number) =>
  server.db.owner(async (owner) => {
    await owner.query(`insert into blob (sha256, size) values (repeat('7', 64), 5) on conflict do nothing`)
    await owner.query(
      `insert into document_file (kind, subject_id, company_id, audience, file_kind, version, name, format, size, sha256)
        select '${document.kind}', id, company_id, 'internal', 'proof', 1, 'proof.pdf', 'pdf', 5, repeat('7', 64) from release_address where id = $1`,
      [Id],
    )
  })

describe('an address', () => {
  it('is submitted with its proof alone, and verified by somebody else', async () => {
    const Id = await add(boss!)
    expect(await move(boss!, 'submit', Id)).toEqual(['请先上传地址证明，例如营业执照或近三个月的快递签收单'])
    await prove(Id)
    expect(await move(boss!, 'submit', Id)).toEqual([])
    expect(await move(boss!, 'verify', Id)).toEqual(['填写、修改或提交地址的人不能认证，请由同事核对'])
    expect(await move(finance!, 'verify', Id)).toEqual([])
    const { UpdateTime } = await stateOf(Id)
    const change = await boss!.call(addressCalls.save, { Id, UpdateTime, Values: { ...values(), Address: '别处' } })
    expect(change.body.Code).toBe('ILLEGAL_TRANSITION')
    expect((await boss!.call(addressCalls.remove, { Items: [{ Id, UpdateTime }] })).status).toBe(422)
  })
  it('is not verified by a person who changed it', async () => {
    const Id = await add(doc!)
    const { UpdateTime } = await stateOf(Id)
    await finance!.call(addressCalls.save, { Id, UpdateTime, Values: { ...values(), Contact: '李四' } })
    await prove(Id)
    expect(await move(doc!, 'submit', Id)).toEqual([])
    expect(await move(finance!, 'verify', Id)).toHaveLength(1)
    expect(await move(doc!, 'verify', Id)).toHaveLength(1)
    expect(await move(boss!, 'verify', Id)).toEqual([])
  })
  it('is for those who prepare papers', async () => expect((await sales!.call(addressCalls.list, {})).status).toBe(403))
})
