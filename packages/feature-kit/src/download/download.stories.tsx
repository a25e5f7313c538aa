import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { DownloadTool } from './DownloadTool.tsx'

const path = '/api/TDBillLadingInfo/ExportTDBillLadingList'

/** A list's toolbar; the server never ends, so that the progress can be looked at. */
function Toolbar(props: { label: string; count: number; disabled?: boolean }) {
  const [fake] = useState(() => new FakeApp({ routes: { [`GET ${path}`]: () => new Promise(() => undefined) } }))
  const [Screen] = useState(() => () => (
    <DownloadTool
      label={props.label}
      disabled={props.disabled ?? false}
      files={() => Array.from({ length: props.count }, () => ({ path, query: {} }))}
    />
  ))
  return <FakeScreen fake={fake} Screen={Screen} />
}

const table = { category: 'DownloadTool' }
/** Props of the component, set by each story. */
const props = {
  icon: { description: '图标，默认是下载。', control: false, table },
  choices: { description: '有多种文件时的菜单：名称与要下载的文件。', control: false, table },
  files: { description: '点击时要下载的文件：路径与当时的条件。', control: false, table },
}
const meta: Meta<typeof Toolbar> = {
  title: '控件/下载按钮',
  parameters: {
    docs: { description: { component: '下载按钮：显示进度，可以取消，多个文件逐个保存。' } },
    guide: {
      when: '列表与详情里的导出、下载单证。',
      good: ['显示进度，可以取消。', '没有选中任何一行时不可用。'],
      bad: ['打开网页用链接。'],
      sample: `<DownloadTool label="导出" files={() => [{ path: exportPath, query: list.filters }]} />`,
    },
  },
  component: Toolbar,
  subcomponents: { DownloadTool },
  argTypes: {
    ...props,
    label: { description: '按钮文字，如“导出”。' },
    count: { description: '要下载的文件数。' },
    disabled: { description: '不可用：没有导出权限，或没有选中任何一行。' },
  },
  args: { label: '导出', count: 1 },
}
export default meta
type Story = StoryObj<typeof Toolbar>

export const Ready: Story = { name: '可下载' }
export const NotAllowed: Story = { name: '没有导出权限', tags: ['无权限'], args: { disabled: true } }
export const Running: Story = {
  name: '正在下载，可以取消',
  tags: ['加载'],
  args: { count: 3 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
    await expect(canvas.getByRole('progressbar', { name: '导出' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '取消' }))
    await expect(await canvas.findByRole('button', { name: '导出' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: '导出' }))
  },
}
export const Dark: Story = { ...Running, name: '正在下载，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Running, name: '正在下载，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
