// @vitest-environment jsdom
import { manifestPages, type ManifestStart } from '@jst/contracts/manifest'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { emptyConsignment } from '@jst/manifest'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { observer } from 'mobx-react-lite'
import { afterEach, describe, expect, it } from 'vitest'
import { contentOf } from './content.ts'
import { issuesOf } from './issues.ts'
import { HeadSection } from './Sections.tsx'
import { useManifestForm, type ManifestForm } from './useManifestForm.ts'

afterEach(cleanup)

let model: ManifestForm
function show(Pol = 'CNSHA') {
  const start: ManifestStart = { Content: { ...emptyConsignment(), Pol }, From: '', BookingId: 0, SiId: 0, SiVersion: 0, Needed: [] }
  const Screen = observer(function Head() {
    model = useManifestForm(undefined, start, () => undefined)
    const found = issuesOf(['cnExport'], contentOf(model.values), '', '2026-11-28T02:00:00.000Z')
    return <HeadSection model={model} errors={Object.fromEntries(found.map(({ Path, Message }) => [Path, Message]))} />
  })
  render(<FakeScreen fake={new FakeApp({ path: manifestPages.create })} Screen={Screen} />)
}
const field = () => screen.findByLabelText<HTMLInputElement>(/^计划装载时间/, undefined, { timeout: 10_000 })
const typed = async (text: string) => {
  const input = await field()
  await userEvent.clear(input)
  if (text !== '') await userEvent.type(input, text)
  await userEvent.tab()
  return contentOf(model.values).LoadingAt
}

describe('a time of the head', () => {
  it('is typed as people write it, or picked from a calendar', async () => {
    show()
    expect(await typed('20261203 0830')).toBe('2026-12-03 08:30')
    expect(await typed('2026/12/4 9:05')).toBe('2026-12-04 09:05')
    expect(await typed('')).toBe('')
    expect(screen.getAllByRole('button', { name: /日历/ })).toHaveLength(3)
  })
  it('that is pasted is taken at once', async () => {
    show()
    await userEvent.click(await field())
    await userEvent.paste('2026-12-03T08:00')
    expect(contentOf(model.values).LoadingAt).toBe('2026-12-03 08:00')
  })
  it('without an hour, or that may be another day, stays as it is and is asked for', async () => {
    show()
    for (const text of ['2026-12-03', '03/12/2026 08:00', '周四早上']) {
      expect(await typed(text)).toBe(text)
      expect((await field()).value).toBe(text)
      expect(await field()).toHaveProperty('ariaInvalid', 'true')
    }
  })
  it.each([
    ['CNSHA', '装货港当地时间（Asia/Shanghai）'],
    ['XXXXX', '装货港当地时间；不知道 XXXXX 的时区，不能计算截止时间'],
  ])('of %s names its clock', async (port, hint) => {
    show(port)
    await field()
    // a finding stands in place of the hint
    expect(screen.getAllByText(hint)).toHaveLength(2)
  })
})
