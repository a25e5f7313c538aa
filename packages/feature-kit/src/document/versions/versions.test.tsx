// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeScreen } from '../../testing/index.tsx'
import { DeskNextTool, VersionsPart } from '../index.ts'
import { reviewedDocument, versionsOf } from '../testing/versions.ts'
import { documentApp, partOf } from '../testing/sample.ts'

afterEach(cleanup)

function open(versions = versionsOf(), next: number | null = 9) {
  const fake = documentApp(
    {},
    {
      'GET /api/Document/Versions': () => versions,
      'GET /api/Document/CompareVersions': ({ query }) => ({
        From: Number(query['From'] ?? 1),
        To: Number(query['To']),
        Differences: query['From'] === 2 ? [] : [{ Path: 'Vessel', Label: '船名', Before: 'COSCO ROME', After: 'EVER ACE' }],
      }),
      'GET /api/Document/DeskNext': () => ({ Id: next, Remaining: next === null ? 0 : 4 }),
    },
  )
  const { works } = reviewedDocument.desk!
  fake.app.permissions.load([{ Path: works.path, Buttons: [{ Code: works.code }], Children: [] }])
  const Screen = partOf(
    (of) => (
      <>
        <DeskNextTool of={of} />
        <VersionsPart of={of} />
      </>
    ),
    reviewedDocument,
  )
  render(<FakeScreen fake={fake} Screen={Screen} />)
  return fake
}

describe('versions of a document', () => {
  it('are listed with their standing, the newest first', async () => {
    open()
    const table = within(await screen.findByRole('table', { name: '版本' }))
    const rows = table.getAllByRole('row').slice(1)
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(['第 3 版', '第 2 版', '第 1 版'])
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]!.textContent)).toEqual(['待审', '已撤回', '生效'])
  })
  it('are compared with the newest, the newest with the one in force', async () => {
    open()
    await userEvent.click(await screen.findByRole('button', { name: '对照第 3 版' }))
    const table = within(await screen.findByRole('table', { name: '第 1 版与第 3 版的差异' }))
    expect(table.getByText('EVER ACE')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '对照第 2 版' }))
    expect(await screen.findByText('两个版本内容相同')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '收起' }))
    expect(screen.queryByText('两个版本内容相同')).toBeNull()
  })
  it('say that there are none yet', async () => {
    open(versionsOf([]))
    expect(await screen.findByText('还没有版本，提交后生成')).toBeDefined()
  })
})

describe('the desk', () => {
  it('opens the next record that waits', async () => {
    const fake = open()
    await userEvent.click(await screen.findByRole('button', { name: '下一票' }))
    await expect.poll(() => fake.opened).toEqual([`${reviewedDocument.page}?Id=9`])
    expect(fake.requests.find(({ path }) => path === '/api/Document/DeskNext')!.query).toMatchObject({ AfterId: 7 })
  })
  it('stays at the record when nothing else waits', async () => {
    const fake = open(versionsOf(), null)
    await userEvent.click(await screen.findByRole('button', { name: '下一票' }))
    await expect.poll(() => fake.requests.some(({ path }) => path === '/api/Document/DeskNext')).toBe(true)
    expect(fake.opened).toEqual([])
  })
})
