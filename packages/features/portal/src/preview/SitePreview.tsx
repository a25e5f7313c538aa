import { colourStyle, Page, siteStyle, type PageModel } from '@jst/site'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'

interface SitePreviewProps {
  /** Names the page for readers. */
  label: string
  model: PageModel
  /** Of the window that is shown, in pixels. */
  width: number
}

/** A page of a site as visitors see it in a window of that width, in a tree of its own: no style passes between both, and nothing in it acts. */
export function SitePreview({ label, model, width }: SitePreviewProps) {
  const box = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const [root, setRoot] = useState<ShadowRoot>()
  const [scale, setScale] = useState(1)
  // the policy of the app allows no style element
  const [sheet] = useState(() => new CSSStyleSheet())
  const { Colour } = model.site.config
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' })
    shadow.adoptedStyleSheets = [sheet]
    setRoot(shadow)
  }, [sheet])
  useLayoutEffect(() => {
    sheet.replaceSync(siteStyle + colourStyle(Colour))
  }, [sheet, Colour])
  useEffect(() => {
    const element = box.current
    if (!element) return undefined
    const watch = new ResizeObserver(([entry]) => entry && setScale(Math.min(1, entry.contentRect.width / width)))
    watch.observe(element)
    return () => watch.disconnect()
  }, [width])
  return (
    <div ref={box} className="jst-site-window">
      <div className="jst-site-stage" style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard */}
        <div className="jst-site-scroll" role="region" aria-label={label} tabIndex={0}>
          <div ref={host} inert>
            {root ? createPortal(<Page model={model} />, root) : null}
          </div>
        </div>
      </div>
    </div>
  )
}
