// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen, refusal, sampleEmployee, type FakeAppOptions } from '@jst/feature-kit/testing'
import { Screen as Detail } from './detail/CustomerDetail.tsx'
import { Screen as Edit } from './edit/CustomerEdit.tsx'
import { Screen as Staff } from './staff/CustomerBusinessPersonnel.tsx'
import { customer, customerOf, detail, edit, partnerApp, people, plan, staffPage, duplicate } from './testing/rows.ts'

afterEach(cleanup)

type Routes = NonNullable<FakeAppOptions['routes']>
const name = () => screen.findByRole<HTMLInputElement>('textbox', { name: /企业名称/ })

describe('duplicates of a customer that is typed', () => {
  it('are asked for once, after the last key', async () => {
    const fake = partnerApp(edit, { routes: { 'GET /api/Customer/Twins': () => [duplicate(8, '宁波远帆国际货运代理有限公司')] } })
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await name(), '宁波远帆')
    expect(await screen.findByRole('link', { name: '宁波远帆国际货运代理有限公司' })).toBeDefined()
    const asked = fake.requests.filter(({ path }) => path === '/api/Customer/Twins')
    expect(asked.map(({ query }) => query['NameZh'])).toEqual(['宁波远帆'])
  })
  it('of an older text are dropped when they come late', async () => {
    const late: (() => void)[] = []
    const answer: Routes[string] = ({ query }) =>
      query['NameZh'] === '宁波'
        ? new Promise((resolve) => late.push(() => resolve([duplicate(8, '宁波海纳国际贸易有限公司')])))
        : [duplicate(9, '宁波远帆国际货运代理有限公司')]
    const fake = partnerApp(edit, { routes: { 'GET /api/Customer/Twins': answer } })
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await name(), '宁波')
    await waitFor(() => expect(late.length).toBe(1))
    expect(screen.queryByText('没有发现重复')).toBeNull()
    await userEvent.type(await name(), '远帆')
    await screen.findByRole('link', { name: '宁波远帆国际货运代理有限公司' })
    late[0]?.()
    await userEvent.tab()
    expect(screen.queryByText('宁波海纳国际贸易有限公司')).toBeNull()
    expect(screen.getByRole('link', { name: '宁波远帆国际货运代理有限公司' })).toBeDefined()
  })
  it('that could not be looked for are said to be unknown', async () => {
    const fake = partnerApp(edit, { routes: { 'GET /api/Customer/Twins': () => refusal('INTERNAL') } })
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await name(), '宁波远帆')
    expect(await screen.findByText(/^未能查重/)).toBeDefined()
    expect(screen.queryByText('没有发现重复')).toBeNull()
  })
})

describe('the page on which a customer is changed', () => {
  it('keeps what was typed until it is saved', async () => {
    const fake = partnerApp(`${edit}?Id=7`)
    fake.app.session.adoptToken('token')
    fake.gateway.employee = sampleEmployee
    await fake.app.session.load()
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await screen.findByRole('textbox', { name: '简称' }), '远帆')
    cleanup()
    render(<FakeScreen fake={fake} Screen={Edit} />)
    expect(await screen.findByDisplayValue('远帆', {}, { timeout: 5_000 })).toBeDefined()
  })
  it('warns of a check digit that does not fit, and saves it', async () => {
    const fake = partnerApp(`${edit}?Id=7`, {
      routes: {
        'GET /api/Customer/Get': () => customerOf(7, '宁波远帆进出口有限公司'),
        'POST /api/Customer/Save': () => customerOf(7, '宁波远帆进出口有限公司'),
      },
    })
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await screen.findByRole('textbox', { name: '统一社会信用代码' }), '91330206ma2h1xq901')
    expect(screen.getByText('统一社会信用代码的校验位不符，请逐位核对').getAttribute('role')).toBe('status')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    const saved = () => fake.requests.find(({ path }) => path === '/api/Customer/Save')?.body
    await waitFor(() => expect(saved()).toMatchObject({ Values: { CreditCode: '91330206MA2H1XQ901' } }))
  })
  it('loses nothing when saving is refused', async () => {
    const fake = partnerApp(`${edit}?Id=7`, {
      routes: {
        'GET /api/Customer/Get': () => customerOf(7, '宁波远帆进出口有限公司'),
        'POST /api/Customer/Save': () => refusal('INTERNAL'),
      },
    })
    render(<FakeScreen fake={fake} Screen={Edit} />)
    await userEvent.type(await screen.findByRole('textbox', { name: '简称' }), '远帆')
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(await screen.findByText(/系统出现异常/)).toBeDefined()
    expect(screen.getByDisplayValue('远帆')).toBeDefined()
  })
})

describe('the page of a customer', () => {
  it('has no acts for a reader without rights', async () => {
    const fake = partnerApp(detail + '?Id=7', { mayAct: false })
    render(<FakeScreen fake={fake} Screen={Detail} />)
    expect(await screen.findByText(/请跟进十二月欧线约价/)).toBeDefined()
    expect(await screen.findByText(/王建国 · 欧洲线/)).toBeDefined()
    for (const act of ['编辑', '更多操作', '领取', '关联入驻企业', '指定', '添加联系人', '取消 王建国', '发送'])
      expect(screen.queryByRole('button', { name: act }), act).toBeNull()
    expect(screen.queryByRole('link', { name: '编辑' })).toBeNull()
  })
  it('has them for one who holds them', async () => {
    const fake = partnerApp(detail + '?Id=7')
    render(<FakeScreen fake={fake} Screen={Detail} />)
    expect(await screen.findByRole('link', { name: '编辑' })).toBeDefined()
    for (const act of ['更多操作', '领取', '关联入驻企业', '指定', '添加联系人', '取消 王建国'])
      expect(await screen.findByRole('button', { name: act }), act).toBeDefined()
  })
  it('says that its people could not be read, not that there are none', async () => {
    const fake = partnerApp(detail + '?Id=7', { routes: { 'GET /api/Customer/Staff': () => refusal('INTERNAL') } })
    render(<FakeScreen fake={fake} Screen={Detail} />)
    expect(await screen.findByRole('button', { name: /重试/ })).toBeDefined()
    expect(screen.queryByText('还没有指定对接人员')).toBeNull()
  })
})

describe('a handover', () => {
  async function open(routes: Routes = {}) {
    const fake = partnerApp(staffPage, {
      routes: {
        'GET /api/Customer/List': () => ({ Rows: [customer], Total: 1 }),
        'POST /api/Handover/Run': () => ({ ToName: '王建国' }),
        ...routes,
      },
    })
    render(<FakeScreen fake={fake} Screen={Staff} />)
    await userEvent.click(await screen.findByRole('button', { name: '交接' }))
    const window = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(fake.requests.some(({ path }) => path === '/api/Handover/People')).toBe(true))
    return { fake, window }
  }
  const choose = async (field: RegExp, option: RegExp) => {
    await userEvent.click(screen.getByRole('combobox', { name: field }))
    await userEvent.click(await screen.findByRole('option', { name: option }))
  }
  const run = () => screen.getByRole<HTMLButtonElement>('button', { name: '确认交接' })

  it('shows what moves before it is confirmed', async () => {
    const { fake, window } = await open()
    expect(run().disabled).toBe(true)
    await choose(/交出人/, /陈雨欣/)
    expect(await window.findByText('2 家客户、1 家供应商')).toBeDefined()
    expect(window.getAllByRole('row').length).toBe(plan.length + 1)
    await choose(/接手人/, /王建国/)
    await waitFor(() => expect(run().disabled).toBe(false))
    await userEvent.click(run())
    await waitFor(() => expect(fake.said).toEqual(['已交接给 王建国']))
    expect(fake.bodyOf('/api/Handover/Run')).toMatchObject({ FromId: people[2]?.Id, ToId: people[1]?.Id })
  })
  it('of many duties shows how far its job is, and says what stopping leaves', async () => {
    let [Done, State] = [500, 'running']
    const { fake, window } = await open({
      'POST /api/Handover/Run': () => ({ ToName: '王建国', JobId: 31 }),
      'GET /api/Job/GetOwnPagedList': () => ({ Rows: [{ Id: 31, State, Done, Total: 5_200, Error: '' }], Total: 1 }),
      'POST /api/Job/CancelOwn': () => {
        ;[Done, State] = [1_000, 'cancelled']
        return null
      },
    })
    await choose(/交出人/, /陈雨欣/)
    await choose(/接手人/, /王建国/)
    await waitFor(() => expect(run().disabled).toBe(false))
    await userEvent.click(run())
    expect(await window.findByText('500 / 5,200 项')).toBeDefined()
    expect([run().disabled, fake.said]).toEqual([true, []])
    await userEvent.click(window.getByRole('button', { name: '停止交接' }))
    expect(await window.findByText(/再次交接可继续/)).toBeDefined()
    await waitFor(() => expect(run().disabled).toBe(false))
  })
  it('cannot be confirmed where there is no work of the chosen duties', async () => {
    const { window } = await open()
    await choose(/交出人/, /陈雨欣/)
    await window.findByText('2 家客户、1 家供应商')
    await userEvent.click(window.getByRole('checkbox', { name: '单证' }))
    expect(window.getByText('1 家供应商')).toBeDefined()
    await userEvent.click(window.getByRole('checkbox', { name: '操作' }))
    expect(run().disabled).toBe(true)
  })
  it('says that the plan could not be read', async () => {
    const { window } = await open({ 'GET /api/Handover/Plan': () => refusal('INTERNAL') })
    await choose(/交出人/, /陈雨欣/)
    expect(await window.findByRole('button', { name: /重试/ })).toBeDefined()
    expect(window.queryByText('没有可交接的内容')).toBeNull()
    expect(run().disabled).toBe(true)
  })
})
