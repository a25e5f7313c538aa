export const main = `
import { boxes, price } from './example'

document.title = [price?.values[0], ...(boxes?.boxes ?? [])].join(' ')
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('2800 20GP 40GP 40HQ')
}
