import { positionAfter, seaRoute } from '@jst/sea'
import { EmptyState } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
// the tables that the platform loads at its start
import ports from '../../server/data/ports.csv?raw'
import terminals from '../../server/data/terminals.csv?raw'
import type { SeaPoint } from './model.ts'
import { SeaMap, type SeaMapProps } from './SeaMap.tsx'

const cells = (table: string) =>
  table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
const allPorts = cells(ports).map(([code = '', name = '', , , , , lon, lat]): SeaPoint => ({
  id: code,
  kind: 'port',
  at: [Number(lon), Number(lat)],
  label: name,
  note: code,
}))
const allTerminals = cells(terminals)
  .filter(([, , , , , , , lon]) => lon)
  .map(([code = '', name = '', , , , , , lon, lat]): SeaPoint => ({
    id: code,
    kind: 'terminal',
    at: [Number(lon), Number(lat)],
    label: name,
    note: code,
  }))
const port = (code: string): SeaPoint => allPorts.find(({ id }) => id === code)!
const way = (from: string, to: string) => seaRoute(port(from).at, port(to).at)
const toEurope = way('CNSHA', 'NLRTM')
const aroundAfrica = seaRoute(port('CNSHA').at, port('NLRTM').at, { avoid: ['suez'] })
const toAmerica = way('CNSHA', 'USLAX')

/** A map that keeps what is chosen. */
function Map(props: SeaMapProps) {
  const [selected, setSelected] = useState(props.selected)
  return (
    <div style={{ display: 'flex', height: 520 }}>
      <SeaMap {...props} selected={selected} onSelect={setSelected} />
    </div>
  )
}

const meta: Meta<typeof Map> = {
  title: '地图/海图',
  component: Map,
  subcomponents: { SeaMap },
  parameters: {
    docs: { description: { component: '海图：太平洋居中，只画陆地轮廓，离线可用。' } },
    guide: {
      when: '看船舶、港口、码头在哪里，航线怎么走。',
      good: ['太平洋居中，离线可用。', '每张海图都有同样内容的列表。'],
      bad: ['不用来选港口，选港口用代码选择。'],
      sample: `<SeaMap label="海图" points={points} lines={lines} selected={id} onSelect={setId} />`,
    },
  },
  args: { label: '海图', points: allPorts },
  argTypes: {
    label: { description: '海图的名称，读屏软件读出。' },
    points: { control: false, description: '标点：港口、码头、船舶，各有位置与名称。' },
    lines: { control: false, description: '航线：`@jst/sea` 给出的路径，`other` 为对比航线。' },
    selected: { description: '选中的标点。' },
    onSelect: { control: false, description: '选中标点。' },
    loading: { description: '标点正在载入。' },
    empty: { control: false, description: '没有标点时显示的内容。' },
  },
}
export default meta
type Story = StoryObj<typeof Map>

const drawn = async (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('.jst-sea-land')?.getAttribute('d')).toMatch(/^M/))

export const Ports: Story = {
  name: '334 个港口',
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    const map = within(canvasElement).getByRole('application', { name: /海图/ })
    map.focus()
    await userEvent.keyboard('+++')
    await waitFor(() => expect(canvasElement.querySelectorAll('.jst-sea-label').length).toBeGreaterThan(3))
  },
}
export const Terminals: Story = { name: '748 个码头', args: { points: allTerminals }, play: ({ canvasElement }) => drawn(canvasElement) }
export const Europe: Story = {
  name: '上海—鹿特丹：苏伊士与好望角',
  args: {
    points: [port('CNSHA'), port('NLRTM')],
    lines: [
      { id: 'cape', path: aroundAfrica.path, tone: 'other' },
      { id: 'suez', path: toEurope.path },
    ],
  },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const America: Story = {
  name: '上海—洛杉矶：跨日界线',
  args: { points: [port('CNSHA'), port('USLAX')], lines: [{ id: 'way', path: toAmerica.path }] },
  play: async ({ canvasElement }) => {
    await drawn(canvasElement)
    await expect(canvasElement.querySelector('.jst-sea-line')?.getAttribute('d')?.match(/M/g)).toHaveLength(1)
  },
}
export const Vessels: Story = {
  name: '航行中的船舶',
  args: {
    points: [90, 300, 520].map((hours, index): SeaPoint => {
      const { at, heading } = positionAfter(toEurope, hours, 17)
      return { id: `v${index}`, kind: 'vessel', at, heading, label: ['中远海运双子座', 'OOCL SPAIN', 'MSC IRINA'][index]!, note: '17 节' }
    }),
    lines: [{ id: 'way', path: toEurope.path }],
    selected: 'v1',
  },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const Empty: Story = {
  name: '没有标点',
  tags: ['空'],
  args: { points: [], empty: <EmptyState icon="search" title="没有符合条件的港口" hint="请放宽筛选条件。" /> },
  play: ({ canvasElement }) => drawn(canvasElement),
}
export const Waiting: Story = { name: '载入中', tags: ['加载'], args: { points: [], loading: true } }
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: ({ canvasElement }) => drawn(canvasElement) }
