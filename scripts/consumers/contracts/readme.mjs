export const main = `
import './example'

document.title = 'ready'
`

// the example names types and constants: the compilers look at them
export async function run({ page, expect }) {
  await expect(page).toHaveTitle('ready')
}
