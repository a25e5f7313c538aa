export const main = `
import { FakeGateway } from '@jst/session-core/testing'
import { signIn } from './example'

void signIn(new FakeGateway(), 't1').then((session) => {
  document.body.textContent = [session.status, session.employee?.CompanyName, session.workbenchKind].join(' ')
})
`

export async function run({ page, expect }) {
  await expect(page.locator('body')).toHaveText('logged-in 上海海宇货运有限公司 internal')
  expect(await page.evaluate(() => localStorage.getItem('jst:token'))).toBe('t1')
}
