// @vitest-environment jsdom
import { seaRoute } from '@jst/sea'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, describe, expect, it } from 'vitest'
import { flatParts } from './flat.ts'
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

it('draws close by what can be seen: no point within a pixel of the one before, no island that has no room for a triangle', () => {
  const chart = chartOf(960, 520)
  const shore = (lon: number, lat: number, size: number) => {
    const side = Array.from({ length: 500 }, (_, at) => at / 500)
    const ring = [
      ...side.map((t) => [lon + t * size, lat]),
      ...side.map((t) => [lon + size, lat - t * size]),
      ...side.map((t) => [lon + size - t * size, lat - size]),
      ...side.map((t) => [lon, lat - size + t * size]),
      [lon, lat],
    ]
    return { type: 'Polygon' as const, coordinates: [ring] }
  }
  const outline = { type: 'GeometryCollection' as const, geometries: [shore(154, 20, 10), shore(152, 24, 0.01)] }
  const [x, y] = chart.project([159, 15])
  const k = 4
  const view = { k, x: 480 - x * k, y: 260 - y * k }
  const drawn = chart.near([...flatParts(outline)], view)
  expect(drawn.match(/M/g)).toHaveLength(1)
  const points = drawn
    .slice(1)
    .replace('Z', '')
    .split('L')
    .map((point) => point.split(',').map(Number))
  const gaps = points.slice(1).map(([px, py], at) => Math.hypot(px! - points[at]![0]!, py! - points[at]![1]!) * k)
  expect(Math.min(...gaps)).toBeGreaterThan(0.7)
  expect(points.length).toBeLessThan(1_000)
  const [west, north] = chart.project([154, 20])
  const [east, south] = chart.project([164, 10])
  expect(Math.min(...points.map(([px]) => px!)) - west).toBeLessThan(1 / k)
  expect(east - Math.max(...points.map(([px]) => px!))).toBeLessThan(1 / k)
  expect(Math.min(...points.map(([, py]) => py!)) - north).toBeLessThan(1 / k)
  expect(south - Math.max(...points.map(([, py]) => py!))).toBeLessThan(1 / k)
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

describe('names', () => {
  it('of heavier points win over those of lighter ones beside them, and stand for several points that are one mark', () => {
    const chart = chartOf(960, 520)
    const [small, big, third] = [point('小港', 100, 20), point('大港', 101, 20, { weight: 5 }), point('小小港', 101.001, 20)]
    const marks = marksOf([small, third, big], chart, { k: 10, x: 0, y: 0 })
    expect([...labelled(marks, 9_999).values()].map(({ text }) => text)[0]).toBe('大港')
    const packed = marksOf([small, third, big], chart, { k: 1, x: 0, y: 0 })
    expect([...labelled(packed, 9_999).values()].map(({ text }) => text)).toEqual(['大港'])
  })
})

describe('the map', () => {
  it('is fitted to its points beside what lies over it, again when others are shown, and stays when they only move', async () => {
    const near = [point('甲', 120, 30), point('乙', 122, 32)]
    const { container, rerender } = render(<SeaMap label="港口" points={near} covered={300} />)
    const transform = () => container.querySelector('svg > g')?.getAttribute('transform')
    const placeOf = (name: string) =>
      Number(/translate\(([\d.-]+)/.exec(screen.getByRole('button', { name }).getAttribute('transform')!)![1])
    await waitFor(() => expect(placeOf('乙')).toBeGreaterThan(600))
    expect(placeOf('甲')).toBeGreaterThan(300)
    const fitted = transform()
    rerender(<SeaMap label="港口" points={near.map((one) => ({ ...one, at: [121, 31] }))} covered={300} />)
    expect(transform()).toBe(fitted)
    rerender(<SeaMap label="港口" points={[...near, losAngeles]} covered={300} />)
    await waitFor(() => expect(transform()).not.toBe(fitted))
  })

  const map = (props: Partial<Parameters<typeof SeaMap>[0]> = {}) => <SeaMap label="港口" points={all} {...props} />
  const land = (container: HTMLElement) => container.querySelector<SVGGElement>('svg > g')!

  it('is moved by keyboard: closer, aside, and back', async () => {
    const { container } = render(map())
    await waitFor(() => expect(container.querySelector('.jst-sea-land')?.getAttribute('d')).toMatch(/^M/))
    const svg = screen.getByRole('application', { name: /港口/ })
    fireEvent.keyDown(svg, { key: '0' })
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
