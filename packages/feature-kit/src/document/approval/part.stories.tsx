import type { ApprovalRound } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { agreedStep, approvalApp, refusedRound, roundOf, stepOf } from '../testing/approval.ts'
import { ApprovalPart } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const long =
  '该客户今年一至十月累计出货 1,286 柜，回款平均 38 天，其中七月有一笔 86,250.00 元逾期 12 天，已在八月结清；建议按年度合约执行，并在明年三月复核一次。'
const longRound = roundOf({
  DecideFor: '吴敏',
  Steps: [
    stepOf(1, '华东区信用与应收管理委员会会签', '吴敏', {
      Need: 'quorum',
      Quorum: 2,
      Seats: ['吴敏', '韩雪', '高俊', '唐艺', '罗欣'].map((Name, Id) => ({ Id: Id + 1, Name, Delegate: Id === 0 ? '郑国栋' : '' })),
      Votes: [{ VoterName: '高俊', ForName: '', Agree: true, Words: long, At: '2026-11-20T01:30:00.000Z' }],
    }),
  ],
})

function Approval({ answer = () => [roundOf({ DecideFor: '' }), refusedRound] }: { answer?: Answer }) {
  const [fake] = useState(() => approvalApp({ 'GET /api/Approval/Rounds': answer }))
  const [Screen] = useState(() => () => <ApprovalPart kind="creditApplication" id={7} onChanged={() => {}} onDecided={() => {}} />)
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Approval> = {
  title: '详情/审批',
  component: Approval,
  subcomponents: { ApprovalPart },
  parameters: {
    guide: {
      when: '单据需要他人同意时：显示审批内容、步骤、意见，轮到的人在此同意或拒绝。',
      good: ['金额最大，旁边写明原值。', '代他人审批时写明代谁。'],
      bad: ['用状态代替审批步骤。', '拒绝时不要求理由。'],
      sample: `<ApprovalPart kind={document.kind} id={id} onChanged={reload} />`,
    },
    docs: {
      description: { component: '单据的审批：内容、步骤、意见和本人的决定，随他人的操作更新。' },
      story: { inline: false, height: '640px' },
    },
  },
  argTypes: {
    kind: { description: '单据类型。', control: false, table: { category: 'ApprovalPart' } },
    id: { description: '单据编号。', control: false, table: { category: 'ApprovalPart' } },
    onChanged: { description: '审批有变化。', control: false, table: { category: 'ApprovalPart' } },
    onDecided: { description: '本人已审批，接下一项。', control: false, table: { category: 'ApprovalPart' } },
    answer: { description: '审批记录，服务器的回答。', control: false },
  } as Meta<typeof Approval>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Approval>

export const Deciding: Story = {
  name: '轮到我',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '同意' })).toBeVisible()
  },
}
export const RefusedWithoutReason: Story = {
  name: '拒绝而没有理由',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await userEvent.click(await page.findByRole('button', { name: '拒绝' }))
    await expect(await page.findByText('请写明拒绝的理由')).toBeVisible()
  },
}
export const Asker: Story = { name: '提交人', args: { answer: () => [roundOf({ MayWithdraw: true, MayRemind: true })] } }
export const Agreed: Story = { name: '已通过', args: { answer: () => [roundOf({ State: 'agreed', Steps: [agreedStep] })] } }
export const Nothing: Story = { name: '没有审批', tags: ['空'], args: { answer: () => [] } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<ApprovalRound[]>(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { answer: () => [longRound] } }
export const Blocked: Story = {
  name: '没有人可以审批',
  args: {
    answer: () => [
      roundOf({
        Steps: [
          agreedStep,
          stepOf(2, '总经理', '韩雪', {
            Blocked:
              '步骤「总经理」现在没有人可以审批：韩雪（已在本次审批中表决）；请由其本人或有审批设置权限的人改派给其他人，或由其本人设置审批委托',
          }),
        ],
        Reassigns: [{ StepId: 2, FromId: 5, FromName: '韩雪' }],
      }),
    ],
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    await expect(await page.findByText(/现在没有人可以审批：韩雪/)).toBeVisible()
    await expect(page.getByRole('button', { name: '改派' })).toBeVisible()
  },
}
export const ReadOnly: Story = { name: '没有轮到', tags: ['无权限'], args: { answer: () => [roundOf()] } }
export const Dark: Story = { name: '轮到我，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { answer: () => [longRound] },
}
