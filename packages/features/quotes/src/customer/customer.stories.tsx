import { customerWorkbench } from '@jst/contracts/freight-rates'
import { answerQuotation, ownQuotation, ownQuotations, type OpenedQuotation, type OwnQuotation } from '@jst/contracts/quotes'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { sentOfferOf } from '../testing/sent.ts'
import { Screen } from './OwnQuotes.tsx'

const row: OwnQuotation = {
  Id: 7,
  No: 'QT2611000007',
  Version: 1,
  SentAt: '2026-11-20T01:30:00.000Z',
  Pol: '上海',
  Pod: '洛杉矶',
  Boxes: '2×40HQ',
  Options: 2,
  ValidUntil: '2026-12-04',
  Sales: '王思琪',
  Standing: 'open',
}
const opened: OpenedQuotation = { Id: 7, Offer: sentOfferOf(), Standing: 'open', Accepted: '' }
const story = (path: string, one: () => unknown, rows: () => unknown = () => ({ Rows: [row], Total: 1 })): StoryObj => ({
  render: () => {
    const routes = {
      [`GET ${ownQuotations.path}`]: rows,
      [`GET ${ownQuotation.path}`]: one,
      [`POST ${answerQuotation.path}`]: () => ({ ...opened, Standing: 'declined' }),
    }
    return <FakeScreen fake={new FakeApp({ path, routes })} Screen={Screen} />
  },
})
const all = `${customerWorkbench}?View=quotes`
const page = (one: () => unknown) => story(`${all}&Id=7`, one)

const meta: Meta = { title: '设计评审/我的报价', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const List: StoryObj = { ...story(all, () => opened), name: '收到的报价' }
export const Empty: StoryObj = {
  ...story(
    all,
    () => opened,
    () => ({ Rows: [], Total: 0 }),
  ),
  name: '还没有收到报价',
  tags: ['空'],
}
export const Open: StoryObj = {
  ...page(() => opened),
  name: '待回复：谢绝并说明原因',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findAllByRole('button', { name: '接受此方案' })).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: '谢绝报价' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: '谢绝报价' }))
    await expect(await canvas.findByText('您已谢绝该报价。')).toBeVisible()
  },
}
export const Opening: StoryObj = { ...page(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...page(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
export const Dark: StoryObj = { ...page(() => opened), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(() => opened), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
