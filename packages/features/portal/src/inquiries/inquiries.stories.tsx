import {
  contentKinds,
  handleMessage,
  jobApplications,
  partScreens,
  removeApplication,
  siteMessages,
  type Application,
  type SiteMessage,
} from '@jst/contracts/portal'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Screen as Recruitment } from '../contents/RecruitmentManagement.tsx'
import { Screen } from '../site-parts/SiteHome.tsx'

const meta: Meta = { title: '设计评审/访客留言', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const at = '2026-11-20T01:30:00.000Z'
const message = (Id: number, more: Partial<SiteMessage> = {}): SiteMessage => ({
  Id,
  Name: '王小姐',
  Company: '宁波远帆进出口有限公司',
  Phone: '13900001111',
  Email: '',
  Message: '上海到洛杉矶 2x40HQ，下周走货，请报价',
  Page: '联系我们',
  Handled: false,
  HandledBy: '',
  HandledAt: null,
  Remark: '',
  At: at,
  UpdateTime: at,
  ...more,
})
const handled = message(2, { Name: '陈先生', Page: '海运服务', Handled: true, HandledBy: '郑国栋', HandledAt: at, Remark: '已报价' })

type Routes = NonNullable<FakeAppOptions['routes']>
const { path } = partScreens.home
const page = (routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const rows: Routes = { [`GET ${siteMessages.path}`]: () => ({ Rows: [message(1), handled], Total: 2 }) }
      const made = new FakeApp({ path: `${path}?View=messages`, routes: { ...rows, ...routes } })
      made.app.permissions.load([{ Path: path, Buttons: [{ Code: 'edit' }], Children: [] }])
      return made
    })
    return (
      <div style={{ height: 720 }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})

export const Filled: StoryObj = {
  ...page({ [`POST ${handleMessage.path}`]: ({ body }) => ({ ...message(1), ...(body as Partial<SiteMessage>) }) }),
  name: '访客留言，处理一条',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '王小姐' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByText('宁波远帆进出口有限公司')).toBeVisible()
    await userEvent.click(dialog.getByRole('checkbox', { name: '标为已处理' }))
    await userEvent.click(dialog.getByRole('button', { name: '保存' }))
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}
export const Dark: StoryObj = { ...page(), name: '访客留言，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(), name: '访客留言，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Empty: StoryObj = {
  ...page({ [`GET ${siteMessages.path}`]: () => ({ Rows: [], Total: 0 }) }),
  name: '访客留言，还没有',
  tags: ['空'],
}
export const Opening: StoryObj = {
  ...page({ [`GET ${siteMessages.path}`]: () => new Promise(() => undefined) }),
  name: '访客留言，加载中',
  tags: ['加载'],
}
export const Failed: StoryObj = {
  ...page({ [`GET ${siteMessages.path}`]: () => refusal('INTERNAL') }),
  name: '访客留言，加载失败',
  tags: ['出错'],
}

const application = (Id: number, more: Partial<Application> = {}): Application => ({
  ...message(Id),
  Name: '陈晨',
  Message: '两年欧线单证，随时可以到岗',
  JobId: 1,
  Job: '海运操作（美线）',
  Cv: { Name: '陈晨-海运操作-两年欧线单证经验-2026年11月更新版简历.pdf', Size: 482_000 },
  ...more,
})
const { path: jobs } = contentKinds.job.calls.entity
const remove = fn()
const applied: StoryObj = {
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({
        path: `${jobs}?View=applications`,
        routes: {
          [`GET ${jobApplications.path}`]: () => ({ Rows: [application(1), application(2, { Name: '周倩', Cv: null })], Total: 2 }),
          [`POST ${removeApplication.path}`]: ({ body }) => {
            remove(body)
            return true
          },
        },
      })
      const Buttons = ['view', 'edit', 'remove'].map((Code) => ({ Code }))
      made.app.permissions.load([{ Path: jobs, Buttons, Children: [] }])
      return made
    })
    return (
      <div style={{ height: 720 }}>
        <FakeScreen fake={fake} Screen={Recruitment} />
      </div>
    )
  },
}
export const Applications: StoryObj = {
  ...applied,
  name: '应聘记录，简历与删除',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const body = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: '陈晨' }))
    const drawer = within(await body.findByRole('dialog'))
    await expect(drawer.getByRole('button', { name: application(1).Cv!.Name })).toBeVisible()
    await userEvent.click(drawer.getByRole('button', { name: '取消' }))
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    await userEvent.click(canvas.getAllByRole('button', { name: '删除' })[0]!)
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ Id: 1, UpdateTime: at }))
  },
}
export const ApplicationsPhone: StoryObj = { ...applied, name: '应聘记录，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
