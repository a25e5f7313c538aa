import type { Meta, StoryObj } from '@storybook/react-vite'
import { makeAutoObservable } from 'mobx'
import { expect, userEvent, within } from 'storybook/test'
import type { SavedView, SavedViews } from './model.ts'
import { SavedViewPanel } from './SavedViewPanel.tsx'

/** Views in memory; a name that is there already is refused, as the server does. */
class StoryViews implements SavedViews {
  private views: SavedView[]
  constructor(views: SavedView[]) {
    this.views = views
    makeAutoObservable(this)
  }
  of(): readonly SavedView[] {
    return this.views
  }
  async save(_list: string, { id, name, search }: { id?: number; name: string; search: string }): Promise<void> {
    if (this.views.some((view) => view.name === name && view.id !== id)) throw new Error(`已有名为“${name}”的视图，请换一个名称`)
    const saved = { id: id ?? this.views.length + 1, name, search }
    this.views = [...this.views.filter((view) => view.id !== saved.id), saved]
  }
  async remove(id: number): Promise<void> {
    this.views = this.views.filter((view) => view.id !== id)
  }
}

const two = () =>
  new StoryViews([
    { id: 1, name: '今天截单', search: '?Due=day' },
    { id: 2, name: '美线待审 中远海运集运与东方海外', search: '?Carrier=COSU' },
  ])

const meta: Meta<typeof SavedViewPanel> = {
  title: '列表与表格/我的视图',
  parameters: {
    docs: { description: { component: '我的视图：把当前条件与排序起个名称保存，下次一键打开。' } },
    guide: {
      when: '列表页自带：把反复用的条件留下来。',
      good: ['名称写查的是什么：今天截单。'],
      bad: ['公司里人人要用的条件做成固定的视图。'],
      sample: `<SavedViewPanel name="si-check" searchPart={list.searchPart} views={services.savedViews} />`,
    },
  },
  component: SavedViewPanel,
  argTypes: {
    name: { description: '列表的键，视图按列表保存。' },
    searchPart: { description: '当前的条件与排序，即地址栏问号之后的部分。' },
    views: { description: '保存在服务器上的视图。', control: false },
  },
  args: { name: 'story', searchPart: '?Status=1' },
}
export default meta
type Story = StoryObj<typeof SavedViewPanel>

export const 还没有 = { tags: ['空'], args: { views: new StoryViews([]) } } satisfies Story

export const 保存与删除: Story = {
  args: { views: two() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '视图名称' }), '待审核{Enter}')
    await expect(await canvas.findByText('待审核')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '删除「今天截单」' }))
    await expect(canvas.queryByText('今天截单')).toBeNull()
  },
}

export const 名称重复: Story = {
  tags: ['出错', '长文本'],
  args: { views: two() },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: '视图名称' }), '今天截单{Enter}')
    await expect(await canvas.findByText('已有名为“今天截单”的视图，请换一个名称')).toBeVisible()
  },
}
export const 深色: Story = { args: { views: two() }, tags: ['深色'], globals: { theme: 'dark' } }
export const 手机宽度: Story = { ...名称重复, tags: ['手机'], globals: { viewport: { value: 'phone' } } }
