// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { StoryFrame } from '../stories.tsx'
import { Change } from './Change.tsx'
import { ChartPanel, type ChartPanelProps } from './ChartPanel.tsx'
import { csvOf } from './model.ts'
import { TablePanel } from './TablePanel.tsx'

const canvas = vi.hoisted(() => ({ works: true }))
vi.mock('./draw.ts', () => ({
  draw: () => {
    if (!canvas.works) throw new Error('no canvas here')
    return { resize: () => undefined, dispose: () => undefined }
  },
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
afterEach(() => {
  cleanup()
  canvas.works = true
})

// other files of the same worker have one of their own
afterAll(() => void vi.unstubAllGlobals())

const panel: ChartPanelProps = {
  title: '每周补料',
  of: '周',
  kind: 'bar',
  categories: ['11-16', '11-23'],
  series: [
    { key: 'submitted', label: '提交', values: [1_200, 0] },
    { key: 'rejected', label: '退回', values: [3, null] },
  ],
  to: (at, key) => (key === 'submitted' ? `/list?Week=${at}` : undefined),
}
const show = (more: Partial<ChartPanelProps> = {}) =>
  render(
    <StoryFrame>
      <ChartPanel {...panel} {...more} />
    </StoryFrame>,
  )

describe('a chart', () => {
  it('that cannot be drawn is a table, whose numbers open their lists', async () => {
    canvas.works = false
    show()
    const table = await screen.findByRole('table', { name: '每周补料' })
    const link = within(table).getByRole('link')
    expect([link.textContent, link.getAttribute('href')]).toEqual(['1,200', '/list?Week=0'])
    expect(within(table).getByText('–')).toBeDefined()
  })

  it('says its sums to who does not see it', () => {
    show()
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('提交（合计 1,200），退回（合计 3）')
  })

  it('of nothing but zeros says that there is nothing, and draws nothing', () => {
    show({ series: [{ key: 'submitted', label: '提交', values: [0, 0] }] })
    expect(screen.getByText('本期没有数据')).toBeDefined()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('is a table when somebody wants it, and a chart again', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: '看表格' }))
    expect(screen.getByRole('table', { name: '每周补料' })).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '看图表' }))
    expect(screen.getByRole('img')).toBeDefined()
  })

  it('leaves as a file in which no name is a formula', () => {
    const series = [{ key: 'a', label: '@sum', values: [-1, null] }]
    const lines = csvOf('客户', { kind: 'bar', categories: ['=cmd()', '远帆, "宁波"'], series }).split('\r\n')
    expect(lines).toEqual(["\uFEFF客户,'@sum", "'=cmd(),-1", '"远帆, ""宁波""",', ''])
  })
})

it('a table of figures has the changes in a column of their own', () => {
  render(
    <TablePanel
      title="订舱质量"
      columns={[
        { key: 'what', title: '指标' },
        { key: 'count', title: '票数', compared: true },
      ]}
      lines={[
        { key: 'a', cells: [{ value: '提交' }, { value: 12, former: 10 }] },
        { key: 'b', cells: [{ value: '放舱' }, { value: 3, former: 0 }] },
        { key: 'c', cells: [{ value: '退关' }, { value: 0, former: 0 }] },
      ]}
    />,
  )
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(rows).toEqual([
    ['指标', '票数', '较上期'],
    ['提交', '12', '+20%'],
    ['放舱', '3', '上期无'],
    ['退关', '0', ''],
  ])
})

describe('a number beside that of the period before', () => {
  it.each([
    [12, 10, '较上期 +20%'],
    [5, 10, '较上期 -50%'],
    [120, 11, '较上期 +991%'],
    [12, 1, '上期的 10 倍以上'],
    [3, 0, '上期无'],
  ])('%i after %i: %s', (now, former, said) => {
    render(<Change now={now} former={former} />)
    expect(screen.getByText(said)).toBeDefined()
  })
})
