import type { MessageLine } from '@jst/contracts/messages'
import { instantOf } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { MessageCount, MessageDay, MessageLines } from './MessageLines.tsx'

const line = (Id: number, day: string, Title: string, Description: string, more: Partial<MessageLine> = {}): MessageLine => ({
  Id,
  Title,
  Description,
  SendId: 3,
  SenderName: '李审',
  Kind: 'si',
  Link: '',
  Bill: '',
  CreateTime: instantOf(`${day}T10:30`) ?? '',
  ReadTime: null,
  Withdrawn: false,
  Ids: [Id],
  Unread: 1,
  ...more,
})
const rejected = line(
  9,
  '2026-11-20',
  '补料已退回：SITC6412352109',
  '退回原因：[R02 货描笼统] 请写明材质与用途。委托 WT2611000043，请修改后重新提交。',
  {
    Ids: [9, 8, 7],
  },
)
const lines = [
  rejected,
  line(6, '2026-11-20', '系统维护通知', '11-23 02:00 至 04:00 升级，期间可查询，不能提交。'),
  line(5, '2026-11-19', '补料审核通过：ONEY6412351424', '委托 WT2611000043 的补料 SI26112200021 已审核通过。', { Unread: 0 }),
  line(4, '2025-12-30', '放舱通知：COSCO STAR 045E', '', { Unread: 0 }),
]

function Box({ rows }: { rows: readonly MessageLine[] }) {
  const [fake] = useState(() => new FakeApp())
  const [Screen] = useState(() => () => (
    <div style={{ width: 360 }}>
      <MessageLines rows={rows} box="/system/message" />
      {rows[0] ? (
        <p>
          <MessageDay of={rows[0]} />
          <MessageCount of={rows[0]} />
        </p>
      ) : null}
    </div>
  ))
  return <FakeScreen fake={fake} Screen={Screen} />
}

/** Props of the parts of a line; the story sets them. */
const props = {
  box: { description: '所在工作台的消息列表地址。', control: false, table: { category: 'MessageLines' } },
  onFollow: { description: '点开一条之后，如关闭弹层。', control: false, table: { category: 'MessageLines' } },
  of: { description: '一行消息。', control: false, table: { category: 'MessageDay、MessageCount' } },
}
const meta: Meta<typeof Box> = {
  title: '反馈/消息',
  parameters: {
    docs: { description: { component: '消息按天分组，同一提单当天的消息合为一行，写明条数与原因。' } },
    guide: {
      when: '铃铛的弹层、工作台的消息面板、我的消息。',
      good: ['按天分组，同一提单当天的消息合为一行。', '原因写在第二行。'],
      bad: ['要一直看得见的事用提示条。'],
      sample: `<MessageLines rows={messages} box="/system/message" />`,
    },
  },
  component: Box,
  subcomponents: { MessageLines, MessageDay, MessageCount },
  argTypes: { ...props, rows: { description: '合并后的消息，从新到旧。' } },
  args: { rows: lines },
}
export default meta
type Story = StoryObj<typeof Box>

export const Some: Story = {
  name: '按天与提单合并',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [first] = canvas.getAllByText('等 3 条')
    await expect(first).toBeVisible()
    await expect(canvas.getByText('昨天')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(7)
  },
}
export const None: Story = { name: '没有消息', tags: ['空'], args: { rows: [] } }
export const Long: Story = {
  name: '很长的标题与原因',
  tags: ['长文本'],
  args: {
    rows: [{ ...rejected, Title: `${rejected.Title}、${'SITC6412352110、'.repeat(6)}`, Description: rejected.Description.repeat(6) }],
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
