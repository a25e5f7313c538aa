import type { Share } from '@jst/site'
import qrcode from 'qrcode-generator'

/** Units around a symbol that scanners need. */
const quiet = 4

/** Addresses of articles are far shorter; whoever asks by a host name without end gets no code. */
const longest = 300

/** An address to scan (ISO/IEC 18004, error correction M), as strokes along the rows of its symbol: a third of what squares would take. */
export function codeOf(address: string): Share | undefined {
  if (address.length > longest) return undefined
  const code = qrcode(0, 'M')
  code.addData(address)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, y) => {
    const row = Array.from({ length: count }, (__, x) => (code.isDark(y, x) ? '1' : '0')).join('')
    return [...row.matchAll(/1+/g)].map((run) => `M${run.index + quiet} ${y + quiet}.5h${run[0].length}`).join('')
  })
  return { address, side: count + quiet * 2, path: rows.join('') }
}
