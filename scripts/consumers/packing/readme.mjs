export const main = `
import { back, boxes, finding, losses, parts, rest, sum, total, undone } from './example'

const agrees = JSON.stringify(undone) === JSON.stringify(boxes) && back.length === boxes.length && finding.includes('MSCU1234566')
document.title = [total?.sum, parts.length, sum.Weight, rest[0]?.Count, losses, agrees].join(' ')
`

export async function run({ page, expect }) {
  await expect(page).toHaveTitle('10000 2 10000 1 0 true')
}
