import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { AppLink } from '../controls/AppLink.tsx'
import { Countdown } from '../display/Countdown.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { StatCards } from '../display/StatCards.tsx'
import { StatusTag } from '../display/StatusTag.tsx'
import { Timeline } from '../display/Timeline.tsx'
import { hoursLater, propsOf, StoryFrame } from '../stories.tsx'
import { DetailPage, FactGrid, Section, type DetailPageProps } from './DetailPage.tsx'
import { PageFrame, Panel } from './PageFrame.tsx'

const onBack = fn()
const meta: Meta<typeof DetailPage> = {
  title: 'ui/页面框架',
  component: DetailPage,
  parameters: {
    docs: { description: { component: '页面的框架：详情页（返回、标题、状态、内容、右栏）与由面板组成的工作台页面。' } },
    layout: 'fullscreen',
  },
  argTypes: {
    title: { description: '标题：号码或名称。', control: 'text' },
    status: { description: '标题右侧的状态。', control: false },
    trail: { description: '所在位置：补料管理 / 待审核补料。', control: false },
    onBack: { description: '点返回。' },
    facts: { description: '标题旁最先要看的两三项。', control: false },
    actions: { description: '右上角的操作，主要操作在最后。', control: false },
    notice: { description: '标题与内容之间的提示。', control: false },
    rail: { description: '右侧：动态、单证、人员；窄屏时排在内容下方。', control: false },
    children: { description: '内容，分组用 Section。', control: false },
    state: { description: 'loading 加载中（显示灰条）、ready 就绪、failed 加载失败。' },
    error: { description: '失败的原因，一句话，附请求编号。', control: false },
    onRetry: { description: '点重试。' },
    ...propsOf({
      Section: { title: '分组标题。', extra: '标题右侧的操作。', children: '分组内容。', id: '锚点。' },
      FactGrid: { facts: '名称与值，没有值时为“–”。', columns: '列数，1 至 4，默认 3。' },
      PageFrame: { title: '页面名称，只给读屏软件。', head: '面板之上的提示或数字。', children: '面板。' },
      Panel: { title: '面板标题。', extra: '标题右侧，多为“全部”。', children: '面板内容。', className: '附加的样式名。' },
    }),
  },
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
export default meta
type Story = StoryObj<typeof DetailPage>

const frame: DetailPageProps = {
  title: 'COSU6412345670',
  status: <StatusTag tone="blue">待审核</StatusTag>,
  trail: [{ label: '补料管理' }, { label: '待审核补料', to: '/tdManage/siCheck' }],
  onBack,
  facts: [
    { label: '委托公司', value: '宁波远帆进出口有限公司' },
    { label: '船名 / 航次', value: 'COSCO SHIPPING ARIES / 052W' },
    { label: '截单', value: <Countdown deadline={hoursLater(3.3)} /> },
  ],
  actions: <Button type="primary">审核通过</Button>,
}
const body = (
  <>
    <Section title="提单内容" extra={<Button>打印</Button>}>
      <FactGrid
        facts={[
          { label: '装货港', value: '上海 CNSHA' },
          { label: '卸货港', value: '汉堡 DEHAM' },
          { label: '运输条款', value: 'CY-CY' },
          { label: '件数', value: '1,240' },
          { label: '毛重', value: '21,456.500 公斤' },
          { label: '体积', value: '67.200 立方米' },
        ]}
      />
    </Section>
    <Section title="集装箱">
      <p>40HQ*2, 20GP*1</p>
    </Section>
  </>
)
const rail = <Timeline label="动态" entries={[{ key: 1, at: hoursLater(-5), title: '提交 · 第 1 版', who: '沈佳怡', tone: 'blue' }]} />

export const Ready: Story = {
  name: '详情页',
  args: { ...frame, rail, children: body },
  play: async ({ canvasElement }) => {
    onBack.mockClear()
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回' }))
    await expect(onBack).toHaveBeenCalledTimes(1)
  },
}
export const WithNotice: Story = {
  tags: ['长文本'],
  name: '详情页：提示与长文本',
  args: {
    ...frame,
    title: 'COSU6412345670 / COSU6412345670A / COSU6412345670B（并单提单 COSU6412345699）',
    notice: <Notice tone="warning">李审 正在审核这票补料，您的修改会在审核结束后提交。</Notice>,
    children: (
      <Section title="分票后各提单的收货人、通知人与目的港代理（按分票顺序）">
        <FactGrid
          facts={[
            { label: '收货人', value: 'HAMBURG HOME TRADING AND DISTRIBUTION GESELLSCHAFT MBH & CO. KG, AM SANDTORKAI 38, 20457 HAMBURG' },
            { label: '货物描述', value: '户外家具（折叠桌、折叠椅、遮阳伞及配件，共 14 个型号，详见装箱单）' },
            { label: '件数', value: '12,345,678' },
          ]}
        />
      </Section>
    ),
  },
}
export const Loading: Story = { tags: ['加载'], name: '详情页：加载中', args: { ...frame, rail, state: 'loading' } }
export const Failed: Story = {
  tags: ['出错'],
  name: '详情页：加载失败',
  args: { ...frame, state: 'failed', error: { message: '没有找到该数据，可能已被删除或无权查看' }, onRetry: () => undefined },
}
export const Dark: Story = { tags: ['深色'], name: '详情页：深色', args: { ...frame, rail, children: body }, globals: { theme: 'dark' } }

export const Panels: StoryObj = {
  name: '工作台页面',
  render: () => (
    <PageFrame title="工作台">
      <Panel title="待办" extra={<AppLink to="/tdManage/siCheck">全部</AppLink>}>
        <p style={{ padding: 12 }}>待审核补料 12 票，其中 4 票 24 小时内截单。</p>
      </Panel>
    </PageFrame>
  ),
}
export const Nothing: Story = {
  tags: ['空'],
  name: '详情页：没有内容',
  args: {
    ...frame,
    children: (
      <Section title="集装箱">
        <FactGrid
          facts={[
            { label: '箱量', value: '–' },
            { label: '备注', value: '–' },
          ]}
        />
        <EmptyState title="还没有集装箱" hint="放箱后会出现在这里。" />
      </Section>
    ),
  },
}

const waiting = { key: 'submitted', label: '待审核', hint: '等待我方审核', to: '/tdManage/siCheck?Status=1' }
const panels = (content: ReactNode, value?: number): StoryObj => ({
  render: () => (
    <PageFrame title="工作台" head={<StatCards label="待办" stats={[{ ...waiting, value }]} />}>
      <Panel title="待审核补料" extra={<AppLink to="/tdManage/siCheck">全部</AppLink>}>
        {content}
      </Panel>
    </PageFrame>
  ),
})
const line = <p style={{ padding: 12 }}>COSU6412345670　宁波远帆进出口有限公司　今天 17:00 截单</p>
export const PanelsNothing: StoryObj = {
  name: '工作台页面：没有待办',
  ...panels(<EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />, 0),
  tags: ['空'],
}
export const PanelsWaiting: StoryObj = {
  name: '工作台页面：加载中',
  ...panels(<div className="jst-skeleton" style={{ margin: 12 }} />),
  tags: ['加载'],
}
export const PanelsFailed: StoryObj = {
  name: '工作台页面：一块加载失败',
  ...panels(<ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试' }} onRetry={() => undefined} />, 12),
  tags: ['出错'],
}
export const PanelsLong: StoryObj = {
  name: '工作台页面：很长的一行',
  ...panels(
    <p style={{ padding: 12 }}>{'COSU6412345670A、COSU6412345670B、COSU6412345670C（并单提单 COSU6412345699）'.repeat(3)}</p>,
    12_345_678,
  ),
  tags: ['长文本'],
}
export const PanelsDark: StoryObj = { name: '工作台页面：深色', ...panels(line, 12), tags: ['深色'], globals: { theme: 'dark' } }
