import type { DocumentState } from '@jst/contracts/document'
import { customerCalls, customerDocument } from '@jst/contracts/partner'
import { TextButton } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { DocumentPage, documentScreen, LineParts } from '../index.ts'
import { customerRow, pageApp } from '../testing/page.ts'
import { fileOf, linesOf } from '../testing/sample.ts'

interface CustomerPageProps {
  state?: Partial<DocumentState>
  routes?: NonNullable<FakeAppOptions['routes']>
}

const files = [
  fileOf(1, '营业执照.pdf', { FileKind: 'licence' }),
  fileOf(2, '2026 年度海运出口代理框架合同（双方盖章）.pdf', { FileKind: 'contract' }),
]

const parts = { title: '客户详情', list: '客户列表', tools: () => <TextButton onClick={() => undefined}>打印</TextButton> }

function CustomerPage({ state = { Moves: ['activate', 'rest', 'stop'] }, routes = {} }: CustomerPageProps) {
  const [fake] = useState(() => pageApp(state, { 'GET /api/Document/Files': () => files, ...routes }))
  const [Screen] = useState(() => documentScreen(customerCalls, customerDocument, parts).Screen)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const part = { control: false as const, table: { category: 'DocumentPage' } }
const meta: Meta<typeof CustomerPage> = {
  title: '详情/单据页',
  component: CustomerPage,
  subcomponents: { DocumentPage, LineParts },
  parameters: {
    layout: 'fullscreen',
    guide: {
      when: '一张单据的页面：编号、状态、要点与操作在页头，时间线与文件在右侧。',
      good: ['操作顺序固定：主要操作、其他操作、工具，“更多”在最后。', '页面只声明要点、工具与中间的内容。'],
      bad: ['页面自己再监听一次实时消息：useDocumentPage 已经监听。', '把主要操作放进“更多”。'],
      sample: `export const { Screen, preload } = documentScreen(calls, document, { title: titles.detail, list: titles.list })`,
    },
    docs: {
      description: { component: '每张单据的页面：页头、操作、右侧的时间线与文件由组件提供，中间的内容由各业务提供。' },
      story: { inline: false, height: '640px' },
    },
  },
  argTypes: {
    state: { description: '单据所处的状态与可执行的操作。', control: false },
    routes: { description: '服务器的回答。', control: false },
    of: { description: '打开的单据，由 useDocumentPage 得到。', ...part },
    trail: { description: '所在位置，最后一级回到列表。', ...part },
    title: { description: '读到单据之前的标题。', ...part },
    name: { description: '标题：默认中文名称，没有则为编号。', ...part },
    facts: { description: '两到四个要点，默认编号。', ...part },
    marks: { description: '状态右侧的标签。', ...part },
    lead: { description: '不只是改变状态的主要操作，在最前。', ...part },
    tools: { description: '操作与“更多”之间的按钮。', ...part },
    edit: { description: 'drawer：在抽屉中编辑；none：页面另有编辑方式。', ...part },
    claim: { description: 'tool：可领取；none：不领取。', ...part },
    moves: { description: 'buttons：显示可执行的操作；none：只读。', ...part },
    notice: { description: '页头下方的提示。', ...part },
    needs: { description: '缺少时页面不显示内容的其他数据。', ...part },
    children: { description: '中间的内容。', ...part },
  } as Meta<typeof CustomerPage>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CustomerPage>
const shown: Story['play'] = async ({ canvasElement }) => {
  await expect(await within(canvasElement).findByRole('button', { name: '更多操作' })).toBeVisible()
  await expect(await within(canvasElement).findByText('营业执照.pdf')).toBeVisible()
}

export const Open: Story = { name: '可执行操作', args: { state: { State: 2, Moves: ['stop', 'activate', 'rest'] } }, play: shown }
export const ReadOnly: Story = { name: '只读', tags: ['无权限'], args: { state: { Moves: [], MayWrite: false } } }
export const Bare: Story = {
  name: '没有明细与文件',
  tags: ['空'],
  args: { routes: { 'GET /api/Document/Files': () => [], 'GET /api/Document/Lines': () => linesOf() } },
}
export const NotThere: Story = { name: '没有找到', tags: ['空'], args: { routes: { 'GET /api/Customer/Get': () => null } } }
export const Merged: Story = {
  name: '已合并',
  args: { routes: { 'GET /api/Customer/Get': () => ({ ...customerRow, State: 'merged', MergedInto: 'KH26110008' }) } },
}
export const Opening: Story = {
  name: '加载中',
  tags: ['加载'],
  args: { routes: { 'GET /api/Customer/Get': () => new Promise(() => undefined) } },
}
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { routes: { 'GET /api/Customer/Get': () => refusal('INTERNAL') } } }
export const Long: Story = {
  name: '很长的内容',
  tags: ['长文本'],
  args: {
    state: {
      State: 0,
      Due: '2026-11-19T02:00:00.000Z',
      ClaimedBy: 5,
      ClaimedName: '欧阳明珠（华东区大客户服务一部）',
      Moves: ['activate', 'stop'],
    },
    routes: {
      'GET /api/Customer/Get': () => ({
        ...customerRow,
        NameZh: '宁波远帆国际供应链管理（集团）股份有限公司上海自由贸易试验区临港新片区分公司',
      }),
    },
  },
}
export const Dark: Story = { ...Open, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Open, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
