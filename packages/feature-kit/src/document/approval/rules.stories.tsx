import { creditDocument } from '@jst/contracts/partner'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { approvalApp, rules } from '../testing/approval.ts'
import { ApprovalRulesDialog } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const long = {
  ...rules,
  Steps: [{ ...rules.Steps[0]!, Name: '华东区信用与应收管理委员会会签复核（年度合约客户专用）' }, ...rules.Steps],
}

function Rules({ answer = () => rules }: { answer?: Answer }) {
  const [fake] = useState(() => approvalApp({ 'GET /api/Approval/Rules': answer }))
  const [Screen] = useState(() => () => <ApprovalRulesDialog document={creditDocument} onClose={() => {}} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Rules> = {
  title: '详情/审批设置',
  component: Rules,
  subcomponents: { ApprovalRulesDialog },
  parameters: {
    guide: {
      when: '企业设置一种单据由谁审批、按什么条件、几人同意。',
      good: ['改完先试算，看看会由谁审批。'],
      bad: ['用公式写条件。'],
      sample: `<ApprovalRulesDialog document={creditDocument} onClose={close} />`,
    },
    docs: { description: { component: '审批链的设置，带试算。' }, story: { inline: false, height: '720px' } },
  },
  argTypes: {
    document: { description: '声明了审批的单据类型。', control: false, table: { category: 'ApprovalRulesDialog' } },
    onClose: { description: '关闭。', control: false, table: { category: 'ApprovalRulesDialog' } },
    answer: { description: '审批设置，服务器的回答。', control: false },
  } as Meta<typeof Rules>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Rules>

export const Chain: Story = {
  name: '两级',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByText(/按以上设置无需审批/)).toBeVisible()
    await userEvent.type(page.getByRole('textbox', { name: '信用额度' }), '800000')
    await expect(await page.findByText(/总经理 · 企业管理员/)).toBeVisible()
  },
}
export const Nameless: Story = {
  name: '没有审批人',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '添加步骤' }))
    await userEvent.click(page.getByRole('button', { name: '保存' }))
    await expect(await page.findByText(/请填写第 3 步的名称/)).toBeVisible()
  },
}
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => long } }
export const Dark: Story = { name: '两级，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
