export const main = `
import './example'

document.title = 'ready'
`

export const script = `
import './example.ts'

console.log('ready')
`
export const prints = 'ready'

// the example names types and constants: the compilers look at them
export async function run({ page, expect }) {
  await expect(page).toHaveTitle('ready')
}
