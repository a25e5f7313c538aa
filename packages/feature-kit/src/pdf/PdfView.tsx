import { Button } from '@arco-design/web-react'
import { IconButton, Notice, TextButton } from '@jst/ui'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { OpenPdf, PdfFault } from './engine.ts'
import { PdfPage } from './PdfPage.tsx'
import { usePdfTexts } from './texts.ts'

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const
const fit = zooms.indexOf(1)
/** Pixels beside a page, and the widest page that fits by itself. */
const [beside, widest] = [24, 900]

export interface PdfViewProps {
  file: Blob
  /** Names it for readers. */
  name: string
}

/** A PDF drawn on this page, on every device alike. Keys: + and - zoom, 0 fits the width; Page Up and Page Down scroll. */
export function PdfView(props: PdfViewProps) {
  const [tried, setTried] = useState(0)
  return <Opened key={tried} {...props} onRetry={() => setTried(tried + 1)} />
}

function Opened({ file, name, onRetry }: PdfViewProps & { onRetry: () => void }) {
  const texts = usePdfTexts()
  const [pdf, setPdf] = useState<OpenPdf>()
  const [fault, setFault] = useState<PdfFault | 'failed'>()
  useEffect(() => {
    let gone = false
    let opened: OpenPdf | undefined
    const begin = async () => {
      const { openPdf } = await import('./engine.ts')
      const answer = await openPdf(file)
      if (typeof answer === 'string') return void (gone || setFault(answer))
      if (gone) return answer.close()
      opened = answer
      setPdf(answer)
    }
    begin().catch(() => {
      if (!gone) setFault('failed')
    })
    return () => {
      gone = true
      opened?.close()
    }
  }, [file])
  if (fault === 'failed')
    return (
      <Notice
        tone="error"
        action={
          <Button size="small" onClick={onRetry}>
            {texts.retry}
          </Button>
        }
      >
        {texts.failed}
      </Notice>
    )
  if (fault) return <Notice tone="warning">{texts.faults[fault]}</Notice>
  if (!pdf)
    return (
      <p className="jst-muted" role="status">
        {texts.opening}
      </p>
    )
  return <Pages pdf={pdf} name={name} />
}

function Pages({ pdf, name }: { pdf: OpenPdf; name: string }) {
  const texts = usePdfTexts()
  const scroller = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  const [zoom, setZoom] = useState<number>(fit)
  const [at, setAt] = useState(1)
  useEffect(() => {
    const box = scroller.current
    if (!box) return undefined
    const watch = new ResizeObserver(() => setRoom(box.clientWidth))
    watch.observe(box)
    return () => watch.disconnect()
  }, [])
  const width = Math.floor(Math.min(widest, Math.max(0, room - beside)) * zooms[zoom]!)
  const share = texts.percent(zooms[zoom]!)
  const change = (to: number) => setZoom(Math.min(zooms.length - 1, Math.max(0, to)))
  const pageBoxes = () => [...(scroller.current?.children ?? [])].filter((child) => child instanceof HTMLElement)
  const go = (to: number) => {
    const page = pageBoxes()[to - 1]
    if (page) scroller.current?.scrollTo({ top: page.offsetTop - beside / 2 })
  }
  const onScroll = () => {
    const { scrollTop = 0, clientHeight = 0 } = scroller.current ?? {}
    const middle = scrollTop + clientHeight / 2
    setAt(Math.max(1, pageBoxes().filter(({ offsetTop }) => offsetTop <= middle).length))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === '+' || event.key === '=') change(zoom + 1)
    else if (event.key === '-') change(zoom - 1)
    else if (event.key === '0') change(fit)
    else return
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys for what the buttons do
    <div className="jst-pdf" onKeyDown={onKeyDown}>
      <div className="jst-pdf-tools">
        <IconButton icon="up" label={texts.former} disabled={at === 1} onClick={() => go(at - 1)} />
        <span aria-live="polite">{texts.place(at, pdf.pages)}</span>
        <IconButton icon="down" label={texts.next} disabled={at === pdf.pages} onClick={() => go(at + 1)} />
        <IconButton icon="minus" label={texts.smaller} disabled={zoom === 0} onClick={() => change(zoom - 1)} />
        <TextButton title={texts.fit(share)} aria-label={texts.fit(share)} onClick={() => change(fit)}>
          {share}
        </TextButton>
        <IconButton icon="plus" label={texts.larger} disabled={zoom === zooms.length - 1} onClick={() => change(zoom + 1)} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by keyboard */}
      <div ref={scroller} className="jst-pdf-pages" role="region" aria-label={texts.pages(name)} tabIndex={0} onScroll={onScroll}>
        {width > 0
          ? Array.from({ length: pdf.pages }, (_, page) => (
              <PdfPage key={page} pdf={pdf} number={page + 1} width={width} scroller={scroller} />
            ))
          : null}
      </div>
    </div>
  )
}
