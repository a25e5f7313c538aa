export const main = `
import './example'

document.title = 'ready'
`

export const script = `
import './example.ts'

console.log('ready')
`
export const prints = 'ready'

// the example is a script: what it leaves behind is looked at in its own test
export async function run({ page, expect }) {
  await expect(page).toHaveTitle('ready')
}
