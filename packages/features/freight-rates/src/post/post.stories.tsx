import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { checkedOf, deskApp, postPage } from '../testing/rows.ts'
import { Screen } from './FCLFreightPost.tsx'

const meta: Meta = { title: '设计评审/运价发布', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const handed = `${postPage}?Ids=6,7,8,9`
const check = (answer: Routes[string]) => page(handed, { 'POST /api/FreightRatePublish/Check': answer })

export const Choosing: StoryObj = { ...page(postPage), name: '选择运价' }
export const Checked: StoryObj = {
  ...page(handed),
  name: '检查结果',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('checkbox', { name: '取代旧运价' }))
    await expect(within(canvasElement).getByRole('button', { name: '发布 3 条' })).toBeVisible()
  },
}
export const Checking: StoryObj = { ...check(() => new Promise(() => undefined)), name: '检查中', tags: ['加载'] }
export const CheckFailed: StoryObj = { ...check(() => refusal('INTERNAL')), name: '检查失败', tags: ['出错'] }
export const NothingToPublish: StoryObj = {
  ...page(postPage, { 'GET /api/FreightRate/List': () => ({ Rows: [], Total: 0 }) }),
  name: '没有草稿',
  tags: ['空'],
}
export const LongProblems: StoryObj = {
  ...check(() => [
    checkedOf(7, {
      Problems: [{ Code: 'ALIKE', Refused: false, Message: `与已发布的 ${'YJ261100003、'.repeat(12)}船司、航线、供应商相同，有效期重叠` }],
    }),
  ]),
  name: '很长的内容',
  tags: ['长文本'],
}
export const ReadOnly: StoryObj = { ...page(postPage, {}, false), name: '没有发布权限', tags: ['无权限'] }
export const Outcome: StoryObj = {
  ...page(handed),
  name: '发布结果',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '发布 2 条' }))
    await expect(await within(canvasElement).findByText('检查后又被修改，请重新检查')).toBeVisible()
  },
}
export const Dark: StoryObj = { ...page(handed), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(handed), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
