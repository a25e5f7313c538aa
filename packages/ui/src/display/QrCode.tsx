import { useEffect, useState } from 'react'
import { useTexts } from '../language.tsx'

const quiet = 4

/**
 * A text to scan (ISO/IEC 18004, error correction M), drawn in the browser: what it holds goes nowhere. Black on white in every theme, with the empty
 * border that scanners need.
 */
export function QrCode({ text, label, size = 220 }: { text: string; label: string; size?: number }) {
  const texts = useTexts()
  const [rendered, setRendered] = useState<{ text: string; side: number; path: string } | { text: string; failed: true }>()
  useEffect(() => {
    let wanted = true
    drawingOf(text).then(
      (drawing) => wanted && setRendered({ text, ...drawing }),
      () => wanted && setRendered({ text, failed: true }),
    )
    return () => {
      wanted = false
    }
  }, [text])
  const style = { width: size, height: size }
  if (rendered?.text !== text) return <span className="jst-qr jst-skeleton" style={style} />
  if ('failed' in rendered)
    return (
      <span className="jst-qr" style={style} role="alert">
        {texts.qrFailed}
      </span>
    )
  const { side, path } = rendered
  return (
    <svg className="jst-qr" style={style} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

/** Throws for a text that no symbol holds (about 2,300 bytes). The encoder is fetched when first used. */
async function drawingOf(text: string): Promise<{ side: number; path: string }> {
  const { default: qrcode } = await import('qrcode-generator')
  const code = qrcode(0, 'M')
  // it writes one byte per character: UTF-8 is put in as such bytes
  code.addData(String.fromCharCode(...new TextEncoder().encode(text)), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const places = Array.from({ length: count }, (_, at) => at)
  const dark = places.flatMap((y) => places.flatMap((x) => (code.isDark(y, x) ? [`M${x + quiet} ${y + quiet}h1v1h-1z`] : [])))
  return { side: count + quiet * 2, path: dark.join('') }
}
