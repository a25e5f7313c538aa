import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useUi } from '../context.tsx'
import type { ChartData } from './model.ts'

interface ChartCanvasProps {
  data: ChartData
  /** Text alternative of the chart for screen readers. */
  label: string
  to: ((category: number, series: string) => string | undefined) | undefined
  /** The code that draws could not be loaded. */
  onFailed: () => void
}

/** The drawn chart. The code that draws comes with the first of them; theme and width are followed. */
export const ChartCanvas = observer(function ChartCanvas({ data, label, to, onFailed }: ChartCanvasProps) {
  const { display, navigate } = useUi()
  const element = useRef<HTMLDivElement>(null)
  const latest = useRef({ data, to, onFailed })
  const { theme } = display
  useEffect(() => {
    latest.current = { data, to, onFailed }
  })
  useEffect(() => {
    const room = element.current
    if (!room) return undefined
    let gone = false
    let stop: () => void = () => undefined
    const begin = async () => {
      const { draw } = await import('./draw.ts')
      if (gone) return
      const chart = draw(room, latest.current.data, (category, series) => {
        const { data: now, to: leads } = latest.current
        const target = leads?.(category, now.series[series]?.key ?? '')
        if (target) navigate(target)
      })
      const width = new ResizeObserver(chart.resize)
      width.observe(room)
      stop = () => {
        width.disconnect()
        chart.dispose()
      }
    }
    begin().catch(() => {
      if (!gone) latest.current.onFailed()
    })
    return () => {
      gone = true
      stop()
    }
    // drawn anew with other numbers or another theme: charts here are small
  }, [data.kind, data.categories, data.series, theme, navigate])
  return <div ref={element} className="jst-chart-room" role="img" aria-label={label} />
})
