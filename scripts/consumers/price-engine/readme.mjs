export const main = `
import { offer } from './example'

document.title = offer?.Totals[0]?.Total ?? ''
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('5827.50')
}
