export const main = `
import '@jst/sheet/styles.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { Containers } from './example'

const first = [{ id: '1', values: { containerNo: 'CSNU4100000', type: '40HQ', weight: 1.1 } }]
createRoot(document.getElementById('root')!).render(createElement(Containers, { first }))
`

export async function run({ page, expect }) {
  const cells = page.getByRole('gridcell')
  await expect(cells.first()).toHaveText('CSNU4100000')
  await cells.first().click()
  await page.keyboard.type('OOLU4100037')
  await page.keyboard.press('Enter')
  await expect(cells.first()).toHaveText('OOLU4100037')
}
