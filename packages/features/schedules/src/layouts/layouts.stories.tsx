import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { layoutOf, layouts, layoutsPage } from '../testing/layouts.ts'
import { Screen } from './SailScheduleTemplate.tsx'

const meta: Meta = { title: '设计评审/船期模板', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Answer = NonNullable<FakeAppOptions['routes']>[string]
const page = (answer: Answer, codes: readonly string[] = ['view', 'edit']): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({ path: layoutsPage, routes: { 'GET /api/ScheduleLayout/List': answer } })
      made.permit(codes)
      return made
    })
    return (
      <div style={{ height: 640, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const all = () => ({ Rows: layouts, Total: layouts.length })
const open: StoryObj['play'] = async ({ canvasElement }) => {
  const body = within(canvasElement.ownerDocument.body)
  await userEvent.click(await body.findByRole('button', { name: '东方海外周班船期' }))
  await expect(await body.findByText('Call Port')).toBeVisible()
}
const longName = '东方海外货柜航运（中国）有限公司华东区周班船期表（含支线与内河驳船）'

export const Layouts: StoryObj = { ...page(all), name: '船期模板' }
export const Edit: StoryObj = { ...page(all), name: '船期模板，编辑', play: open }
export const None: StoryObj = { ...page(() => ({ Rows: [], Total: 0 })), name: '船期模板，没有', tags: ['空'] }
export const Opening: StoryObj = { ...page(() => new Promise(() => undefined)), name: '船期模板，加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...page(() => refusal('INTERNAL')), name: '船期模板，加载失败', tags: ['出错'] }
export const Long: StoryObj = {
  ...page(() => ({ Rows: [layoutOf(1, { Name: longName })], Total: 1 })),
  name: '船期模板，很长的内容',
  tags: ['长文本'],
}
export const ReadOnly: StoryObj = { ...page(all, ['view']), name: '船期模板，只能查看', tags: ['无权限'], play: open }
export const Dark: StoryObj = { ...page(all), name: '船期模板，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(all), name: '船期模板，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
