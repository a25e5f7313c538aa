import { supplierTemplatePath } from '@jst/contracts/freight-rates'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { channelsApp } from '../../testing/channels.ts'
import { Screen } from './ThirdFreightTemplate.tsx'

const meta: Meta = { title: '设计评审/第三方运价模板', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => channelsApp(supplierTemplatePath, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const of = (answer: Routes[string]) => page({ 'GET /api/SupplierTemplate/List': answer })

export const Templates: StoryObj = {
  ...page(),
  name: '模板',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('一行 3 个价格'))[0]).toBeVisible()
    await expect((await canvas.findAllByText('每票 B'))[0]).toBeVisible()
  },
}
export const Add: StoryObj = {
  ...page(),
  name: '手工新增',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '新增' }))
    const dialog = within(await body.findByRole('dialog', { name: '新增供应商写法' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await expect((await dialog.findAllByText(/请填写含义/))[0]).toBeVisible()
  },
}
export const Try: StoryObj = {
  ...page(),
  name: '试读',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click(await body.findByRole('button', { name: '试读' }))
    const dialog = within(await body.findByRole('dialog', { name: '试读样例' }))
    await userEvent.click(dialog.getByRole('button', { name: '试读' }))
    await expect(await dialog.findByText('请粘贴要试读的文本')).toBeVisible()
  },
}
export const None: StoryObj = { ...of(() => ({ Rows: [], Total: 0 })), name: '没有', tags: ['空'] }
export const Failed: StoryObj = { ...of(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const ReadOnly: StoryObj = { ...page({}, false), name: '只能查看', tags: ['无权限'] }
export const Dark: StoryObj = { ...page(), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
