// @vitest-environment jsdom
import { seaRoute } from '@jst/sea'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { labelled, marksOf } from './marks.ts'
import type { SeaPoint } from './model.ts'
import { chartOf } from './projection.ts'
import { SeaMap } from './SeaMap.tsx'

const point = (id: string, lon: number, lat: number, more: Partial<SeaPoint> = {}): SeaPoint => ({
  id,
  kind: 'port',
  at: [lon, lat],
  label: id,
  ...more,
})
const shanghai = point('上海', 121.67, 31.33)
const losAngeles = point('洛杉矶', -118.26, 33.76)
const longBeach = point('长滩', -118.21, 33.76)
const rotterdam = point('鹿特丹', 4.24, 51.89)
const all = [shanghai, losAngeles, longBeach, rotterdam]
afterEach(cleanup)

describe('the chart', () => {
  const chart = chartOf(960, 520)

  it('has the Pacific in one piece: a way across the date line is one line without a jump', () => {
    const { path } = seaRoute(shanghai.at, losAngeles.at)
    const drawn = chart.path({ type: 'LineString', coordinates: path.map((at) => [...at]) }) ?? ''
    expect(drawn.match(/M/g)).toHaveLength(1)
    const [west, fiji, tonga, east] = (
      [
        [121.67, 31.33],
        [179.9, -18],
        [-179.9, -18],
        [-118.26, 33.76],
      ] as const
    ).map((at) => chart.project(at)[0])
    expect(west! < fiji! && fiji! < tonga! && tonga! < east!).toBe(true)
    expect(tonga! - fiji!).toBeLessThan(1)
  })

  it('cuts a way over the seam in the Atlantic in two, each at its edge', () => {
    const drawn =
      chart.path({
        type: 'LineString',
        coordinates: [
          [-5, 50],
          [-60, 45],
        ],
      }) ?? ''
    expect(drawn.match(/M/g)).toHaveLength(2)
  })
})

describe('marks', () => {
  const chart = chartOf(960, 520)
  const world = { k: 1, x: 0, y: 0 }

  it('join what cannot be told apart, come apart when one looks closely, and leave the chosen one alone', () => {
    expect(
      marksOf(all, chart, world)
        .map(({ points }) => points.length)
        .sort(),
    ).toEqual([1, 1, 2])
    expect(marksOf(all, chart, { k: 300, x: 0, y: 0 })).toHaveLength(4)
    expect(marksOf(all, chart, world, '长滩')).toHaveLength(4)
  })

  it('carry words where no other mark or word is', () => {
    const crowd = Array.from({ length: 40 }, (_, at) => point(`港口${at}`, 100 + at * 1.5, 20))
    const marks = marksOf(crowd, chart, { k: 30, x: 0, y: 0 })
    const words = labelled(marks, 960)
    expect(words.size).toBeGreaterThan(5)
    const packed = marksOf(
      crowd.map((one) => ({ ...one, kind: 'vessel' as const })),
      chart,
      world,
    )
    expect(labelled(packed, 960).size).toBeLessThan(packed.length / 2)
  })
})

describe('the map', () => {
  const map = (props: Partial<Parameters<typeof SeaMap>[0]> = {}) => <SeaMap label="港口" points={all} {...props} />
  const land = (container: HTMLElement) => container.querySelector<SVGGElement>('svg > g')!

  it('is moved by keyboard: closer, aside, and back', async () => {
    const { container } = render(map())
    await waitFor(() => expect(container.querySelector('.jst-sea-land')?.getAttribute('d')).toMatch(/^M/))
    const svg = screen.getByRole('application', { name: /港口/ })
    fireEvent.keyDown(svg, { key: '+' })
    expect(land(container).getAttribute('transform')).toContain('scale(1.6)')
    const before = land(container).getAttribute('transform')
    fireEvent.keyDown(svg, { key: 'ArrowRight' })
    expect(land(container).getAttribute('transform')).not.toBe(before)
    fireEvent.keyDown(svg, { key: '0' })
    expect(land(container).getAttribute('transform')).toContain('scale(1)')
  })

  it('goes from mark to mark by arrows, tells what it stands on, opens one and comes closer to several', async () => {
    const chosen: string[] = []
    const { container } = render(map({ onSelect: (id) => chosen.push(id) }))
    await userEvent.tab()
    await userEvent.tab()
    expect(document.activeElement?.getAttribute('aria-label')).toBe('上海')
    expect(screen.getByRole('tooltip').textContent).toBe('上海')
    await userEvent.keyboard('{Enter}')
    expect(chosen).toEqual(['上海'])
    await userEvent.keyboard('{ArrowRight}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe('2 个标点，按回车放大')
    expect(screen.getByRole('tooltip').textContent).toBe('洛杉矶长滩')
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('button', { name: '长滩' })).toBeDefined())
    expect(land(container).getAttribute('transform')).not.toContain('scale(1)')
  })

  it('has everything as a list too', async () => {
    const chosen: string[] = []
    render(map({ onSelect: (id) => chosen.push(id) }))
    await userEvent.click(screen.getByRole('button', { name: '以列表查看标点' }))
    const list = screen.getByRole('list', { name: '标点列表' })
    expect(list.querySelectorAll('li')).toHaveLength(4)
    await userEvent.click([...list.querySelectorAll('button')].at(-1)!)
    expect(chosen).toEqual(['鹿特丹'])
  })

  it('says that it waits, and that there is nothing', async () => {
    const { rerender } = render(map({ points: [], loading: true }))
    expect(screen.getByRole('status').textContent).toBe('正在载入地图…')
    rerender(map({ points: [], empty: '没有符合条件的港口' }))
    expect(await screen.findByText('没有符合条件的港口')).toBeDefined()
  })

  it('has no finding of axe', async () => {
    const { container } = render(map({ lines: [{ id: 'a', path: seaRoute(shanghai.at, rotterdam.at).path }] }))
    await userEvent.click(screen.getByRole('button', { name: '以列表查看标点' }))
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id }) => id)).toEqual([])
  })
})
