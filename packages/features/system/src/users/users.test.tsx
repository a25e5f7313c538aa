// @vitest-environment jsdom
import type { UserSurvey } from '@jst/contracts/system'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as UserSurveyScreen } from './UserSurvey.tsx'

const time = '2026-11-20T02:00:00.000Z'
const company = {
  EmployeeId: 31,
  CompanyName: '宁波远帆进出口有限公司',
  CompanyKind: 'customer' as const,
  Name: '沈佳怡',
  Department: '船务部',
  RoleNames: ['客户操作员'],
  IsDefault: true,
  Disabled: false,
  CompanyDisabled: false,
  LastSignIn: time,
  UpdateTime: '2026-11-19T02:00:00.000Z',
}
const survey = (over: Partial<UserSurvey['User']> = {}): UserSurvey => ({
  User: {
    Id: 7,
    Account: 'customer',
    Name: '沈佳怡',
    Mobile: '13800063352',
    MobileVerified: true,
    Email: '',
    Companies: [company.CompanyName],
    Disabled: false,
    TwoStep: true,
    WeChat: false,
    LastSignIn: time,
    CreateTime: time,
    UpdateTime: time,
    ...over,
  },
  Companies: [company],
  Months: [{ Month: '2026-11', SignIns: 12, Failures: 1 }],
  Devices: [],
})
const reason = '本人来电，已核对证件'

function show(routes: ConstructorParameters<typeof FakeApp>[0] = {}, ...codes: string[]) {
  const fake = new FakeApp({
    path: '/system/user/userSurvey?Id=7',
    routes: { 'GET /api/User/GetSurvey': () => survey(), ...routes.routes },
  })
  fake.permit(codes, '/system/user/userList')
  render(<FakeScreen fake={fake} Screen={UserSurveyScreen} />)
  return fake
}
const posted = (fake: FakeApp) => fake.requests.filter(({ method }) => method === 'POST')

afterEach(cleanup)

describe('the survey of a person', () => {
  it('offers what the role may do, and nothing else', async () => {
    show({}, 'view')
    expect(await screen.findByText('13800063352')).toBeTruthy()
    expect(screen.getByRole('button', { name: '变更记录' })).toBeTruthy()
    for (const name of [/停用账号/, /重置两步验证/, /解除关联/]) expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('resets the two-step sign-in only after identification and with a reason', async () => {
    const fake = show({ routes: { 'POST /api/User/ResetTwoStep': () => survey({ TwoStep: false }) } }, 'view', 'resetTwoStep')
    await userEvent.click(await screen.findByRole('button', { name: '重置两步验证' }))
    const act = () => screen.getAllByRole('button', { name: '重置两步验证' }).at(-1)!
    await userEvent.click(act())
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['请填写原因，至少 4 个字', '请先核实申请人的身份'])
    expect(posted(fake)).toEqual([])
    await userEvent.type(screen.getByLabelText(/原因/), reason)
    await userEvent.click(screen.getByRole('checkbox'))
    await userEvent.click(act())
    await waitFor(() => expect(fake.said).toEqual(['沈佳怡 的两步验证已重置']))
    expect(posted(fake)[0]?.body).toEqual({ Id: 7, UpdateTime: time, Identified: true, Reason: reason })
    expect(screen.queryByRole('button', { name: '重置两步验证' })).toBeNull()
  })

  it('names the version of the bond that is cut, and says inside the window why it may not be', async () => {
    const Message = '此人是“宁波远帆进出口有限公司”最后一位能登录的管理员，不能解除。请先为该企业指定其他管理员'
    const fake = show({ routes: { 'POST /api/User/Unbind': () => refusal('ILLEGAL_TRANSITION', { Message }) } }, 'view', 'unbind')
    await userEvent.click(await screen.findByRole('button', { name: '解除关联：宁波远帆进出口有限公司' }))
    await userEvent.type(screen.getByLabelText(/原因/), `${reason}{Enter}`)
    expect(await screen.findByText(Message)).toBeTruthy()
    expect(posted(fake)[0]?.body).toEqual({ Id: 7, EmployeeId: 31, UpdateTime: company.UpdateTime, Reason: reason })
  })

  it('that somebody else changed first is shown anew instead of overwritten', async () => {
    show({ routes: { 'POST /api/User/SetState': () => refusal('STALE_WRITE', { Data: survey({ Disabled: true }) }) } }, 'view', 'disable')
    await userEvent.click(await screen.findByRole('button', { name: '停用账号' }))
    await userEvent.type(screen.getByLabelText(/原因/), `${reason}{Enter}`)
    expect(await screen.findByText(/刚被他人修改/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '启用账号' })).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
