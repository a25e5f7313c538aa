// @vitest-environment jsdom
import { creditDocument } from '@jst/contracts/partner'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, type FakeAppOptions } from '../../testing/index.tsx'
import { approvalApp, decisionOf, roundOf } from '../testing/approval.ts'
import { ApprovalDesk } from './ApprovalDesk.tsx'
import { ApprovalPart } from './ApprovalPart.tsx'
import { ApprovalRulesDialog } from './ApprovalRulesDialog.tsx'

afterEach(cleanup)

type Routes = NonNullable<FakeAppOptions['routes']>
const decisions = ({ requests }: ReturnType<typeof approvalApp>) =>
  requests.filter(({ path }) => path === '/api/Approval/Decide').map(({ body }) => body)
const desk = (routes: Routes = {}, first?: number) => {
  const fake = approvalApp(routes)
  render(<FakeScreen fake={fake} Screen={() => <ApprovalDesk first={first} onClose={() => {}} />} />)
  return fake
}

describe('a decision', () => {
  it('is a refusal only with a reason', async () => {
    const fake = desk({}, 31)
    await userEvent.click(await screen.findByRole('button', { name: '拒绝' }))
    expect(await screen.findByText('请写明拒绝的理由')).toBeDefined()
    expect(decisions(fake)).toEqual([])
    await userEvent.type(screen.getByRole('textbox', { name: '审批意见' }), '额度过高')
    await userEvent.click(screen.getByRole('button', { name: '拒绝' }))
    await waitFor(() => expect(decisions(fake)).toMatchObject([{ Agree: false, Words: '额度过高', Items: [{ Id: 31 }] }]))
  })
  it('is followed by the next one', async () => {
    desk({}, 31)
    await userEvent.click(await screen.findByRole('button', { name: '同意' }))
    expect(await screen.findByText(/XY26110032/)).toBeDefined()
    expect(screen.queryByText(/XY26110031/)).toBeNull()
  })
  it('that came too late says so, keeps what was written and shows what stands now', async () => {
    const refused = {
      Moved: [],
      NotMoved: [{ Id: 31, No: 'XY26110031', Code: 'STALE_WRITE', Message: '单据在审批期间有修改' }],
      Waiting: [],
    }
    const fake = desk({ 'POST /api/Approval/Decide': () => refused }, 31)
    await userEvent.type(await screen.findByRole('textbox', { name: '审批意见' }), '同意放量')
    await userEvent.click(screen.getByRole('button', { name: '同意' }))
    expect(await screen.findByText('单据在审批期间有修改')).toBeDefined()
    expect(screen.getByDisplayValue('同意放量')).toBeDefined()
    await waitFor(() => expect(fake.requests.filter(({ path }) => path === '/api/Approval/Rounds').length).toBeGreaterThan(1))
  })
  it('in the name of somebody else says for whom', async () => {
    desk({ 'GET /api/Approval/Rounds': () => [roundOf({ DecideFor: '吴敏' })] }, 31)
    expect(await screen.findByText('代 吴敏 审批')).toBeDefined()
  })
  it('is offered to nobody who is not asked', async () => {
    const fake = approvalApp({ 'GET /api/Approval/Rounds': () => [roundOf()] })
    render(<FakeScreen fake={fake} Screen={() => <ApprovalPart kind="creditApplication" id={7} />} />)
    expect(await screen.findByText('总经理')).toBeDefined()
    for (const name of ['同意', '拒绝', '撤回申请', '催办']) expect(screen.queryByRole('button', { name })).toBeNull()
  })
})

describe('several decisions', () => {
  it('are made at once, and those that were refused say why', async () => {
    const answer = {
      Moved: [31],
      NotMoved: [{ Id: 32, No: 'XY26110032', Code: 'ILLEGAL_TRANSITION', Message: '该审批已撤回' }],
      Waiting: [],
    }
    const fake = desk({ 'POST /api/Approval/Decide': () => answer })
    for (const no of ['XY26110031', 'XY26110032']) await userEvent.click(await screen.findByRole('checkbox', { name: `选择 ${no}` }))
    await userEvent.click(screen.getByRole('button', { name: '同意 2 项' }))
    expect(await screen.findByText('XY26110032：该审批已撤回')).toBeDefined()
    expect(fake.said).toEqual(['同意 2 项审批？', '已同意 1 项'])
  })
  it('after which nobody may decide the next step say so, and whom to ask', async () => {
    const Message = '步骤「二级审核」现在没有人可以审批：吴敏（已在本次审批中表决）'
    desk({ 'POST /api/Approval/Decide': () => ({ Moved: [31], NotMoved: [], Waiting: [{ Id: 31, No: 'XY26110031', Message }] }) })
    await userEvent.click(await screen.findByRole('checkbox', { name: '选择 XY26110031' }))
    await userEvent.click(screen.getByRole('button', { name: '同意 1 项' }))
    expect(await screen.findByText(`XY26110031：${Message}`)).toBeDefined()
  })
  it('that are not the reader’s own to make are told of and not chosen', async () => {
    const Blocked = '您已在本次审批中表决，这一步须由他人审批'
    desk({ 'GET /api/Approval/Open': () => ({ Rows: [decisionOf(31, '宁波远帆', { Blocked })], Total: 1 }) })
    expect(await screen.findByText('须由他人审批')).toBeDefined()
    expect(screen.getByRole('checkbox', { name: '选择 XY26110031' })).toHaveProperty('disabled', true)
  })
  it('that are more than fit are told of', async () => {
    desk({ 'GET /api/Approval/Open': () => ({ Rows: [decisionOf(31, '宁波远帆')], Total: 63 }) })
    expect(await screen.findByText('还有 62 项，处理后显示')).toBeDefined()
  })
})

it('the chain of a company tells who would be asked, over what is typed', async () => {
  const fake = approvalApp({ 'POST /api/Approval/SaveRules': ({ body }) => body })
  render(<FakeScreen fake={fake} Screen={() => <ApprovalRulesDialog document={creditDocument} onClose={() => {}} />} />)
  const window = screen
  const amount = await window.findByRole('textbox', { name: '信用额度' })
  await userEvent.type(amount, '500000')
  expect(window.getByText(/销售主管 · 高俊/)).toBeDefined()
  await userEvent.type(amount, '1')
  expect(window.getByText(/总经理 · 企业管理员/)).toBeDefined()
  await userEvent.click(window.getByRole('button', { name: '删除步骤 2' }))
  expect(window.getByText(/按以上设置无需审批/)).toBeDefined()
  await userEvent.click(window.getByRole('button', { name: '保存' }))
  await waitFor(() =>
    expect(fake.bodyOf('/api/Approval/SaveRules')).toMatchObject({ Kind: 'creditApplication', Steps: [{ Name: '销售主管' }] }),
  )
})
