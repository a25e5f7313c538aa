// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { deskApp } from '../testing/rows.ts'
import { versionRoutes, VersionsScreen } from '../testing/versions.tsx'

afterEach(cleanup)

const page = '/SeaFreight/FreightManagement/FCLFreightHistory?Id=7'
function open(path = page, mayWrite = true) {
  const fake = deskApp(path, { routes: versionRoutes(mayWrite) })
  render(<FakeScreen fake={fake} Screen={VersionsScreen} />)
  return fake
}
const compared = (fake: ReturnType<typeof open>) =>
  fake.requests.filter(({ path }) => path === '/api/FreightRateVersion/Compare').at(-1)?.query

describe('versions of a rate', () => {
  it('are compared two by two, the older one first', async () => {
    const fake = open()
    await userEvent.click(await screen.findByRole('checkbox', { name: '第 2 版' }))
    await userEvent.click(screen.getByRole('checkbox', { name: '第 1 版' }))
    await userEvent.click(screen.getByRole('button', { name: '比较所选' }))
    await screen.findByRole('dialog', { name: '第 1 版 → 第 2 版' })
    expect(compared(fake)).toMatchObject({ Id: 7, From: 1, To: 2 })
    expect(screen.queryByRole('button', { name: '恢复到第 1 版' })).toBeNull()
  })

  it('are restored once the differences are seen, with a word on quotations', async () => {
    const fake = open()
    await userEvent.click((await screen.findAllByRole('button', { name: '与当前比较' }))[1]!)
    const dialog = within(await screen.findByRole('dialog', { name: '第 1 版 → 第 3 版' }))
    expect(await dialog.findByText(/2 份未结报价/)).toBeDefined()
    await userEvent.click(dialog.getByRole('button', { name: '恢复到第 1 版' }))
    await waitFor(() => expect(fake.said).toEqual(['恢复到第 1 版？', '已恢复到第 1 版']))
    expect(fake.bodyOf('/api/FreightRateVersion/Restore')).toMatchObject({ Id: 7, Version: 1 })
  })

  it('open from a link to one of them, and are restored by nobody who may not write', async () => {
    open(`${page}&Version=2`, false)
    const dialog = within(await screen.findByRole('dialog', { name: '第 2 版 → 第 3 版' }))
    expect(await dialog.findByText(/1,850/)).toBeDefined()
    expect(dialog.queryByRole('button', { name: /恢复/ })).toBeNull()
  })
})
