import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { addPage, deskApp } from '../testing/rows.ts'
import { Screen } from './FCLFreightAdd.tsx'

const meta: Meta = { title: '设计评审/新增运价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(addPage, { routes }))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const table = [
  '卸货港\t20GP 底价\t40HQ 底价\t40HQ 成本\t航程（天）',
  'USLAX\t1540\t1850\t1780\t16',
  '长滩\t1560\t1880\t1800\t17',
  '圣何塞\t\t2180\t\t22',
].join('\n')
async function paste(canvasElement: HTMLElement, text: string) {
  const grid = await within(canvasElement).findByRole('grid', { name: '卸货港与价格' })
  grid.closest('.jst-sheet')!.querySelector('textarea')!.focus()
  await userEvent.paste(text)
}

export const Blank: StoryObj = { ...page(), name: '空白', tags: ['空'] }
export const Pasted: StoryObj = {
  ...page(),
  name: '从 Excel 粘贴',
  play: async ({ canvasElement }) => {
    await paste(canvasElement, table)
    await expect(await within(canvasElement).findByText('洛杉矶 USLAX')).toBeVisible()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存为草稿' }))
    await expect(await within(canvasElement).findByText(/第 3 行：“圣何塞”有多个/)).toBeVisible()
  },
}
export const Loading: StoryObj = {
  ...page({ 'GET /api/BasicData/GetIndex': () => new Promise(() => undefined) }),
  name: '加载中',
  tags: ['加载'],
}
export const Failed: StoryObj = { ...page({ 'GET /api/BasicData/GetIndex': () => refusal('INTERNAL') }), name: '加载失败', tags: ['出错'] }
export const Dark: StoryObj = {
  ...page(),
  name: '深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  play: ({ canvasElement }) => paste(canvasElement, table),
}
export const Phone: StoryObj = { ...page(), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
