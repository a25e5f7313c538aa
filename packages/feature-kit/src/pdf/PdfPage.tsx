import { useEffect, useRef, useState, type RefObject } from 'react'
import type { OpenPdf } from './engine.ts'
import { usePdfTexts } from './texts.ts'

interface PdfPageProps {
  pdf: OpenPdf
  number: number
  /** Pixels on the screen. */
  width: number
  /** Scroll container of the pages. */
  scroller: RefObject<HTMLElement | null>
}

/** A page that is drawn while it is near the window, and empty of its size otherwise. */
export function PdfPage({ pdf, number, width, scroller }: PdfPageProps) {
  const texts = usePdfTexts()
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const [near, setNear] = useState(false)
  const [ratio, setRatio] = useState<number>(pdf.ratio)
  const [bad, setBad] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    if (box.current) seen.observe(box.current)
    return () => seen.disconnect()
  }, [scroller])
  useEffect(() => {
    if (!near || !canvas.current || !text.current) return undefined
    let gone = false
    const drawing = pdf.draw(number, { canvas: canvas.current, text: text.current, width })
    void drawing.ratio.then((measuredRatio) => {
      if (gone) return
      setBad(measuredRatio === undefined)
      if (measuredRatio !== undefined) setRatio(measuredRatio)
    })
    return () => {
      gone = true
      drawing.cancel()
    }
  }, [pdf, number, width, near])
  return (
    <div ref={box} className="jst-pdf-page" role="group" aria-label={texts.page(number)} style={{ width, height: width * ratio }}>
      <canvas ref={canvas} aria-hidden="true" />
      <div ref={text} className="jst-pdf-text" />
      {bad ? <p role="alert">{texts.badPage}</p> : null}
    </div>
  )
}
