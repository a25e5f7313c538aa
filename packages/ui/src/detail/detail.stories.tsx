import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Countdown } from '../parts/Countdown.tsx'
import { Notice } from '../parts/Notice.tsx'
import { StatusTag } from '../parts/StatusTag.tsx'
import { Timeline } from '../parts/Timeline.tsx'
import { hoursLater, StoryFrame } from '../stories.tsx'
import { DetailPage, FactGrid, Section, type DetailPageProps } from './DetailPage.tsx'
import { PageFrame, Panel } from './PageFrame.tsx'

const onBack = fn()
const meta: Meta<typeof DetailPage> = {
  title: 'ui/页面框架',
  component: DetailPage,
  parameters: { layout: 'fullscreen' },
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
    { label: '截补料', value: <Countdown deadline={hoursLater(3.3)} /> },
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
  name: '详情页：提示与长文本',
  args: {
    ...frame,
    title: 'COSU6412345670 / COSU6412345670A / COSU6412345670B（并单提单 COSU6412345699）',
    notice: <Notice tone="warning">李审 正在审核这票补料，您的修改会在审核结束后提交。</Notice>,
    children: body,
  },
}
export const Loading: Story = { name: '详情页：加载中', args: { ...frame, rail, state: 'loading' } }
export const Failed: Story = {
  name: '详情页：加载失败',
  args: { ...frame, state: 'failed', error: { message: '没有找到该数据，可能已被删除或无权查看' }, onRetry: () => undefined },
}
export const Dark: Story = { name: '详情页：深色', args: { ...frame, rail, children: body }, globals: { theme: 'dark' } }

export const Panels: StoryObj = {
  name: '工作台页面',
  render: () => (
    <PageFrame title="工作台">
      <Panel title="待办" extra={<a href="/tdManage/siCheck">全部</a>}>
        <p style={{ padding: 12 }}>待审核补料 12 票，其中 4 票 24 小时内截单。</p>
      </Panel>
    </PageFrame>
  ),
}
