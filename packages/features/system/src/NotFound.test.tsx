// @vitest-environment jsdom
import { homeOf } from '@jst/feature-kit'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { Screen as Forbidden } from './Forbidden.tsx'
import { Screen } from './NotFound.tsx'

afterEach(cleanup)

describe('403', () => {
  it('shows the address as text, and leads each account to its own workbench', async () => {
    const customer = new FakeApp({ path: '/external/workbench/403?url=%2FtdManage%2FsiCheck', surface: 'external' })
    render(<FakeScreen fake={customer} Screen={Forbidden} />)
    expect(screen.getByText('/tdManage/siCheck').tagName).toBe('CODE')
    await userEvent.click(screen.getByRole('button', { name: '回工作台' }))
    expect(customer.opened).toEqual([homeOf(customer.app.session.workbenchKind)])
  })
})

describe('404', () => {
  it('shows the address that was asked for as text, never as a link', () => {
    render(<FakeScreen fake={new FakeApp({ path: '/internal/404?url=%2F%2Fevil.example%2Fa%3Fb%3D1' })} Screen={Screen} />)
    expect(screen.getByText('//evil.example/a?b=1').tagName).toBe('CODE')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('leads staff to the workbench and visitors to the entry', async () => {
    const staff = new FakeApp({ path: '/internal/404' })
    staff.app.session.adoptToken('token-1')
    render(<FakeScreen fake={staff} Screen={Screen} />)
    await userEvent.click(screen.getByRole('button', { name: '回工作台' }))
    expect(staff.opened).toEqual(['/workbench'])
    cleanup()
    const visitor = new FakeApp({ path: '/formLayout/404', surface: 'public' })
    render(<FakeScreen fake={visitor} Screen={Screen} />)
    await userEvent.click(screen.getByRole('button', { name: '回首页' }))
    expect(visitor.opened).toEqual(['/'])
  })
})
