export const main = `
import './example'

document.title = 'ready'
`

// the example is a script: what it leaves behind is looked at in its own test
export async function run({ page, expect }) {
  await expect(page).toHaveTitle('ready')
}
