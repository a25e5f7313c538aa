export const main = `
import '@arco-design/web-react/dist/css/arco.css'
import '@jst/ui/styles.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Bills } from './example'

const rows = [{ id: 7, no: 'COSU6412345670', deadline: '2026-12-01T08:00:00.000Z' }]
createRoot(document.getElementById('root')!).render(createElement(Bills, { rows }))
`

export async function run({ page, expect }) {
  await expect(page.getByRole('link', { name: 'COSU6412345670' })).toHaveAttribute('href', '/bills?id=7')
  await expect(page.getByRole('grid', { name: '提单' })).toContainText('待审核')
}
