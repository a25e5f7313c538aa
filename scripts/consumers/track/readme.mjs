export const main = `
import { clock, shown } from './example'

document.title = [shown.bill.state, clock.lastFreeDay, clock.cost].join(' ')
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('discharged 2026-03-11 200')
}
