import { BarChart, LineChart } from 'echarts/charts'
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import type { ChartData } from './model.ts'

use([BarChart, LineChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer])

/** A chart that stands on the page. */
export interface MountedChart {
  readonly resize: () => void
  readonly dispose: () => void
}

/** Draws into an element in the colours of its theme. `onPick` hears of a bar or point that was pressed. */
export function draw(element: HTMLElement, data: ChartData, onPick: (category: number, series: number) => void): MountedChart {
  const chart = init(element, undefined, { renderer: 'canvas' })
  chart.on('click', ({ dataIndex, seriesIndex }) => onPick(dataIndex, seriesIndex ?? 0))
  chart.setOption(optionOf(element, data))
  return { resize: () => chart.resize(), dispose: () => chart.dispose() }
}

/** Colours of series in their order, as states have them; the first is the brand's. */
const palette = ['--jst-focus', '--jst-orange', '--jst-green', '--jst-purple', '--jst-red', '--jst-grey']

function optionOf(element: HTMLElement, { kind, categories, series }: ChartData) {
  const styles = getComputedStyle(element)
  const read = (name: string) => styles.getPropertyValue(name).trim()
  // a variable may hold another one: the browser resolves it for an element
  const colour = (name: string) => {
    const probe = element.ownerDocument.createElement('span')
    probe.style.color = `var(${name})`
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const words = { color: colour('--color-text-2'), fontFamily: read('--jst-sans'), fontSize: 12 }
  const line = { lineStyle: { color: colour('--jst-line') } }
  return {
    animation: false,
    aria: { enabled: false },
    textStyle: words,
    color: series.map(({ tone }, at) => colour(tone ? `--jst-${tone}` : palette[at % palette.length]!)),
    grid: { left: 8, right: 16, top: series.length > 1 ? 36 : 16, bottom: 8, containLabel: true },
    legend: { show: series.length > 1, top: 0, left: 0, itemHeight: 10, itemWidth: 14, textStyle: words },
    // drawn on the canvas: the page lets no markup carry styles
    tooltip: {
      trigger: 'axis',
      renderMode: 'richText',
      backgroundColor: colour('--jst-surface'),
      borderColor: colour('--jst-line-strong'),
      textStyle: { ...words, color: colour('--color-text-1') },
    },
    xAxis: {
      type: 'category',
      data: [...categories],
      axisLabel: { ...words, hideOverlap: true },
      axisTick: { show: false },
      axisLine: line,
    },
    yAxis: { type: 'value', minInterval: 1, axisLabel: words, splitLine: line },
    series: series.map(({ label, values }) => ({
      name: label,
      type: kind === 'line' ? 'line' : 'bar',
      ...(kind === 'stacked' ? { stack: 'all' } : {}),
      barMaxWidth: 28,
      symbolSize: 6,
      data: [...values],
    })),
  }
}
