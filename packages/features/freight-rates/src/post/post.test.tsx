// @vitest-environment jsdom
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { deskApp, postPage } from '../testing/rows.ts'
import { Screen } from './FCLFreightPost.tsx'

afterEach(cleanup)

const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
}
const published = '/api/FreightRatePublish/Publish'

describe('publishing rates', () => {
  it('goes from the list to the outcome with the keyboard alone', async () => {
    const fake = deskApp(postPage)
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await screen.findByText('YJ261100007')
    await press('检查全部结果')
    await screen.findByText('2 条将发布，2 条有问题或未勾选，保持原状')
    screen.getByRole('checkbox', { name: '取代旧运价' }).focus()
    await userEvent.keyboard(' ')
    expect(screen.getByText('YJ261100003 截止到前一天')).toBeDefined()
    await press('发布 3 条')
    await screen.findByText('已发布 2 条，旧运价截止或归档 1 条，1 条未发布')
    expect(fake.bodyOf('/api/FreightRatePublish/Check')).toEqual({ Filter: { Stage: 'draft' }, Terms: {} })
    expect(fake.bodyOf(published)).toMatchObject({
      Items: [
        { Id: 7, Supersede: false },
        { Id: 8, Supersede: true },
        { Id: 6, Supersede: false },
      ],
      Terms: {},
    })
  })

  it('begins with the rates that another list handed over, and tries those again that stayed', async () => {
    const fake = deskApp(`${postPage}?Ids=7,8`)
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await press('发布 2 条')
    await press('再次检查 1 条')
    await screen.findByRole('button', { name: '发布 2 条' })
    const asked = fake.requests
      .filter(({ path }) => path === '/api/FreightRatePublish/Check')
      .map(({ body }) => (body as { Ids: number[] }).Ids)
    expect(asked).toEqual([[7, 8], [6]])
  })

  it('asks whom it is for before it asks the server', async () => {
    const fake = deskApp(`${postPage}?Ids=7`)
    render(<FakeScreen fake={fake} Screen={Screen} />)
    await screen.findByRole('button', { name: '发布 2 条' })
    await userEvent.click(screen.getByRole('combobox', { name: /可见范围/ }))
    await userEvent.click(await screen.findByRole('option', { name: '指定等级' }))
    await press(/^发布 2 条/)
    expect(await screen.findByText('请填写可见的等级或客户')).toBeDefined()
    expect(fake.requests.some(({ path }) => path === published)).toBe(false)
    await userEvent.type(screen.getByRole('textbox', { name: /可见等级或客户/ }), 'VIP;A')
    await press(/^发布 2 条/)
    await waitFor(() => expect(fake.bodyOf(published)).toMatchObject({ Terms: { Visibility: 'LEVELS', VisibleTo: ['VIP', 'A'] } }))
  })

  it('says why the checks failed, and can be asked again', async () => {
    render(
      <FakeScreen
        fake={deskApp(`${postPage}?Ids=7`, { routes: { 'POST /api/FreightRatePublish/Check': () => refusal('INTERNAL') } })}
        Screen={Screen}
      />,
    )
    expect(await screen.findByRole('button', { name: '重试' })).toBeDefined()
  })
})
