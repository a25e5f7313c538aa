import {
  blankConfig,
  blankProfile,
  partScreens,
  previewLists,
  saveSiteAddress,
  siteAddress,
  sitePartCalls,
  siteSettingPage,
  type LiveContent,
  type SiteConfig,
  type SiteHome,
} from '@jst/contracts/portal'
import { FakeApp, FakeReply, FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { address } from '../testing/address.ts'
import { Screen as Floating } from './FloatingWindow.tsx'
import { Screen as Address } from './Setqymh.tsx'
import { Screen as Home } from './SiteHome.tsx'
import { Screen as Config } from './WebsiteConfig.tsx'

const meta: Meta = { title: '设计评审/门户编辑', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const at = '2026-11-20T01:30:00.000Z'
const config: SiteConfig = {
  ...blankConfig,
  Name: '海捷国际货运',
  NameEn: 'Haijie International Freight',
  Logo: '',
  Colour: '#0e5a8a',
  Nav: [
    { Label: '首页', To: '/external/home' },
    { Label: '在线运价', To: '/external/electronic/rates' },
  ],
  Footer: '上海市虹口区东大名路 908 号',
  Icp: '沪ICP备2026000001号-1',
  PoliceNo: '',
  Phone: '021-6595 8800',
  Email: 'service@haijie.example.com',
  WeChat: '',
  SeoTitle: '',
  SeoDescription: '上海海捷国际货运：整箱运价在线查询。',
  Friends: [],
}
const home: SiteHome = {
  Blocks: [
    { Kind: 'hero', Title: '上海、宁波出口，整箱订舱找海捷', Text: '运价、船期、货物动态在线可查。', Search: true, Picture: '' },
    { Kind: 'stats', Title: '海捷在做的', Items: [{ Value: '6.2 万', Label: '2025 年出口 TEU' }] },
    { Kind: 'news', Title: '新闻动态' },
    { Kind: 'enter', Title: '进入工作台', Text: '' },
  ],
}
const floating = {
  Enabled: true,
  Side: 'right',
  On: [],
  Items: [{ Kind: 'phone', Label: '订舱热线', Value: '021-6595 8800', Picture: '' }],
}
const news: LiveContent = {
  Kind: 'news',
  RecordId: 1,
  Code: 'N1',
  Title: '美西航线加开两班',
  Category: '公司新闻',
  Summary: '',
  Picture: '',
  Body: '',
  Facts: {},
  Top: false,
  From: at,
}
const live = { No: 3, By: '郑国栋', At: at, Live: true }
const state = (Content: unknown, more = {}) => ({ Content, UpdateTime: at, SavedBy: '郑国栋', Differs: false, Live: live, ...more })
const lists = { services: [], news: [news], letters: [], offices: [], jobs: [], ports: [], freights: [], profile: blankProfile }

type Routes = NonNullable<FakeAppOptions['routes']>
const usual: Routes = {
  [`GET ${previewLists.path}`]: () => ({
    Slug: 'haijie',
    Front: 'platform',
    Config: config,
    Floating: { ...floating, Enabled: false },
    Home: home.Blocks,
    CustomerHome: home.Blocks,
    PeerHome: home.Blocks,
    CompanyHome: home.Blocks,
    Announcements: [],
    Lists: lists,
  }),
  [`GET ${sitePartCalls.config.get.path}`]: () => state(config),
  [`GET ${sitePartCalls.home.get.path}`]: () => state(home, { Differs: true }),
  [`GET ${sitePartCalls.floating.get.path}`]: () => state(floating),
  [`GET ${sitePartCalls.home.versions.path}`]: () => ({ Rows: [live, { ...live, No: 2, Live: false }] }),
  [`POST ${sitePartCalls.home.save.path}`]: ({ body }) => state((body as { Content: SiteHome }).Content, { Differs: true }),
  [`GET ${siteAddress.path}`]: () => address(),
  ...Object.fromEntries(Object.values(sitePartCalls).map(({ open }) => [`POST ${open.path}`, () => ({ Others: [] })])),
}
const paths = [...new Set([siteSettingPage, ...Object.values(partScreens).map(({ path }) => path)])]
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const made = new FakeApp({ path, routes: { ...usual, ...routes } })
      const Buttons = mayAct ? [{ Code: 'edit' }, { Code: 'publish' }] : []
      made.app.permissions.load(paths.map((Path) => ({ Path, Buttons, Children: [] })))
      return made
    })
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const never = () => new Promise(() => undefined)
/** The page within the preview. */
const shadowOf = (canvas: HTMLElement) => canvas.querySelector('.jst-site-scroll > div')?.shadowRoot?.querySelector('.site')
const { path: homePath } = partScreens.home
const { path: configPath } = partScreens.config

export const Blocks: StoryObj = {
  ...page(Home, homePath),
  name: '门户首页',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(shadowOf(canvasElement)?.textContent).toContain('美西航线加开两班'))
    // what is typed stands in the page at once
    const [title] = await canvas.findAllByRole('textbox', { name: '标题' })
    await userEvent.clear(title!)
    await userEvent.type(title!, '宁波整箱专线')
    await waitFor(() => expect(shadowOf(canvasElement)?.querySelector('h1')?.textContent).toBe('宁波整箱专线'))
    await expect(canvas.getByText('有未保存的修改')).toBeVisible()
  },
}
export const Order: StoryObj = {
  ...page(Home, homePath),
  name: '门户首页，键盘排序',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    ;(await canvas.findByRole('button', { name: '下移 数字：海捷在做的' })).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: '下移 数字：海捷在做的' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    // at the end the way back is open
    await waitFor(() => expect(canvas.getByRole('button', { name: '上移 数字：海捷在做的' })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: '添加区块' }))
    await expect(await canvas.findByRole('button', { name: '删除 图文' })).toBeVisible()
  },
}
const company: SiteHome = {
  Blocks: [
    { Kind: 'hero', Title: '让每一票货都准时上船', Text: '', Search: false, Picture: '' },
    { Kind: 'advantages', Title: '为什么选择海捷', Items: [{ Title: '舱位有保障', Text: '旺季按约配舱。', Icon: 'ship' }] },
  ],
}
export const Company: StoryObj = {
  ...page(Home, `${homePath}?Part=company`, { [`GET ${sitePartCalls.companyHome.get.path}`]: () => state(company) }),
  name: '企业官网首页，选图标',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const icons = () => shadowOf(canvasElement)?.querySelectorAll('.of-advantages .icon').length
    await waitFor(() => expect(icons()).toBe(1))
    await userEvent.click(canvas.getByRole('combobox', { name: '图标' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '不显示' }))
    await waitFor(() => expect(icons()).toBe(0))
  },
}
export const Stale: StoryObj = {
  ...page(Home, homePath, {
    [`POST ${sitePartCalls.home.save.path}`]: () =>
      new FakeReply(412, {
        Status: 0,
        Code: 'STALE_WRITE',
        Message: '该数据已被他人修改，请对比后再保存',
        Data: state({ Blocks: home.Blocks.slice(0, 2) }, { UpdateTime: '2026-11-21T01:30:00.000Z' }),
      }),
    [`POST ${sitePartCalls.home.open.path}`]: () => ({ Others: ['陈雨欣'] }),
  }),
  name: '门户首页，他人先保存',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/陈雨欣 也在编辑此页/)).toBeVisible()
    const [title] = await canvas.findAllByRole('textbox', { name: '标题' })
    await userEvent.type(title!, '！')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByRole('table')).toHaveTextContent('首页区块')
  },
}
export const BlocksOpening: StoryObj = {
  ...page(Home, homePath, { [`GET ${sitePartCalls.home.get.path}`]: never }),
  name: '门户首页，加载中',
  tags: ['加载'],
}
export const BlocksFailed: StoryObj = {
  ...page(Home, homePath, { [`GET ${sitePartCalls.home.get.path}`]: () => refusal('INTERNAL') }),
  name: '门户首页，加载失败',
  tags: ['出错'],
}
export const BlocksDark: StoryObj = { ...page(Home, homePath), name: '门户首页，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const BlocksPhone: StoryObj = {
  ...page(Home, homePath),
  name: '门户首页，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Settings: StoryObj = {
  ...page(Config, configPath),
  name: '网站配置',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const colour = await canvas.findByRole('textbox', { name: '主题色' })
    await expect(canvas.getByText(/白色文字对比度/)).toBeVisible()
    await userEvent.clear(colour)
    await userEvent.type(colour, '#ffcc00')
    // before it is saved
    await expect(await canvas.findByText(/白色文字对比度 1\.5，低于 4\.5/)).toBeVisible()
    const link = canvas.getAllByRole('combobox', { name: '链接' })[0]!
    await userEvent.clear(link)
    await userEvent.type(link, 'javascript:x')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect((await canvas.findAllByText(/低于 4.5/))[0]).toBeVisible()
    await expect(canvas.getAllByText(/链接只能是/)[0]).toBeVisible()
  },
}
export const SettingsDark: StoryObj = { ...page(Config, configPath), name: '网站配置，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const SettingsPhone: StoryObj = {
  ...page(Config, configPath),
  name: '网站配置，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Reading: StoryObj = {
  ...page(Config, configPath, {}, false),
  name: '网站配置，只读',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('textbox', { name: '网站名称' })).toBeDisabled()
    await expect(canvas.queryByRole('button', { name: '发布' })).toBeNull()
  },
}
export const Beside: StoryObj = {
  ...page(Floating, partScreens.floating.path),
  name: '悬浮窗设置',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(shadowOf(canvasElement)?.querySelector('.beside')?.textContent).toContain('订舱热线'))
  },
}
export const Open: StoryObj = {
  ...page(Address, siteSettingPage, { [`POST ${saveSiteAddress.path}`]: ({ body }) => address(body as object) }),
  name: '启用企业门户',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('combobox', { name: '打开网站先看到' }))
    await userEvent.click(await within(document.body).findByRole('option', { name: '客户门户' }))
    const save = canvas.getByRole('button', { name: '保存' })
    await expect(save).toBeEnabled()
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeDisabled())
    await expect(canvas.getByRole('combobox', { name: '打开网站先看到' })).toHaveTextContent('客户门户')
  },
}
export const Closed: StoryObj = {
  ...page(Address, siteSettingPage, {
    [`GET ${siteAddress.path}`]: () => address({ Slug: '', Enabled: false, IsDefault: false, Done: ['profile'] }),
  }),
  name: '启用企业门户，尚未启用',
  tags: ['空'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /企业短名/ }), '-x')
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    await expect(await canvas.findByText(/首尾为字母或数字/)).toBeVisible()
  },
}
export const OpenDark: StoryObj = {
  ...page(Address, siteSettingPage),
  name: '启用企业门户，深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
}
export const OpenPhone: StoryObj = {
  ...page(Address, siteSettingPage),
  name: '启用企业门户，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
