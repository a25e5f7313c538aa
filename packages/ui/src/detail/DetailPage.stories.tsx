import { Button } from '@arco-design/web-react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Countdown } from '../display/Countdown.tsx'
import { StatusTag } from '../display/StatusTag.tsx'
import { Timeline } from '../display/Timeline.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { described, hoursLater, longTexts } from '../stories.tsx'
import { DetailPage, FactGrid, Section } from './DetailPage.tsx'

const meta: Meta<typeof DetailPage> = {
  title: '详情/详情页',
  component: DetailPage,
  parameters: {
    layout: 'fullscreen',
    docs: { description: { component: '一票货、一张单的页面：返回、标题、状态、要点、操作、内容、右栏。' } },
    guide: {
      when: '从列表打开的一条数据。',
      good: ['标题是人们叫它的号码。', '要点两三项，其余放进分组。', '一个主要操作，在最右。'],
      bad: ['不套面包屑之外的导航。', '不在详情页里直接改字段，编辑另开页面或抽屉。'],
      sample: `<DetailPage title={bill.no} onBack={back} state={read.status}>\n  <Section title="提单内容">…</Section>\n</DetailPage>`,
    },
  },
  argTypes: described({
    title: '标题：号码或名称。',
    status: '标题右侧的状态。',
    trail: '所在位置：补料管理 / 待审核补料。',
    onBack: '点返回。',
    facts: '标题旁最先要看的两三项。',
    actions: '右上角的操作，主要操作在最后。',
    notice: '标题与内容之间的提示。',
    rail: '右侧：动态、单证、人员；窄屏时排在内容下方。',
    children: '内容，分组用 Section。',
    state: 'loading 加载中、ready 就绪、failed 加载失败。',
    error: '失败的原因，一句话，附请求编号。',
    onRetry: '点重试。',
  }),
  args: {
    title: 'COSU6412345670',
    status: <StatusTag tone="blue">待审核</StatusTag>,
    trail: [{ label: '补料管理' }, { label: '待审核补料', to: '/tdManage/siCheck' }],
    onBack: fn(),
    facts: [
      { label: '委托公司', value: '宁波远帆进出口有限公司' },
      { label: '船名 / 航次', value: 'COSCO SHIPPING ARIES / 052W' },
      { label: '截单', value: <Countdown deadline={hoursLater(3.3)} /> },
    ],
    actions: <Button type="primary">审核通过</Button>,
    rail: <Timeline label="动态" entries={[{ key: 1, at: hoursLater(-5), title: '提交 · 第 1 版', who: '沈佳怡', tone: 'blue' }]} />,
    children: (
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
    ),
  },
}
export default meta
type Story = StoryObj<typeof DetailPage>

export const Ready: Story = {
  name: '就绪',
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回' }))
    await expect(args.onBack).toHaveBeenCalledTimes(1)
  },
}
export const WithNotice: Story = {
  name: '提示与长文本',
  tags: ['长文本'],
  args: {
    title: 'COSU6412345670 / COSU6412345670A / COSU6412345670B（并单提单 COSU6412345699）',
    notice: <Notice tone="warning">李审 正在审核这票补料，您的修改会在审核结束后提交。</Notice>,
    facts: [
      { label: '委托公司', value: longTexts.company },
      { label: '船名 / 航次', value: `${longTexts.vessel} / 0FLJ1W` },
    ],
    children: (
      <Section title="分票后各提单的收货人、通知人与目的港代理（按分票顺序）">
        <FactGrid facts={[{ label: '备注', value: longTexts.remark }]} columns={1} />
      </Section>
    ),
  },
}
export const Loading: Story = { name: '加载中', tags: ['加载'], args: { state: 'loading' } }
export const Failed: Story = {
  name: '加载失败',
  tags: ['出错'],
  args: { state: 'failed', error: { message: '没有找到该数据，可能已被删除或无权查看' }, onRetry: fn() },
}
export const Nothing: Story = {
  name: '没有内容',
  tags: ['空'],
  args: {
    rail: undefined,
    children: (
      <Section title="集装箱">
        <EmptyState title="还没有集装箱" hint="放箱后会出现在这里。" />
      </Section>
    ),
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
