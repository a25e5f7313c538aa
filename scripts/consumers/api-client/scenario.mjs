const seen = []
let outages = 2

export function handle({ method, path, query, token, headers }) {
  seen.push({ method, path, token, version: headers['web-version'], key: headers['idempotency-key'] })
  if (path === '/api/CurrentUser/Current' && outages-- > 0) return { status: 503, body: '' }
  if (path === '/api/CurrentUser/Current')
    return { status: 200, body: { Status: 1, Data: { Id: 1, Account: 'li', Name: '李华', Mobile: '' } } }
  if (path === '/api/file')
    return {
      status: 200,
      headers: {
        'content-type': 'application/octet-stream',
        'content-disposition': "attachment; filename*=UTF-8''%E7%AE%B1%E5%8D%95.xlsx",
      },
      body: 'abc',
    }
  if (query.Id === '1') return { status: 409, body: { Status: 0, Data: null, Message: '账号已在别处登录' } }
  return { status: 200, body: { Status: 1, Data: { Id: 2, BoxInfos: [] } } }
}

export async function run({ page, expect }) {
  const press = (name) => page.getByRole('button', { name }).click()
  const shown = page.getByRole('status')
  await press('user')
  await expect(shown).toHaveText('李华', { timeout: 15_000 })
  expect(seen.map(({ token, version }) => [token, version])).toEqual(Array.from({ length: 3 }, () => ['Bearer token-1', '1']))
  await press('conflict')
  await expect(shown).toHaveText('409, 409 账号已在别处登录')
  await press('save')
  await expect(shown).toHaveText('saved')
  expect(seen.at(-1).key).toMatch(/^[0-9a-f]{32}$/)
  await press('file')
  await expect(shown).toHaveText('箱单.xlsx application/vnd.openxmlformats-officedocument.spreadsheetml.sheet 3')
}
