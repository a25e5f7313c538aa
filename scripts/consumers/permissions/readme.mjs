export const main = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { OrderToolbar, permissions } from './example'

createRoot(document.getElementById('root')!).render(createElement(OrderToolbar))
window.addEventListener('click', () => permissions.load([{ Path: '/', Buttons: [{ Code: 'import' }], Children: [] }]))
`

export async function run({ page, expect }) {
  await expect(page.getByText('没有导入权限')).toBeVisible()
  await page.locator('html').click()
  await expect(page.getByRole('button', { name: '导入委托' })).toBeVisible()
}
