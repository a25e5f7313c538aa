import { auditLog, importMappings, mappingLimits, mappingList, mappingSystems, removeMapping, saveMapping } from '@jst/contracts/system'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'

let server: TestServer
let [boss, admin, doc]: TestClient[] = []

beforeAll(async () => {
  server = await createTestServer()
  ;[boss, admin, doc] = await Promise.all(['boss', 'admin', 'doc'].map((account) => server.signIn(account)))
  await server.db.owner((owner) => owner.query('delete from code_relation'))
})
afterAll(() => server.close())

const pair = (more: object = {}) => ({
  Id: 0,
  Kind: 'port' as const,
  System: '中远 EDI',
  ExternalCode: 'CNSGH',
  ExternalName: 'SHANGHAI',
  OurCode: 'CNSHA',
  Remark: '',
  ...more,
})
const line = (more: object = {}) => ({
  Kind: '港口',
  System: '马士基',
  ExternalCode: 'SHA',
  ExternalName: 'Shanghai',
  OurCode: 'CNSHA',
  Remark: '',
  ...more,
})
const rows = async (client: TestClient, query = {}) => (await client.call(mappingList, { PageSize: 200, ...query })).body.Data.Rows

describe('a pair', () => {
  it('is kept for its company alone, found, changed against its version, and removed with its story told', async () => {
    const added = (await boss!.call(saveMapping, pair())).body.Data
    expect(added).toMatchObject({ System: '中远 EDI', UpdaterName: '郑国栋' })
    expect(await rows(boss!, { Keyword: 'sgh', Kind: 'port', System: '中远 edi' })).toHaveLength(1)
    expect((await boss!.call(mappingSystems, {})).body.Data).toEqual(['中远 EDI'])
    // even the platform has no business with it
    expect(await rows(admin!)).toEqual([])
    expect((await admin!.call(saveMapping, pair({ Id: added.Id, UpdateTime: added.UpdateTime }))).status).toBe(404)
    expect((await admin!.call(removeMapping, { Id: added.Id, UpdateTime: added.UpdateTime })).status).toBe(404)
    expect((await admin!.call(auditLog, { Entity: 'code_relation', EntityId: added.Id })).status).toBe(404)
    const newer = (await boss!.call(saveMapping, pair({ Id: added.Id, UpdateTime: added.UpdateTime, OurCode: 'CNNGB' }))).body.Data
    const stale = await boss!.call(saveMapping, pair({ Id: added.Id, UpdateTime: added.UpdateTime }))
    expect([stale.status, stale.body.Data]).toEqual([412, newer])
    const story = (await boss!.call(auditLog, { Entity: 'code_relation', EntityId: added.Id })).body.Data.Rows
    expect(story[0]?.Changes).toEqual([{ Field: 'OurCode', Before: 'CNSHA', After: 'CNNGB' }])
    expect((await boss!.call(removeMapping, { Id: added.Id, UpdateTime: newer.UpdateTime })).status).toBe(200)
    expect(await rows(boss!)).toEqual([])
  })

  it('is there once, whatever its case, and leads to a code that there is', async () => {
    await boss!.call(saveMapping, pair({ ExternalCode: 'ABC' }), { 'idempotency-key': 'one' })
    const again = await boss!.call(saveMapping, pair({ ExternalCode: 'ABC' }), { 'idempotency-key': 'one' })
    expect(again.status).toBe(200)
    expect(await rows(boss!)).toHaveLength(1)
    const taken = await boss!.call(saveMapping, pair({ ExternalCode: 'abc', System: '中远 edi' }))
    expect([taken.status, taken.body.Issues?.[0]?.Path]).toEqual([422, 'ExternalCode'])
    for (const wrong of [
      { OurCode: 'XXXXX' },
      { Kind: 'carrier', OurCode: 'CNSHA' },
      { Kind: 'containerType', OurCode: '99XX' },
      { Kind: 'company', OurCode: 'NOBODY' },
    ])
      expect((await boss!.call(saveMapping, pair({ ExternalCode: 'Z', ...wrong }))).body.Issues?.[0]?.Path).toBe('OurCode')
    for (const right of [
      { Kind: 'containerType', OurCode: '40HQ' },
      { Kind: 'company', OurCode: 'YFJCK' },
      { Kind: 'charge', OurCode: 'THC' },
    ])
      expect((await boss!.call(saveMapping, pair({ ExternalCode: 'Z', ...right }))).status).toBe(200)
  })
  it.each([{ System: ' ' }, { ExternalCode: '' }, { Kind: 'ship' }, { Remark: 'x'.repeat(4_000) }, { CompanyId: 1 }])(
    'refuses %#',
    async (wrong) => {
      expect((await boss!.call(saveMapping, pair({ ExternalCode: 'W', ...wrong }) as never)).status).toBe(422)
    },
  )
})

describe('a paste', () => {
  const paste = async (Rows: ReturnType<typeof line>[], DryRun = false) => (await boss!.call(importMappings, { Rows, DryRun })).body.Data

  it('names every problem of every row, and writes nothing while there is one', async () => {
    const before = await rows(boss!)
    const answer = await paste([
      line(),
      line({ Kind: '轮胎' }),
      line({ ExternalCode: '', OurCode: 'NOPE' }),
      line({ ExternalCode: 'sha', System: '马士基' }),
      line({ ExternalCode: 'Q', Remark: 'x'.repeat(mappingLimits.remark + 1) }),
    ])
    expect(answer.Issues.map(({ Path, Message }) => [Path, Message])).toEqual([
      ['Rows[1].Kind', '没有类别“轮胎”，可填：往来单位、港口、船公司、箱型、费用代码、品名、其他'],
      ['Rows[2].ExternalCode', '必填，请补充'],
      ['Rows[2].OurCode', '我方没有代码“NOPE”，请核对后填写'],
      ['Rows[3].ExternalCode', '与第 1 行重复，请只保留一行'],
      ['Rows[4].Remark', '最多 200 个字符，请缩短'],
    ])
    expect(await rows(boss!)).toEqual(before)
  })

  it('a dry run counts and writes nothing; the real one adds, changes and leaves what is right', async () => {
    const lines = [line({ ExternalCode: 'A1' }), line({ ExternalCode: 'A2', Kind: 'carrier', OurCode: 'COSCO' })]
    expect(await paste(lines, true)).toMatchObject({ DryRun: true, Added: 2, Updated: 0, Skipped: 0, Issues: [] })
    expect(await rows(boss!, { System: '马士基' })).toEqual([])
    expect(await paste(lines)).toMatchObject({ Added: 2 })
    expect(await paste([lines[0]!, { ...lines[1]!, Remark: '已核对' }, line({ ExternalCode: 'A3' })])).toMatchObject({
      Added: 1,
      Updated: 1,
      Skipped: 1,
    })
    expect((await rows(boss!, { System: '马士基' })).map(({ ExternalCode, Remark }) => [ExternalCode, Remark]).toSorted()).toEqual([
      ['A1', ''],
      ['A2', '已核对'],
      ['A3', ''],
    ])
  })

  it('of too many rows or of none is refused; without the button too', async () => {
    const many = Array.from({ length: mappingLimits.rows + 1 }, () => line())
    expect((await boss!.call(importMappings, { Rows: many, DryRun: true })).status).toBe(422)
    expect((await boss!.call(importMappings, { Rows: [], DryRun: true })).status).toBe(422)
    expect((await doc!.call(importMappings, { Rows: [line()], DryRun: true })).body.Code).toBe('FORBIDDEN')
  })
})
