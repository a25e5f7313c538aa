const user = { Id: 1, Account: 'li', Name: '李华', Mobile: '' }
const employee = { Id: 7, Name: '李华', CompanyName: '远洋货代', PermissionItems: [] }

/** Nobody is chosen under the token `first`; choosing answers with the token `second`. */
export function handle({ path, token }) {
  if (path === '/api/expired') return { status: 401, body: { Status: 0, Data: null } }
  const chosen = token === 'Bearer second'
  const data = {
    '/api/employee': chosen ? employee : null,
    '/api/user': user,
    '/api/bound': [],
    '/api/menu': [{ Path: 'EXTERNAL_MENU', Name: '', Icon: '', Buttons: [], Children: [] }],
    '/api/choose': 'second',
    '/api/logout': null,
  }
  return { status: 200, body: { Status: 1, Data: data[path] } }
}

export async function run({ page, context, origin, expect }) {
  await expect(page.getByRole('status')).toHaveText('logged-out')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText('logged-in 李华 远洋货代')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('jst:token'))).toBe('second')

  const other = await context.newPage()
  await other.goto(origin)
  await expect(other.getByRole('status')).toHaveText('logged-in 李华 远洋货代')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(other.getByRole('status')).toHaveText('logged-out')
  await other.close()

  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('status')).toHaveText(/^logged-in/)
  await page.getByRole('button', { name: 'Ask too late' }).click()
  await page.waitForURL(/showLogin=true/)
  await expect(page.getByRole('status')).toHaveText('logged-out')
}
