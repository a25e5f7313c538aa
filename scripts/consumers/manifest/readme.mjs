export const main = `
import { code, filings, kg, missing, state, text, timing } from './example'

document.title = [filings.join('+'), timing, code, missing, text.includes('MT2101'), state, kg].join(' ')
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('cnExport+eu inTime USCI+91441900730442249J 请填写英文船名 true accepted 20000')
}
