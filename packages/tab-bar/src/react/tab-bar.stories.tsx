import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { tabStoreOf } from '../testing/index.ts'
import type { TabBarLabels } from '../texts.ts'
import { TabBar, type TabBarProps } from './tab-bar.tsx'

const titles: Record<string, string> = {
  '/workbench': '工作台',
  '/tdManage/siCheck': '待审核补料',
  '/tdManage/siDetail': '补料 COSU6312345',
  '/tdManage/siDataList': '补料数据',
  '/SeaFreight/FreightManagement/FCLFreight': '整箱运价',
  '/SeaFreight/NowOrderManagement/NowOrderList': '现舱订单',
  '/quckBook/BookingManagement': '托单受理',
  '/cargoManager/TrachManDataAudit': '箱单审核',
  '/mainifest/verifyList': '舱单审核',
  '/MakeOrderBusiness/HBLMake': '分单制作',
  '/orderApply/apply/orderApply': '放单申请',
  '/internal/freightTrack/FreightTrack': '货物跟踪',
  '/CRM/MyCustomers': '我的客户',
  '/DataMaintenance/ScheduleMaintenance': '船期动态',
  '/BasicData/GlobleHaven': '全球港口',
  '/system/message': '消息中心',
  '/PackingDynamic/Containerquerry': '箱动态查询',
  '/EDM/FreightEDM': '运价报价邮件',
}

interface TabsArgs extends Pick<TabBarProps, 'looks' | 'icon' | 'entries'> {
  /** Paths of the open tabs; the last one is shown. */
  paths: readonly string[]
  pinned?: readonly string[]
  renamed?: Readonly<Record<string, string>>
  labels?: Partial<TabBarLabels>
}

function Tabs({ paths, pinned = [], renamed = {}, labels = {}, ...more }: TabsArgs) {
  const [path, setPath] = useState(paths.at(-1))
  const [store] = useState(() => {
    const routes = Object.entries({ ...titles, ...renamed }).map(
      ([route, title]) => [route, { title, closable: route !== '/workbench' }] as const,
    )
    const made = tabStoreOf(Object.fromEntries(routes))
    for (const open of paths) {
      const key = made.open(open)
      if (key !== undefined && pinned.includes(open)) made.pin(key)
    }
    return made
  })
  return (
    <>
      <TabBar store={store} onNavigate={setPath} labels={labels} {...more} />
      <p>当前页面：{path}</p>
    </>
  )
}

const meta: Meta<typeof Tabs> = {
  title: '框架/页签',
  parameters: {
    docs: { description: { component: '页签：可固定、拖动、关闭左右，放不下时滚动，也可从列表里选。' } },
    guide: {
      when: '工作台框架自带：打开的页面各占一个页签。',
      good: ['页面打开后用号码改写标题。', '首页不能关闭。'],
      bad: ['页面内的分栏不用页签栏。'],
      sample: `<TabBar store={tabs} onNavigate={navigate} />`,
    },
  },
  component: Tabs,
  subcomponents: { TabBar },
  argTypes: {
    paths: { description: '打开的页签，按顺序；最后一个是当前页。' },
    pinned: { description: '固定在最前、不能直接关闭的页签。' },
    renamed: { description: '页面打开后自行改写的标题，按路径。' },
    labels: { description: '菜单和按钮上的文字，默认中文。', control: false },
    looks: { description: '样式：下划线、卡片、胶囊。', control: 'inline-radio', options: ['line', 'card', 'pill'] },
    icon: { description: '标题前的图标，按页签给出。', control: false },
    entries: { description: '页签菜单末尾的其他操作，按页签给出。', control: false },
  },
}
export default meta
type Story = StoryObj<typeof Tabs>

const all = Object.keys(titles)
export const Few: Story = { name: '几个页签', args: { paths: all.slice(0, 4) } }
export const Many: Story = { name: '页签过多可滚动', args: { paths: all } }
export const Pinned: Story = {
  name: '固定的页签',
  args: { paths: all.slice(0, 7), pinned: ['/tdManage/siCheck', '/SeaFreight/FreightManagement/FCLFreight'] },
}
export const LongTitles: Story = {
  tags: ['长文本'],
  name: '很长的标题',
  args: {
    paths: all.slice(0, 4),
    renamed: {
      '/tdManage/siDetail': '补料 COSU6312345678 上海海宇国际货物运输代理有限公司 COSCO SHIPPING UNIVERSE 042W',
      '/tdManage/siDataList': '补料数据（上海港—鹿特丹港 2026年11月全部航次）',
    },
  },
}
export const Alone: Story = { tags: ['空'], name: '只有不能关闭的首页', args: { paths: all.slice(0, 1) } }
export const Dark: Story = {
  tags: ['深色'],
  name: '深色',
  args: { paths: all.slice(0, 7), pinned: ['/tdManage/siCheck'] },
  globals: { theme: 'dark' },
}
export const Card: Story = { name: '卡片', args: { ...Pinned.args, looks: 'card' } }
export const Pill: Story = { name: '胶囊', args: { ...Pinned.args, looks: 'pill' } }
export const CardDark: Story = { ...Card, tags: ['深色'], name: '卡片，深色', globals: { theme: 'dark' } }
export const PillDark: Story = { ...Pill, tags: ['深色'], name: '胶囊，深色', globals: { theme: 'dark' } }
export const English: Story = {
  tags: ['英文'],
  name: 'English',
  args: {
    paths: all.slice(0, 3),
    renamed: { '/workbench': 'Workbench', '/tdManage/siCheck': 'Shipping instructions to review', '/tdManage/siDetail': 'SI COSU6312345' },
    labels: {
      list: 'Open pages',
      allTabs: 'All pages',
      close: 'Close',
      closeOthers: 'Close others',
      closeLeft: 'Close to the left',
      closeRight: 'Close to the right',
    },
  },
  globals: { language: 'EN' },
}
