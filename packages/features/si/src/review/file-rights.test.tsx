// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeDesk } from '../testing/desk.ts'
import { Screen as Audit } from './SiAudit.tsx'
import { Screen as Detail } from './SiDetail.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
})
afterEach(cleanup)

// attachments are added beside them by whoever writes to the record
const fileTools = () => screen.queryAllByRole('button', { name: /^(?!.*上传).*(PDF|箱单|集装箱明细|DCSA|IFTMIN)/ }).length

it.each([
  ['the detail page', Detail, '/tdManage/siDetail?Id=1'],
  ['the review page', Audit, '/tdManage/siAudit?Id=1'],
] as const)('%s offers files to whoever may take them away, and printing to everybody', async (_, Screen, path) => {
  const fake = fakeDesk({ path })
  fake.permit([], '/tdManage/siDetail')
  render(<FakeScreen fake={fake} Screen={Screen} />)
  expect(await screen.findByRole('button', { name: '打印' })).toBeTruthy()
  expect(fileTools()).toBe(0)
  act(() => fake.permit(['export'], '/tdManage/siDetail'))
  expect(fileTools()).toBeGreaterThan(0)
  act(() => fake.permit(['download'], '/external/workbench/siSubmit'))
  expect(fileTools()).toBeGreaterThan(0)
})
