import { readFileSync } from 'node:fs'
import { freightRateCalls, lclRateCalls } from '@jst/contracts/freight-rates'
import type { ImportCalls } from '@jst/contracts/entity'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestClient, type TestServer } from '../../../testing/index.ts'
import { writableEntities } from '../../../testing/routes.ts'
import { upload } from '../../../testing/upload.ts'

let server: TestServer
let [pricing, boss]: TestClient[] = []
beforeAll(async () => {
  server = await createTestServer()
  ;[pricing, boss] = [await server.signIn('pricing'), await server.signIn('boss')]
})
afterAll(() => server.close())

it('real date cells of the template are the days that they show', async () => {
  const content = readFileSync(new URL('cases/real-date-cells.xlsx', import.meta.url))
  const { body } = await upload(server, pricing!, freightRateCalls.planImport.path, content, 'fcl.xlsx')
  expect([body.Data.Problems, body.Data.Lines]).toEqual([[], 2])
  expect(body.Data).toMatchObject({ Sheet: '导入数据', OtherSheets: [{ Name: '填写说明', Hidden: false }] })
  const lines = await server.db.owner((owner) =>
    owner.query<{ from: string; to: string }>(
      `select content ->> 'ValidFrom' as "from", content ->> 'ValidTo' as "to" from entity_import_line where import_id = $1 order by line`,
      [body.Data.Id],
    ),
  )
  expect(lines).toEqual(Array.from({ length: 2 }, () => ({ from: '2027-03-01', to: '2027-03-31' })))
})

/** Every list with a day: its template with the day as a spreadsheet makes it. */
const withDays = [...writableEntities, lclRateCalls].filter(({ entity }) => entity.all.some(({ kind }) => kind === 'date'))
it.each<[string, Pick<ImportCalls, 'entity' | 'planImport'>]>(withDays.map((calls) => [calls.entity.zh, calls]))(
  'a day in a real date cell of %s is no problem',
  async (_, { entity, planImport }) => {
    const day = entity.all.findIndex(({ kind }) => kind === 'date')
    const sheet = utils.aoa_to_sheet([entity.all.map(({ zh }) => zh), entity.all.map(({ kind }) => (kind === 'code' ? 'DAY01' : ''))])
    sheet[utils.encode_cell({ r: 1, c: day })] = { t: 'n', v: 46_447, z: 'yyyy/m/d' }
    const book = utils.book_new()
    utils.book_append_sheet(book, sheet, 'S')
    const { body } = await upload(server, boss!, planImport.path, write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'x.xlsx')
    expect(body.Data.Lines).toBe(1)
    expect(body.Data.Problems.filter(({ Field }) => Field === entity.all[day]!.key)).toEqual([])
  },
)
