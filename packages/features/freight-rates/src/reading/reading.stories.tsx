import type { OpenReading } from '@jst/contracts/freight-rates'
import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { actedReading, answeredReading, openReading, readRowOf } from '../testing/readings.ts'
import { deskApp, readingPage } from '../testing/rows.ts'
import { Screen } from './NewFCLFreightBatch.tsx'

const meta: Meta = { title: '设计评审/运价批量导入', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (path: string, routes: Routes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => deskApp(path, { routes }))
    return (
      <div style={{ height: 760, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const list: Routes = {
  'GET /api/FreightReading/List': () => ({
    Rows: [openReading.Record, { ...openReading.Record, Id: 6, State: 'taken', Open: 0, Taken: 2 }],
    Total: 2,
  }),
}
const opened = (reading: OpenReading, routes: Routes = {}) =>
  page(`${readingPage}?Id=5`, { 'GET /api/FreightReading/Get': () => reading, ...routes })

export const Begin: StoryObj = { ...page(readingPage, list), name: '粘贴文本' }
export const Nothing: StoryObj = {
  ...page(readingPage, { 'GET /api/FreightReading/List': () => ({ Rows: [], Total: 0 }) }),
  name: '没有文本',
  tags: ['空'],
}
export const Open: StoryObj = {
  ...opened(openReading, { 'POST /api/FreightReading/Save': () => answeredReading }),
  name: '待确认',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '20GP/40GP/40HQ' }))
    await expect(await canvas.findByRole('button', { name: '生成 2 条草稿' })).toBeEnabled()
  },
}
export const Answered: StoryObj = { ...opened(answeredReading), name: '可生成' }
export const Actions: StoryObj = { ...opened(actedReading), name: '更正与涨价' }
export const Waiting: StoryObj = {
  ...page(`${readingPage}?Id=5`, { 'GET /api/FreightReading/Get': () => new Promise(() => undefined) }),
  name: '识读中',
  tags: ['加载'],
}
export const Failed: StoryObj = {
  ...page(`${readingPage}?Id=5`, { 'GET /api/FreightReading/Get': () => refusal('INTERNAL') }),
  name: '打开失败',
  tags: ['出错'],
}
export const Long: StoryObj = {
  ...opened({
    ...answeredReading,
    Reading: {
      ...answeredReading.Reading,
      Rows: Array.from({ length: 30 }, (_, at) => readRowOf(String(at), { Remark: '请提前订舱 '.repeat(20) })),
    },
  }),
  name: '很多运价',
  tags: ['长文本'],
}
export const Dark: StoryObj = { ...opened(openReading), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...opened(openReading), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
