import type { ManagedJob } from '@jst/contracts/jobs'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from '../manage/MessageManage.tsx'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 2, minutes)).toISOString()
const said: [title: string, more: Partial<ManagedJob>][] = [
  ['发送通知邮件：重发 3 封', { State: 'failed', Error: '发信服务器没有应答', Attempt: 6, Starter: '郑国栋' }],
  ['导出提单数据', { State: 'running', Done: 4_200, Total: 12_000, Starter: '陈雨欣', EndTime: null }],
  ['导入船期', { State: 'queued', Attempt: 0, Starter: '赵宇航', StartTime: null, EndTime: null }],
  ['发送定时的全局消息', { State: 'done', Scheduled: true, Company: '', Starter: '' }],
  ['导出箱单', { State: 'done', Note: '共 1,204 行', Link: '/system/message', Starter: '陈雨欣' }],
  ['导入港口代码', { State: 'cancelled', Starter: '孙婷' }],
]
const jobs = said.map(([Title, more], index): ManagedJob => ({
  Id: 90 - index,
  Title,
  State: 'done',
  Done: 0,
  Total: 0,
  Note: '',
  Error: '',
  Link: '',
  CreateTime: at(50 - index * 7),
  StartTime: at(50 - index * 7),
  EndTime: at(51 - index * 7),
  Job: 'story',
  Attempt: 1,
  Starter: '',
  Company: '上海海捷国际货运代理有限公司',
  Scheduled: false,
  ...more,
}))

const list = (answer: () => unknown, buttons = ['view', 'jobs', 'jobAct']): StoryObj => ({
  render: () => {
    const fake = new FakeApp({ path: '/system/messageManage?List=jobs', routes: { 'GET /api/Job/GetPagedList': answer } })
    fake.permit(buttons)
    return (
      <div style={{ height: 640 }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const rows = (Rows: readonly ManagedJob[]) => () => ({ Rows, Total: Rows.length })

const meta: Meta = { title: '设计评审/后台任务', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

export const List: StoryObj = {
  ...list(rows(jobs)),
  name: '后台任务',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('发送通知邮件：重发 3 封')).toBeVisible()
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement)
    await expect(canvas.getByText(/已选/)).toBeVisible()
  },
}
export const ReadOnly: StoryObj = { ...list(rows(jobs), ['view', 'jobs']), name: '只能查看', tags: ['无权限'] }
export const None: StoryObj = { ...list(rows([])), name: '没有任务', tags: ['空'] }
export const Opening: StoryObj = { ...list(() => new Promise(() => undefined)), name: '加载中', tags: ['加载'] }
export const Failed: StoryObj = { ...list(() => refusal('INTERNAL')), name: '加载失败', tags: ['出错'] }
const long = {
  ...(jobs[0] as ManagedJob),
  Title: '导入港口代码：全球港口、码头、内河港与铁路场站代码（含历史代码与停用代码）2026 年 11 月版.xlsx',
  Error: '第 12,004 行的港口代码与平台代码重复，整批已撤回；请在文件中更正后重新导入，或改为只导入正确的行。'.repeat(4),
  Starter: '欧阳明珠（华东区大客户部）',
  Company: '上海海捷国际货运代理有限公司宁波分公司北仑港区集装箱操作中心',
}
export const Long: StoryObj = { ...list(rows([long, ...jobs])), name: '很长的名称与原因', tags: ['长文本'] }
export const Dark: StoryObj = { ...list(rows(jobs)), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...list(rows(jobs)), name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
