import { expect } from '@playwright/test'
import { portCalls } from '@jst/contracts/master'
import { siBillPdf, siPagedList } from '@jst/contracts/si'
import { dataOf, test, tokenOf } from './kit.ts'
import { servers } from './servers.ts'

// Parts that the built server loads lazily: a bundle without them starts all the same.
test('the built server draws a bill, writes and reads a workbook, and tells its figures', async ({ request }, { parallelIndex }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'reviewer')}` }
  const { Rows } = await dataOf<{ Rows: { Id: number }[] }>(request.get(siPagedList.path, { headers }))
  const bill = await request.get(siBillPdf.path, { headers, params: { Id: Rows[0]!.Id } })
  expect([bill.status(), (await bill.body()).subarray(0, 5).toString()]).toEqual([200, '%PDF-'])

  const boss = { authorization: `Bearer ${await tokenOf(request, 'boss')}` }
  const book = await request.get(portCalls.export.path, { headers: boss, params: { Format: 'xlsx', Keyword: '上海' } })
  const file = { name: '港口.xlsx', mimeType: 'application/octet-stream', buffer: await book.body() }
  const plan = await dataOf<{ Lines: number; Same: number; Bad: number }>(
    request.post(portCalls.planImport.path, { headers: boss, multipart: { file } }),
  )
  expect(plan.Lines).toBeGreaterThan(0)
  expect(plan).toMatchObject({ Same: plan.Lines, Bad: 0 })

  const figures = await request.get(`http://127.0.0.1:${servers[parallelIndex]!.metrics}/metrics`)
  expect(await figures.text()).toContain('live_sockets')
})

test('a path without a screen answers 404 with the page that says so; screens and former addresses answer 200', async ({ request }) => {
  const codes = (paths: readonly string[]) => Promise.all(paths.map(async (path) => (await request.get(path)).status()))
  expect(
    await codes(['/', '/register', '/formLayout/register', '/tdManage/siCheck', '/workbench/tdManage/siCheck', '/external/home']),
  ).toEqual(Array.from({ length: 6 }, () => 200))
  expect(await codes(['/nope', '/external/nope', '/external/workbench/nope'])).toEqual([404, 404, 404])
})
