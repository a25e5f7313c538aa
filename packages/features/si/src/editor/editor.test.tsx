// @vitest-environment jsdom
import { SiStatus } from '@jst/contracts/si'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { systemClock } from '@jst/si-drafts/browser'
import { goodRecord, MemoryDraftStorage, seededRandom } from '@jst/si-drafts/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withoutMedia } from '../testing/media.ts'
import { siStateOf } from '../testing/rows.ts'
import type { EditorSource } from './model/source.ts'
import { SiEditor } from './SiEditor.tsx'
import { sourceOf, storedSourceOf } from './testing/source.ts'

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  withoutMedia()
  Element.prototype.scrollIntoView = () => undefined
})
afterEach(cleanup)

function open(source: EditorSource, states: Parameters<typeof SiEditor>[0]['states'] = []) {
  const fake = new FakeApp({
    surface: 'external',
    path: '/external/workbench/siSubmit?CGO_ID=1',
    routes: {
      'GET /api/TDBillLadingDraft/GetDraftSet': () => null,
      'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({ Pass: true, Issues: [] }),
    },
  })
  const ports = { storage: new MemoryDraftStorage(), clock: systemClock, random: seededRandom(7) }
  render(<FakeScreen fake={fake} Screen={() => <SiEditor source={source} states={states} onDone={() => undefined} ports={ports} />} />)
  return { fake }
}
const checks = async () => within(await screen.findByRole('region', { name: '校验结果' }))

describe('fields that a submission needs', () => {
  it('are marked at their labels, and the open ones are ways to them', async () => {
    open(sourceOf({ consignor: '', marks: '' }))
    expect((await screen.findByLabelText('发货人')).getAttribute('aria-describedby')).toContain('-needed')
    expect(screen.getByLabelText('客户参考号').getAttribute('aria-describedby')).toBeNull()
    const panel = await checks()
    await panel.findByText(/还缺 2 项/)
    await userEvent.click(panel.getByRole('button', { name: '唛头' }))
    expect(document.activeElement).toBe(screen.getByLabelText('唛头'))
  })
})

describe('a bill that was sent back', () => {
  it('tells the reviewer’s reason at the field that the code stands for, and as a way to it', async () => {
    const record = goodRecord({ id: 1, status: SiStatus.rejected, reviewRemarks: '[R02 货描笼统] 请写明材质' })
    open(storedSourceOf([record]), [siStateOf({ Id: 1, Status: SiStatus.rejected, ReviewRemarks: record.reviewRemarks })])
    const goods = await screen.findByLabelText('货物描述')
    const remark = document.getElementById(
      goods
        .getAttribute('aria-describedby')
        ?.split(' ')
        .find((id) => id.endsWith('-remark')) ?? '',
    )
    expect(remark?.textContent).toContain('请写明材质')
    await userEvent.click((await checks()).getByRole('button', { name: /^货物描述：.*请写明材质/ }))
    expect(document.activeElement).toBe(goods)
  })
})

describe('the parts of the form', () => {
  it('fold further notify parties away until one is wanted or filled in', async () => {
    open(sourceOf({ notifier3: 'BANK OF HAMBURG' }))
    expect(await screen.findByLabelText('第三通知人')).toBeTruthy()
    expect(screen.queryByLabelText('第二通知人')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: '＋ 第二通知人' }))
    expect(document.activeElement).toBe(screen.getByLabelText('第二通知人'))
  })
  it('are counted in the bar above them', async () => {
    open(sourceOf({ vessel: '中远', consignee: 'ACME LTD\nLONDON, UK', notifier1: 'SAME AS CONSIGNEE' }))
    const bar = within(await screen.findByRole('navigation', { name: '提单各部分' }))
    expect(await bar.findByRole('button', { name: /^港口\s*1/ })).toBeTruthy()
    expect(bar.getByRole('button', { name: /^收发通\s*1/ })).toBeTruthy()
    expect(bar.getByRole('button', { name: '货描' })).toBeTruthy()
  })
  it('give the page to the containers, and take it back for a finding of the bill', async () => {
    open(sourceOf({ marks: '' }))
    await userEvent.click(await screen.findByRole('button', { name: '全宽' }))
    expect([screen.queryByLabelText('发货人'), screen.queryByRole('region', { name: '校验结果' })]).toEqual([null, null])
    await userEvent.click(screen.getByRole('button', { name: '校验' }))
    await userEvent.keyboard('{F8}')
    expect(document.activeElement).toBe(await screen.findByLabelText('唛头'))
  })
})

describe('the sheet of containers', () => {
  it('gives Ctrl+Enter to the editor: what stands in the cell is entered, then the set is checked and submitted', async () => {
    const { fake } = open(sourceOf())
    const grid = await screen.findByRole('grid', { name: '箱货明细表' })
    const input = grid.parentElement!.querySelector<HTMLElement>('input, textarea')!
    input.focus()
    await userEvent.keyboard('TCNU6225360{Control>}{Enter}{/Control}')
    expect(await screen.findByRole('dialog', { name: '提交补料' })).toBeTruthy()
    const sent = fake.requests.find(({ path }) => path.endsWith('CheckTDBillLadingInfo'))?.body as {
      TDBLInfos: { BoxInfos: { TBX_CNNO: string }[] }[]
    }
    expect(sent.TDBLInfos[0]?.BoxInfos[0]?.TBX_CNNO).toBe('TCNU6225360')
  })
})
