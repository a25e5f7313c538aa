import type { Meta, StoryObj } from '@storybook/react-vite'
import { hoursLater, propsOf, StoryFrame } from '../stories.tsx'
import { Countdown } from './Countdown.tsx'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorView } from '../feedback/ErrorView.tsx'
import { Notice } from '../feedback/Notice.tsx'
import { QrCode } from './QrCode.tsx'
import { StatCards } from './StatCards.tsx'
import { StatusTag, type Tone } from './StatusTag.tsx'
import { Timeline } from './Timeline.tsx'

const meta: Meta = {
  title: 'ui/部件',
  parameters: { docs: { description: { component: '状态、倒计时、数字、提示、动态等小部件；没有值时显示“–”。' } } },
  argTypes: propsOf({
    StatusTag: {
      tone: '颜色：grey 草稿、blue 等我方、orange 等对方或即将到期、green 完成、red 退回或逾期、purple 已改单。',
      children: '状态的文字；意思由文字表达，颜色只是重复。',
      title: '悬停时的说明。',
    },
    Countdown: { deadline: '截止时间，ISO 8601；不足 24 小时变橙，不足 4 小时与已超变红，每分钟更新。' },
    StatCards: { stats: '数字：名称、数值（未到时占位）、颜色、说明、点开的列表。', label: '这一行数字的名称。' },
    Notice: { tone: 'info 提示、warning 警告、error 失败。', children: '一句话，含下一步。', action: '右侧的操作。' },
    EmptyState: { title: '为什么没有。', hint: '下一步做什么。', action: '按钮。', icon: '图标，默认是箱子。' },
    Timeline: { entries: '动态，新的在前：时间、标题、人、说明、颜色。', label: '动态的名称。' },
    QrCode: { text: '二维码的内容，不超过约 2,300 字节。', label: '读屏软件读出的名称。', size: '边长，像素，默认 220。' },
  }),
  decorators: [(Story) => <StoryFrame>{Story()}</StoryFrame>],
}
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
  tags: ['空'],
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
  tags: ['空', '加载'],
  render: () => (
    <StatCards
      label="今天要处理的补料"
      stats={[
        { key: 'submitted', label: '待审核', value: 12, tone: 'blue', hint: '等待我方审核', to: '/tdManage/siCheck?Status=1' },
        { key: 'due', label: '即将截单', value: 4, tone: 'orange', hint: '24 小时内截单', to: '/tdManage/siCheck?Due=day' },
        { key: 'over', label: '已过截单', value: 0, tone: 'red', hint: '已过截单', to: '/tdManage/siCheck?Due=overdue' },
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
  tags: ['出错'],
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

export const 还没有动态: StoryObj = { tags: ['空'], render: () => <Timeline label="动态" entries={[]} /> }

const detail = '箱 TCLU1234560 由两票共用，两票毛重合计 31,250.000 公斤，超过该箱装载重量 28,600.000 公斤，请核对后重新分配。'
export const 很长的内容: StoryObj = {
  tags: ['长文本'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 360 }}>
      <StatusTag tone="orange">样单待确认（已催 3 次，最近一次 11-20 09:30，经办人 欧阳明珠）</StatusTag>
      <StatCards
        label="今天要处理的补料"
        stats={[{ key: 'all', label: '待审核（含分票后的各份提单）', value: 12_345_678, hint: detail, to: '/tdManage/siCheck' }]}
      />
      <Notice tone="error" action={<button type="button">查看共用此箱的提单</button>}>
        {detail}
      </Notice>
      <EmptyState title="没有与“COSU6412345670A、COSU6412345670B、COSU6412345670C”相符的补料" hint={detail} />
      <Timeline
        label="动态"
        entries={[
          {
            key: 1,
            at: hoursLater(-1),
            title: '退回 · 第 12 版 · R03 箱封号错误、R07 重量超限',
            who: '欧阳明珠 · 上海海捷国际货运代理有限公司',
            detail,
            tone: 'red',
          },
        ]}
      />
    </div>
  ),
}

export const 深色: StoryObj = {
  tags: ['深色'],
  render: () => (
    <div style={{ display: 'grid', gap: 12, maxWidth: 640 }}>
      <div style={{ display: 'flex', gap: 8 }}>
        {states.map(([tone, label]) => (
          <StatusTag key={tone} tone={tone}>
            {label}
          </StatusTag>
        ))}
      </div>
      <div>
        {[53, 23.5, 3.34, -2.1].map((hours) => (
          <Countdown key={hours} deadline={hoursLater(hours)} />
        ))}
      </div>
      <StatCards
        label="今天"
        stats={[{ key: 'due', label: '即将截单', value: 4, tone: 'orange', hint: '24 小时内截单', to: '/tdManage/siCheck' }]}
      />
      <Notice tone="warning">登录已过期，请重新登录，未提交的内容已保留。</Notice>
      <EmptyState title="没有待审核的补料" hint="新提交的补料会出现在这里。" />
      <Timeline label="动态" entries={[{ key: 1, at: hoursLater(-5), title: '提交 · 第 1 版', who: '沈佳怡', tone: 'blue' }]} />
      <QrCode text="https://freight.example.com/UserCard/Index?Id=7" label="名片链接" size={148} />
    </div>
  ),
  globals: { theme: 'dark' },
}
