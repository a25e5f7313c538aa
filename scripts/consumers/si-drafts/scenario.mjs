/** The back end keeps one set; the version counts. */
let kept = null
let handedIn

export function handle({ path, body, headers }) {
  if (path === '/api/kept') return { status: 200, body: JSON.stringify(kept) }
  if (path === '/api/keep') {
    if ((kept?.version ?? null) !== body.seenVersion) return { status: 412, body: JSON.stringify(kept) }
    kept = {
      set: body.set,
      version: String(Number(kept?.version ?? 0) + 1),
      savedAt: '2026-11-20T08:00:00.000Z',
      savedBy: { id: headers.me === 'Wang' ? 1 : 2, name: headers.me },
    }
    return { status: 200, body: { version: kept.version, savedAt: kept.savedAt } }
  }
  if (path === '/api/forget') kept = null
  if (path === '/api/hand-in') {
    handedIn = body
    return { status: 200, body: { Ids: body.TDBLInfos.map((_, index) => index + 1) } }
  }
  return { status: 200, body: 'null' }
}

export async function run({ page, context, origin, expect }) {
  const state = page.getByTestId('state')
  const consignee = page.getByLabel('Consignee')
  await expect(state).toHaveText(/^process1/)
  await consignee.fill('HAMBURG HOME TRADING GMBH')
  await page.getByRole('button', { name: 'Two more' }).click()
  await expect(state).toHaveText(/^finish/)
  await expect(consignee).toHaveValue('')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(consignee).toHaveValue('HAMBURG HOME TRADING GMBH')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(state).toHaveText('process1 saved')
  expect(kept.savedBy.name).toBe('Wang')

  await page.reload()
  await expect(consignee).toHaveValue('HAMBURG HOME TRADING GMBH')

  const colleague = await context.newPage()
  await colleague.goto(`${origin}/?me=Li`)
  await colleague.getByLabel('Consignee').fill('LYON MAISON SARL')
  await colleague.getByRole('button', { name: 'Keep' }).click()
  await expect(colleague.getByTestId('state')).toHaveText('process1 saved')
  await colleague.close()

  await consignee.fill('BREMEN HAUS AG')
  await page.getByRole('button', { name: 'Keep' }).click()
  await expect(state).toHaveText('process1 conflict')
  await page.getByRole('button', { name: '"LYON MAISON SARL" instead of "BREMEN HAUS AG"' }).click()
  await expect(consignee).toHaveValue('LYON MAISON SARL')

  await page.getByRole('button', { name: 'Hand in' }).click()
  await expect(page.getByRole('status')).toHaveText('handed in 1')
  expect(handedIn.TDBLInfos[0].TBI_CONSIGNEE).toBe('LYON MAISON SARL')
  expect(handedIn.CGO_ID).toBe(7)
}
