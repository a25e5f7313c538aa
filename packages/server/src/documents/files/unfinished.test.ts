import { beginFile, dropUpload } from '@jst/contracts/document'
import { customerCalls } from '@jst/contracts/partner'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../testing/index.ts'
import { begin } from '../../testing/send-file.ts'

let server: TestServer
let [boss, sales]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[boss, sales] = await Promise.all(['boss', 'sales'].map((account) => server.signIn(account)))
})
afterAll(() => server.close())

const newCustomer = async (NameZh: string) => ({
  Kind: 'customer',
  Id: (await boss!.call(customerCalls.save, { Id: 0, Values: { NameZh } })).body.Data.Id,
})

describe('unfinished uploads', () => {
  it('are fifty at most for a person: one more is refused, one that is taken up again or follows a dropped one is not', async () => {
    const customer = await newCustomer('未传完文件客户甲')
    const start = (at: number, by = boss!) => begin(by, customer, 1_000, { name: `附件${at}.pdf` })
    const begun = await Promise.all(Array.from({ length: 50 }, (_, at) => start(at)))
    expect(new Set(begun.map(({ status }) => status))).toEqual(new Set([200]))
    const refused = await start(50)
    expect([refused.status, refused.body.Message]).toEqual([429, '您有超过 50 个未传完的文件，请先传完或取消其中一些'])
    expect((await start(7)).body.Data.UploadId).toBe(begun[7]!.body.Data.UploadId)
    expect((await start(51, sales)).status).toBe(200)
    expect((await boss!.call(dropUpload, { ...customer, UploadId: begun[0]!.body.Data.UploadId })).status).toBe(200)
    expect((await start(50)).status).toBe(200)
  })

  it('take so many bytes at most for a company, whoever of it sends them', async () => {
    const customer = await newCustomer('未传完文件客户乙')
    await server.db.owner((owner) =>
      owner.query('update document_upload set size = 2147483648 where id in (select id from document_upload limit 10)'),
    )
    const refused = await begin(sales!, customer, 1_000)
    expect([refused.status, refused.body.Message]).toEqual([429, expect.stringMatching(/20 GB|20GB/)])
    const { status } = await sales!.call(beginFile, { ...customer, FileKind: 'others', Name: '另一个.pdf', Size: 1, Modified: 2 })
    expect(status).toBe(429)
  })
})
