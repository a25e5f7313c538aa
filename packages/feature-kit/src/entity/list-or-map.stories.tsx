import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { ListOrMap } from './ListOrMap.tsx'

const path = '/BasicData/GlobleHaven?Country=CN'

function Switch({ searchPart }: { searchPart?: string }) {
  const [fake] = useState(() => new FakeApp({ path }))
  const [Screen] = useState(() => () => <ListOrMap {...(searchPart === undefined ? {} : { searchPart })} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Switch> = {
  title: '列表与表格/列表与地图',
  component: Switch,
  subcomponents: { ListOrMap },
  parameters: {
    docs: { description: { component: '同一批数据按列表或地图显示，记在地址栏，筛选条件保持不变。' } },
    guide: {
      when: '有经纬度的数据：港口、码头、船舶。',
      good: ['两种看法用同样的条件。'],
      bad: ['没有位置的数据不给地图。'],
      sample: `<ListPage … siblings={<ListOrMap />} body={isMap ? map : undefined} />`,
    },
  },
  argTypes: { searchPart: { description: '当前的筛选与排序；空地址另有含义的列表才需要。', control: false } },
}
export default meta
type Story = StoryObj<typeof Switch>

export const Change: Story = {
  name: '切换',
  play: async ({ canvasElement }) => {
    const switches = within(canvasElement)
    await userEvent.click(switches.getByRole('link', { name: '地图' }))
    await expect(switches.getByRole('link', { name: '地图' })).toHaveAttribute('aria-current', 'page')
    await userEvent.click(switches.getByRole('link', { name: '列表' }))
    await expect(switches.getByRole('link', { name: '列表' })).toHaveAttribute('aria-current', 'page')
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Change, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
