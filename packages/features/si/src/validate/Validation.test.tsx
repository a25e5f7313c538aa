// @vitest-environment jsdom
import { SiStatus } from '@jst/contracts/si'
import { refusal, FakeScreen, type FakeApp } from '@jst/feature-kit/testing'
import { recordToWire } from '@jst/si-drafts/rules'
import { goodContainer, goodRecord } from '@jst/si-drafts/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { Screen as DataList } from '../lists/SiDataList.tsx'
import { Screen } from '../review/SiDetail.tsx'
import { fakeDesk } from '../testing/desk.ts'
import { siRow } from '../testing/rows.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  Element.prototype.scrollIntoView = () => undefined
  Object.assign(window, { matchMedia: () => ({ matches: true }) })
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const info = '/api/TDBillLadingInfo'
const bill = (id: number, more: Parameters<typeof goodRecord>[0] = {}) =>
  goodRecord({ id, orderId: 70, mblNo: 'COSU6312345678', splitMblNo: `BILL${id}`, siType: 2, draftCount: 2, status: 1, ...more })

/** An order with two stored bills, of which the second has no consignee and a box with a wrong seal; a third one was voided. */
function validationOf(
  more: Record<string, () => unknown> = {},
  path = '/tdManage/siDetail?Id=1&Show=validation',
  third: { Status: number; InForceVersion?: number } = { Status: SiStatus.voided },
): FakeApp {
  const stored = () => [
    bill(1),
    bill(2, { consignee: '', containers: [goodContainer({ containerNo: 'TCNU6225360', sealNo: '封1' })] }),
    bill(3, { status: third.Status }),
  ]
  return fakeDesk({
    rows: [siRow({ Id: 1 }), siRow({ Id: 2 }), siRow({ Id: 3 })],
    path,
    record: (id) => bill(id),
    state: (id) => (id === 3 ? third : {}),
    routes: {
      [`GET ${info}/GetTDBillLadingInfoList`]: () => stored().map(recordToWire),
      'GET /api/CargoOrder/GetCargoOrderInfo': () => ({ OrderNo: 'WT2611000021', CompanyCode: bill(1).companyCode }),
      ...more,
    },
  })
}
const open = async (fake: FakeApp) => {
  render(<FakeScreen fake={fake} Screen={Screen} />)
  await screen.findByRole('heading', { name: '数据校验 BILL1' })
  await waitFor(() => expect(screen.getByText(/个错误/, { selector: '[role=status]' })).toBeTruthy())
}
const list = () => screen.getByRole('region', { name: '校验结果' })

describe('SI-data validation mode', () => {
  it('is entered from the list of SI data and from the record', async () => {
    const fake = validationOf({}, '/tdManage/siDataList')
    render(<FakeScreen fake={fake} Screen={DataList} />)
    const [box] = await screen.findAllByRole('checkbox', { name: '选择本行' })
    await userEvent.click(box!)
    await userEvent.click(screen.getByRole('button', { name: '数据校验' }))
    expect(fake.opened).toEqual(['/tdManage/siDetail?Id=1&Show=validation'])
    cleanup()
    render(<FakeScreen fake={validationOf({}, '/tdManage/siDetail?Id=1')} Screen={Screen} />)
    expect((await screen.findByRole('link', { name: '数据校验' })).getAttribute('href')).toBe('/tdManage/siDetail?Id=1&Show=validation')
  })

  it('says in its title and its banner what it is, against what it validates, and that nothing can be saved', async () => {
    await open(validationOf())
    expect(
      screen.getByText(/^数据校验模式：按委托和补料规则核对已保存的 2 票补料。只能查看，不能修改，也不会保存或提交任何内容。$/),
    ).toBeTruthy()
    expect(screen.getByText('WT2611000021')).toBeTruthy()
  })

  it('asks the server about the bills that are in use, and shows what both sides find at the field and in the list', async () => {
    const issue = { Severity: 'WARN', Code: 'ORDER_MBL', Path: 'MBL_NO', Label: '主提单号', Message: '主提单号与委托不一致' }
    const fake = validationOf({ [`POST ${info}/CheckTDBillLadingInfo`]: () => ({ Pass: true, Issues: [issue] }) })
    await open(fake)
    const asked = fake.requests.find(({ path }) => path.endsWith('CheckTDBillLadingInfo'))?.body as {
      TDBLInfos: { Id: number }[]
      Num: number
    }
    expect([asked.TDBLInfos.map(({ Id }) => Id), asked.Num]).toEqual([[1, 2], 2])
    expect(within(list()).getByText('主提单号与委托不一致')).toBeTruthy()
    expect(screen.queryByText('请填写收货人', { selector: '.jst-found-note' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: /^BILL2/ }))
    expect(screen.getByText('请填写收货人', { selector: '.jst-found-note' })).toBeTruthy()
  })

  it('counts a withdrawn amendment in, whose approved version holds, and looks at a bill out of use alone', async () => {
    const asked = async (id: number, InForceVersion: number) => {
      const path = `/tdManage/siDetail?Id=${id}&Show=validation`
      const fake = validationOf({}, path, { Status: SiStatus.withdrawn, InForceVersion })
      render(<FakeScreen fake={fake} Screen={Screen} />)
      const check = await waitFor(() => fake.requests.find((one) => one.path.endsWith('CheckTDBillLadingInfo')) ?? expect.fail('not asked'))
      cleanup()
      return (check.body as { TDBLInfos: { Id: number }[] }).TDBLInfos.map((one) => one.Id)
    }
    expect(await asked(1, 1)).toEqual([1, 2, 3])
    expect(await asked(1, 0)).toEqual([1, 2])
    expect(await asked(3, 0)).toEqual([3])
  })

  it('leads from a finding to its field, in another bill too', async () => {
    await open(validationOf())
    await userEvent.click(within(list()).getByRole('button', { name: '收货人：请填写收货人' }))
    expect(screen.getByRole('heading', { name: '数据校验 BILL2' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('收货人'))
    await userEvent.click(within(list()).getByRole('button', { name: /^箱 TCNU6225360 封号：/ }))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('封1'))
    await userEvent.keyboard('{F8}')
    await waitFor(() => expect(document.activeElement?.textContent).not.toBe('封1'))
  })

  it('has nothing to type into and no way to save or submit, also not by keys; leaving asks nothing', async () => {
    const fake = validationOf()
    await open(fake)
    expect(document.querySelectorAll('input, textarea, select, [contenteditable=true]')).toHaveLength(0)
    for (const key of ['s', 'Enter', 'z', 'y']) fireEvent.keyDown(document.body, { key, ctrlKey: true })
    for (const key of ['a', 'r', 'Delete', '1']) fireEvent.keyDown(document.body, { key })
    const writes = fake.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('CheckTDBillLadingInfo'))
    expect(writes).toEqual([])
    expect(fake.requests.filter(({ path }) => path.includes('Draft'))).toEqual([])
    expect(fake.app.guards.anyDirty).toBe(false)
    expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('draft'))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '退出校验' }))
    expect([fake.opened, fake.said]).toEqual([['/tdManage/siDetail?Id=1'], []])
  })

  it('validates again when a bill of the order has changed', async () => {
    let consignee = ''
    const fake = validationOf({
      [`GET ${info}/GetTDBillLadingInfoList`]: () => [recordToWire(bill(1)), recordToWire(bill(2, { consignee }))],
    })
    await open(fake)
    consignee = bill(1).consignee
    fake.app.session.adoptToken('token-1')
    fake.app.live.open()
    await act(async () => {
      fake.socket.current?.accept()
      fake.socket.current?.receive({ type: 'si/changed', content: { Ids: [2], CGO_IDs: [70] } })
    })
    await waitFor(() => expect(within(list()).queryByText(/请填写收货人/)).toBeNull())
    fake.app.live.close()
  })

  it('tells a check that failed, keeps what was found here, and tries again', async () => {
    let failing = true
    const fake = validationOf({
      [`POST ${info}/CheckTDBillLadingInfo`]: () => (failing ? refusal('INTERNAL') : { Pass: true, Issues: [] }),
    })
    render(<FakeScreen fake={fake} Screen={Screen} />)
    const alert = await screen.findByRole('alert')
    expect(within(list()).getByRole('button', { name: '收货人：请填写收货人' })).toBeTruthy()
    failing = false
    await userEvent.click(within(alert).getByRole('button', { name: '重试' }))
    await waitFor(() => expect(within(list()).queryByRole('alert')).toBeNull())
  })
})
