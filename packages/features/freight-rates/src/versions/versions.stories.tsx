import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { deskApp } from '../testing/rows.ts'
import { versionRoutes, versions, VersionsScreen } from '../testing/versions.tsx'

const meta: Meta = { title: '设计评审/运价历史', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (routes: Routes = {}, mayWrite = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() =>
      deskApp('/SeaFreight/FreightManagement/FCLFreightHistory?Id=7', { routes: { ...versionRoutes(mayWrite), ...routes } }),
    )
    return <FakeScreen fake={fake} Screen={VersionsScreen} />
  },
})
const listed = (answer: Routes[string]) => page({ 'GET /api/FreightRateVersion/List': answer })

export const Versions: StoryObj = { ...page(), name: '版本' }
export const Compared: StoryObj = {
  ...page(),
  name: '与当前比较',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await userEvent.click((await body.findAllByRole('button', { name: '与当前比较' }))[0]!)
    await expect(await body.findByRole('button', { name: '恢复到第 2 版' })).toBeVisible()
  },
}
export const OnlyOne: StoryObj = { ...listed(() => versions.slice(-1)), name: '只有一个版本', tags: ['空'] }
export const Opening: StoryObj = { ...listed(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...listed(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const ReadOnly: StoryObj = { ...page({}, false), name: '没有修改权限', tags: ['无权限'] }
export const Dark: StoryObj = { ...page(), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
