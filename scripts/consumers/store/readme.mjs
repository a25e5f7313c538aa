export const main = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CartStore, Weight } from './example'

const cart = new CartStore()
createRoot(document.getElementById('root')!).render(createElement(Weight, { cart }))
cart.subscribe(() => (document.title = cart.owner))
setTimeout(() => cart.fill('Wang', [2, 3]))
`

export async function run({ page, expect }) {
  await expect(page.getByRole('status')).toHaveText('5 kg')
  await expect(page).toHaveTitle('Wang')
}
