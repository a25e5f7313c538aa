import { useMemo } from 'react'
import { qrOf } from './qr.ts'

const quiet = 4

/** A text to scan: black on white in every theme, with the empty border that scanners need. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => {
    const rows = qrOf(text)
    const dark = rows.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
    return { size: rows.length + quiet * 2, path: dark.join('') }
  }, [text])
  return (
    <svg className="jst-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
