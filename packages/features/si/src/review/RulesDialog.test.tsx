// @vitest-environment jsdom
import { FakeScreen } from '@jst/feature-kit/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { fakeDesk } from '../testing/desk.ts'
import { defaultRules } from '../testing/rows.ts'
import { Screen } from './SiCheck.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Object.assign(window, { matchMedia: () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) })
})
afterEach(cleanup)

const path = '/api/TDBillLadingSI/SaveRuleSetting'
const desk = () =>
  fakeDesk({
    path: '/tdManage/siCheck',
    routes: {
      'GET /api/TDBillLadingSI/GetRuleSetting': () => ({ ...defaultRules, UpdateTime: null }),
      [`POST ${path}`]: ({ body }) => ({ ...(body as object), UpdateTime: '2026-03-10T08:00:00.000Z' }),
    },
  })

it('the rules are shown in the units that people say, checked, and saved', async () => {
  const fake = desk()
  fake.permit(['rules'])
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await userEvent.click(await screen.findByRole('button', { name: '校验规则' }))
  const share = await screen.findByRole<HTMLInputElement>('textbox', { name: /^毛重、体积允许差异/ })
  expect(share.value).toBe('0.5')
  await userEvent.clear(share)
  await userEvent.type(share, '9')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect(await screen.findByText('请填写 0–5 之间的数字，最多两位小数')).toBeTruthy()
  await userEvent.clear(share)
  await userEvent.type(share, '1.25')
  await userEvent.click(screen.getByRole('checkbox', { name: '代报舱单，中文品名必填' }))
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(fake.said).toContain('校验规则已保存'))
  expect(fake.bodyOf(path)).toEqual({ ...defaultRules, Tolerance: 0.0125, ManifestFiling: true, UpdateTime: null })
})
it('who may not decide about them has no button', async () => {
  const fake = desk()
  fake.permit(['export'])
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await screen.findByRole('button', { name: '导出' })
  expect(screen.queryByRole('button', { name: '校验规则' })).toBeNull()
})
