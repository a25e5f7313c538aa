import { refusal } from '@jst/api-client/testing'
import type { OwnJob } from '@jst/contracts/jobs'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Broken, Frame, menu, node, staff } from '../testing/FrameStory.tsx'
import { WorkbenchFrame } from './WorkbenchFrame.tsx'

/** The live channel opens after the first paint. */
const connected = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('.jst-live-open')).not.toBeNull())
}

const meta: Meta<typeof Frame> = {
  title: '框架/工作台框架',
  component: Frame,
  play: connected,
  subcomponents: { WorkbenchFrame },
  parameters: {
    guide: {
      when: '内部与外部工作台的每一页都在里面；应用由 createWorkbench 建成。',
      good: ['顶栏 48，菜单 208（收起 48），页签 36。', '一页出错时框架不受影响。'],
      bad: ['页面不画自己的导航。'],
      sample: `createWorkbench({ surface: 'internal', features, brand: { name: '船务协同平台' } })`,
    },
    layout: 'fullscreen',
    docs: {
      description: { component: '工作台的框架：顶栏、菜单、页签与页面。一页出错时框架不受影响。' },
      story: { inline: false, height: '640px' },
    },
  },
  argTypes: {
    path: { description: '打开的页面。' },
    tree: { description: '菜单树：登录的人有权限的页面。', control: false },
    employee: { description: '登录的人与企业；预览角色时只能查看。', control: false },
    Page: { description: '页面内容。', control: false },
    unread: { description: '未读消息数。', control: false },
    jobs: { description: '登录的人发起、正在进行的后台任务。', control: false },
    dark: { description: '深色主题。' },
    english: { description: '英文框架；各区的页面仍是中文。' },
    layout: {
      description: '布局：侧边菜单、顶部菜单、混合、双栏。',
      control: 'inline-radio',
      options: ['side', 'top', 'mixed', 'columns'],
    },
  },
}
export default meta
type Story = StoryObj<typeof Frame>

export const Ready: Story = {
  name: '打开一个页面',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const side = within(await canvas.findByRole('navigation', { name: '主菜单' }))
    await userEvent.click(side.getByRole('link', { name: '补料数据列表' }))
    await expect(await canvas.findByRole('tab', { name: '补料数据列表', selected: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '收起菜单' }))
    await expect(side.getByRole('button', { name: '打开「补料管理」子菜单' })).toBeVisible()
    await expect(await canvas.findByRole('button', { name: '消息，12 条未读' })).toBeVisible()
  },
}
const homeOnly = [node('/workbench', '工作台', 'home')]
export const Nothing: Story = { name: '只有首页的角色', tags: ['空'], args: { tree: homeOnly, path: '/workbench', unread: () => 0 } }
export const Preview: Story = {
  name: '预览角色，只能查看',
  tags: ['无权限'],
  args: { employee: { ...staff, Preview: { RoleName: '补料审核员' } } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('正在以「补料审核员」预览，只能查看')).toBeVisible()
    await connected({ canvasElement })
  },
}
const never = () => new Promise<never>(() => undefined)
export const Waits: Story = { name: '未读数未到', tags: ['加载'], args: { unread: never } }
export const Crashed: Story = {
  name: '页面出错，框架不受影响',
  tags: ['出错'],
  args: { Page: Broken, unread: () => refusal('INTERNAL') },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('这个页面出错了')).toBeVisible()
    await expect(canvas.getByRole('navigation', { name: '主菜单' })).toBeVisible()
    await connected({ canvasElement })
  },
}
const crowded = [
  ...menu,
  node('/DataMaintenance', '海运基础数据与航线维护（含驳船、支线与多式联运）', 'box', [
    node('/DataMaintenance/PortMaintain', '全球港口、码头、内河港与铁路场站代码维护（含历史代码）'),
  ]),
]
export const Long: Story = {
  name: '很长的菜单、标签和企业名称',
  tags: ['长文本'],
  args: {
    tree: crowded,
    path: '/DataMaintenance/PortMaintain',
    unread: () => 12_345,
    employee: {
      ...staff,
      Name: '欧阳明珠（华东区大客户部）',
      CompanyName: '上海海捷国际货运代理有限公司宁波分公司北仑港区集装箱操作中心',
      SystemName: '上海海捷国际货运代理有限公司宁波分公司北仑港区集装箱操作中心',
    },
  },
}
/** The pages of another group are shown, the page stays. */
const otherGroup: Story['play'] = async ({ canvasElement }) => {
  const main = within(await within(canvasElement).findByRole('navigation', { name: '主菜单' }))
  await userEvent.click(main.getByRole('button', { name: '系统管理' }))
  await expect(await main.findByRole('link', { name: '账号设置' })).toBeVisible()
  await connected({ canvasElement })
}
export const Top: Story = {
  name: '顶部菜单',
  args: { layout: 'top', tree: crowded },
  play: otherGroup,
}
export const TopDark: Story = {
  ...Top,
  name: '顶部菜单，深色',
  tags: ['深色'],
  args: { ...Top.args, dark: true },
  globals: { theme: 'dark' },
}
export const Mixed: Story = { name: '混合布局', args: { layout: 'mixed', tree: crowded }, play: otherGroup }
export const MixedDark: Story = {
  ...Mixed,
  name: '混合布局，深色',
  tags: ['深色'],
  args: { ...Mixed.args, dark: true },
  globals: { theme: 'dark' },
}
export const Columns: Story = { name: '双栏布局', args: { layout: 'columns', tree: crowded }, play: otherGroup }
export const ColumnsDark: Story = {
  ...Columns,
  name: '双栏布局，深色',
  tags: ['深色'],
  args: { ...Columns.args, dark: true },
  globals: { theme: 'dark' },
}
export const Dark: Story = { name: '深色', tags: ['深色'], args: { dark: true }, globals: { theme: 'dark' } }
export const English: Story = {
  name: 'English',
  tags: ['英文'],
  args: { english: true },
  globals: { language: 'EN' },
  play: async ({ canvasElement }) => {
    const side = within(await within(canvasElement).findByRole('navigation', { name: 'Main menu' }))
    await expect(side.getByRole('link', { name: 'SI awaiting review' })).toBeVisible()
    await connected({ canvasElement })
  },
}
const exporting: OwnJob = {
  Id: 7,
  Title: '导出提单数据（2026 年 1 月至 11 月，全部客户）',
  State: 'running',
  Done: 4_200,
  Total: 12_000,
  Note: '',
  Error: '',
  Link: '',
  CreateTime: '2026-11-20T02:00:00.000Z',
  StartTime: '2026-11-20T02:00:00.000Z',
  EndTime: null,
}
const waiting: OwnJob = { ...exporting, Id: 8, Title: '发送通知邮件：重发 3 封', State: 'queued', Done: 0, Total: 0, StartTime: null }
/** The entry beside the bell is opened. */
const openJobs: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: '2 个后台任务进行中' }))
  await expect(await canvas.findByText('4,200 / 12,000')).toBeVisible()
}
export const Jobs: Story = { name: '后台任务进行中', args: { jobs: [exporting, waiting] }, play: openJobs }
export const JobsDark: Story = {
  ...Jobs,
  name: '后台任务进行中，深色',
  tags: ['深色'],
  args: { ...Jobs.args, dark: true },
  globals: { theme: 'dark' },
}
export const JobsPhone: Story = { ...Jobs, name: '后台任务进行中，手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
