export const main = `
import { masterBill } from './example'

void Promise.all(['t1', 'old'].map((token) => masterBill(location.origin, token, 1))).then((answers) => {
  document.body.textContent = answers.join(' ')
})
`

export const script = `
import { masterBill } from './example.ts'

const origin = process.argv[2]!
console.log((await Promise.all(['t1', 'old'].map((token) => masterBill(origin, token, 1)))).join(' '))
`
export const prints = 'COSU6312345 登录已失效，请重新登录'

export function handle({ path, query, token }) {
  const known = token === 'Bearer t1' && path === '/api/TDBillLadingInfo/GetTDBillLadingInfo' && query.Id === '1'
  return known
    ? { status: 200, body: { Status: 1, Data: { TBI_MBL_NO: 'COSU6312345' } } }
    : { status: 401, body: { Status: 0, Data: null, Code: 'UNAUTHENTICATED' } }
}

export async function run({ page, expect }) {
  await expect(page.locator('body')).toHaveText('COSU6312345 登录已失效，请重新登录')
}
