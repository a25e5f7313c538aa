// @vitest-environment jsdom
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { SiIssueFacts, SiState } from '@jst/contracts/si'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { fakeDesk } from '../../testing/desk.ts'
import { siStateOf } from '../../testing/rows.ts'
import { MoveActs } from './MoveActs.tsx'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
})
afterEach(cleanup)

function open(state: Partial<SiState>, routes: FakeAppOptions['routes'] = {}) {
  const fake = fakeDesk({ routes })
  let moved = 0
  const Acts = () => <MoveActs state={siStateOf(state)} onMoved={() => (moved += 1)} />
  render(<FakeScreen fake={fake} Screen={Acts} />)
  const sent = () => fake.requests.filter(({ path }) => path.endsWith('ReviewTDBillLading')).map(({ body }) => body)
  return { sent, moved: () => moved }
}
const draftSent = {
  Status: 4,
  Version: 2,
  Moves: [
    { Event: 'confirm', Status: 5, NeedsRemarks: false },
    { Event: 'requestChange', Status: 1, NeedsRemarks: true },
  ],
}
const button = (name: string) => screen.getAllByRole('button', { name }).at(-1) ?? document.body

describe('moves of a record', () => {
  it('are those that the server allows, verdicts excepted: they are given at the review desk', () => {
    open({})
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['作废'])
  })
  it('a customer confirms the draft bill in the version that was looked at', async () => {
    const { sent, moved } = open(draftSent)
    await userEvent.click(button('确认样单'))
    await userEvent.click(button('确认样单'))
    expect(sent()).toEqual([{ TDId: 1, Status: 5, Version: 2, Remarks: '' }])
    expect(moved()).toBe(1)
  })
  it('a request for change says what is to change', async () => {
    const { sent } = open(draftSent)
    await userEvent.click(button('要求修改'))
    await userEvent.click(button('要求修改'))
    expect([screen.getByRole('alert').textContent, sent()]).toEqual(['请填写备注', []])
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '收货人地址有误')
    await userEvent.click(button('要求修改'))
    expect(sent()).toEqual([{ TDId: 1, Status: 1, Version: 2, Remarks: '收货人地址有误' }])
  })
  it('a refusal is told in the window and keeps what was written', async () => {
    const { moved } = open(draftSent, { 'POST /api/TDBillLadingInfo/ReviewTDBillLading': () => refusal('ILLEGAL_TRANSITION') })
    await userEvent.click(button('要求修改'))
    await userEvent.type(screen.getByRole('textbox', { name: '备注' }), '收货人地址有误')
    await userEvent.click(button('要求修改'))
    expect((await screen.findByRole('alert')).textContent).toContain('当前状态不允许此操作')
    expect(screen.getByDisplayValue('收货人地址有误')).toBeTruthy()
    expect(moved()).toBe(0)
  })

  describe('an issue', () => {
    const confirmed = { Status: 5, Version: 2, Moves: [{ Event: 'issue', Status: 6, NeedsRemarks: false }] }
    const facts = (more: Partial<SiIssueFacts>) => ({
      'GET /api/TDBillLadingInfo/GetTDBillIssueFacts': () => ({
        OnBoardDate: '2026-03-12',
        OnBoardSource: '船期实际开船',
        Earliest: '2026-03-11',
        Latest: '2026-03-12',
        IssuePlace: 'NINGBO',
        Unprintable: [],
        ...more,
      }),
    })
    it('states the day on board that the schedule has, its source and the place', async () => {
      const { sent, moved } = open(confirmed, facts({}))
      await userEvent.click(button('签发提单'))
      expect(await screen.findByText(/2026-03-11 至 2026-03-12/)).toBeTruthy()
      await userEvent.click(button('签发提单'))
      expect(sent()).toEqual([
        { TDId: 1, Status: 6, Version: 2, OnBoardDate: '2026-03-12', OnBoardSource: '船期实际开船', IssuePlace: 'NINGBO' },
      ])
      expect(moved()).toBe(1)
    })
    it('without a departure asks for the day, its source and the place, and says what is early', async () => {
      const { sent } = open(
        confirmed,
        facts({ OnBoardDate: null, OnBoardSource: '', Earliest: '2026-03-20', IssuePlace: '', Unprintable: ['Ş'] }),
      )
      await userEvent.click(button('签发提单'))
      expect(await screen.findByText(/现在签发属于预借提单/)).toBeTruthy()
      expect(screen.getByText(/将印作“\?”：Ş（U\+015E）/)).toBeTruthy()
      await userEvent.click(button('签发提单'))
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(['请填写装船日期', '请写明装船日期的依据', '请填写签单地点']),
      )
      expect(sent()).toEqual([])
    })
  })
})
