import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { approvalApp, decisionOf } from '../testing/approval.ts'
import { ApprovalDesk } from '../index.ts'

type Routes = NonNullable<FakeAppOptions['routes']>

const many = {
  Rows: [
    decisionOf(31, '宁波远帆进出口（集团）股份有限公司华东区供应链协同与跨境电商事业部', {
      Step: '华东区信用与应收管理委员会会签、总经理',
      ForName: '吴敏',
      Due: '2026-11-20T05:00:00.000Z',
    }),
    decisionOf(32, '苏州恒泽机电有限公司'),
  ],
  Total: 63,
}

function Desk({ routes = {}, first }: { routes?: Routes; first?: number }) {
  const [fake] = useState(() => approvalApp(routes))
  const [Screen] = useState(() => () => <ApprovalDesk first={first} onClose={() => {}} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Desk> = {
  title: '详情/我的审批',
  component: Desk,
  subcomponents: { ApprovalDesk },
  parameters: {
    guide: {
      when: '所有单据中等待本人同意的事项：逐项处理，或选中几项一起同意。',
      good: ['处理完一项自动打开下一项。', '一起同意时逐项告知未成功的原因。'],
      bad: ['一起拒绝：每项拒绝都要有自己的理由。'],
      sample: `<ApprovalDesk first={round} onClose={close} />`,
    },
    docs: { description: { component: '待本人审批的事项，手机上也能完整处理。' }, story: { inline: false, height: '640px' } },
  },
  argTypes: {
    first: { description: '先打开的审批；不填显示列表。' },
    onClose: { description: '关闭。', control: false, table: { category: 'ApprovalDesk' } },
    routes: { description: '服务器的回答。', control: false },
  } as Meta<typeof Desk>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Desk>

export const List: Story = {
  name: '列表',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('checkbox', { name: '选择 XY26110031' }))
    await expect(page.getByRole('button', { name: '同意 1 项' })).toBeVisible()
  },
}
export const One: Story = { name: '逐项处理', args: { first: 31 } }
export const Nothing: Story = {
  name: '没有事项',
  tags: ['空'],
  args: { routes: { 'GET /api/Approval/Open': () => ({ Rows: [], Total: 0 }) } },
}
export const Opening: Story = {
  name: '加载中',
  tags: ['加载'],
  args: { routes: { 'GET /api/Approval/Open': () => new Promise(() => undefined) } },
}
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { routes: { 'GET /api/Approval/Open': () => refusal('INTERNAL') } } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { routes: { 'GET /api/Approval/Open': () => many } } }
export const Dark: Story = { name: '逐项处理，深色', tags: ['深色'], globals: { theme: 'dark' }, args: { first: 31 } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, args: { first: 31 } }
export const Away: Story = {
  name: '审批委托',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '审批委托' }))
    await expect(await page.findByRole('cell', { name: '吴敏 → 韩雪' })).toBeVisible()
  },
}
