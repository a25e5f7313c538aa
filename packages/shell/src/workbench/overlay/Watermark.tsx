import { formatDate, useNow } from '@jst/ui'
import { observer } from 'mobx-react-lite'
import { useWorkbench } from '../context.tsx'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Grey that is visible on white and on black, transparent enough to read the text below. */
const tile = (lines: readonly string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="190"><g transform="rotate(-22 150 95)" fill="#808890" fill-opacity="0.16"
    font-size="14" font-family="sans-serif" text-anchor="middle">${lines
      .map((line, at) => `<text x="150" y="${88 + at * 20}">${escaped(line)}</text>`)
      .join('')}</g></svg>`

/** Watermark with the user's name and the time, so that a photograph of the screen shows its source. Not clickable, hidden from screen readers. */
export const Watermark = observer(function Watermark() {
  const { session } = useWorkbench().parts.app
  const time = formatDate(useNow(), 'dateTime').slice(0, 16)
  const { employee } = session
  if (!employee) return null
  const image = tile([`${employee.Name} ${employee.Account.slice(-4)}`, time])
  return (
    <div
      className="jst-watermark"
      aria-hidden="true"
      data-lines={`${employee.Name} ${employee.Account.slice(-4)} ${time}`}
      style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(image)}")` }}
    />
  )
})
