export const main = `
import { box, found } from './example'

document.title = [box, found.length].join(' ')
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('OOLU1112223 1')
}
