import type { Meta, StoryObj } from '@storybook/react-vite'
import { hoursLater, StoryFrame } from '../stories.tsx'
import { Countdown } from './Countdown.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ErrorView } from './ErrorView.tsx'
import { Notice } from './Notice.tsx'
import { QrCode } from './QrCode.tsx'
import { StatCards } from './StatCards.tsx'
import { StatusTag, type Tone } from './StatusTag.tsx'
import { Timeline } from './Timeline.tsx'

const meta: Meta = { title: 'ui/部件', decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>] }
export default meta

const states: [Tone, string][] = [
  ['grey', '草稿'],
  ['blue', '待审核'],
  ['orange', '样单待确认'],
  ['green', '审核通过'],
  ['red', '已退回'],
  ['purple', '已改单'],
]

export const 状态标签: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      {states.map(([tone, label]) => (
        <StatusTag key={tone} tone={tone}>
          {label}
        </StatusTag>
      ))}
    </div>
  ),
}

export const 截单倒计时: StoryObj = {
  render: () => (
    <ul>
      {[53, 23.5, 3.34, 0.5, -2.1, -30].map((hours) => (
        <li key={hours}>
          <Countdown deadline={hoursLater(hours)} />
        </li>
      ))}
      <li>
        <Countdown deadline={null} />
      </li>
    </ul>
  ),
}

export const 数字卡片: StoryObj = {
  render: () => (
    <StatCards
      label="今天要处理的补料"
      stats={[
        { key: 'submitted', label: '待审核', value: 12, tone: 'blue', hint: '等待我方审核', to: '/tdManage/siCheck?Status=1' },
        { key: 'due', label: '即将截单', value: 4, tone: 'orange', hint: '24 小时内截补料', to: '/tdManage/siCheck?Due=day' },
        { key: 'over', label: '已超截单', value: 0, tone: 'red', hint: '已过截补料时间', to: '/tdManage/siCheck?Due=overdue' },
        { key: 'wait', label: '审核通过', value: undefined, hint: '正在加载', to: '/tdManage/siCheck?Status=2' },
      ]}
    />
  ),
}

export const 提示与空状态: StoryObj = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <Notice>截单时间已由船公司提前 4 小时，请尽快提交补料。</Notice>
      <Notice tone="warning">登录已过期，请重新登录，未提交的内容已保留。</Notice>
      <EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />
      <ErrorView error={{ message: '服务暂时不可用，正在恢复，请稍后重试', requestId: 'req-8f2c' }} onRetry={() => undefined} />
    </div>
  ),
}

export const 动态: StoryObj = {
  render: () => (
    <Timeline
      label="动态"
      entries={[
        { key: 2, at: hoursLater(-1), title: '退回 · 第 1 版', who: '李审', detail: 'R03 箱封号错误：TCLU1234567 校验位不符', tone: 'red' },
        { key: 1, at: hoursLater(-5), title: '提交 · 第 1 版', who: '沈佳怡', tone: 'blue' },
      ]}
    />
  ),
}

export const 二维码: StoryObj = {
  render: () => (
    <div style={{ display: 'flex', gap: 24 }}>
      <QrCode text="https://freight.example.com/UserCard/Index?Id=7" label="名片链接" />
      <QrCode
        text={'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:陈雨欣\r\nORG:上海海捷国际货运代理有限公司\r\nEND:VCARD\r\n'}
        label="陈雨欣的名片"
        size={148}
      />
      <QrCode text={'超'.repeat(2_000)} label="放不下的内容" size={148} />
    </div>
  ),
}
