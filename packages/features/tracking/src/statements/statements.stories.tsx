import { trackingPages as staff } from '@jst/contracts/tracking'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen as Boxes } from '../boxes/Containerquerry.tsx'
import { Screen as Searches } from '../searches/UserSearchLog.tsx'
import { dialogOf, never, page, shows, type Routes } from '../testing/page.tsx'
import { Screen as Upkeep } from './Containermaintenance.tsx'

const meta: Meta = { title: '设计评审/箱动态', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const upkeep = (routes: Routes = {}, codes?: readonly string[]) => page(Upkeep, staff.upkeep, routes, codes)

export const Statements: StoryObj = { ...upkeep(), name: '箱动态维护', play: shows('录入动态', '导入文件') }
export const StatementsEmpty: StoryObj = {
  ...upkeep({ 'GET /api/Track/Statements': () => ({ Rows: [], Total: 0 }) }),
  name: '箱动态维护，没有动态',
  tags: ['空'],
}
export const StatementsOpening: StoryObj = { ...upkeep({ 'GET /api/Track/Statements': never }), name: '箱动态维护，加载中', tags: ['加载'] }
export const StatementsFailed: StoryObj = {
  ...upkeep({ 'GET /api/Track/Statements': () => refusal('INTERNAL') }),
  name: '箱动态维护，加载失败',
  tags: ['出错'],
}
export const StatementsReadOnly: StoryObj = { ...upkeep({}, ['view']), name: '箱动态维护，只能查看', tags: ['无权限'] }
export const StatementsDark: StoryObj = { ...upkeep(), name: '箱动态维护，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Entering: StoryObj = {
  ...upkeep(),
  name: '录入动态，校验位错误',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '录入动态' }))
    const dialog = await dialogOf(canvasElement)
    await userEvent.type(dialog.getByLabelText('粘贴多个箱号'), 'CSQU3054380 45G1 CN884')
    await userEvent.click(dialog.getByRole('button', { name: '填入下表' }))
    await userEvent.click(await dialog.findByRole('button', { name: 'CSQU3054380 校验位不正确，改为 CSQU3054383' }))
    await expect(await dialog.findByDisplayValue('CSQU3054383')).toBeVisible()
  },
}
export const Meaning: StoryObj = {
  ...upkeep(),
  name: '指定来源代码的含义',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '指定含义：代码 ZZ' }))
    await expect(await (await dialogOf(canvasElement)).findByText(/该来源此前和以后的相同代码/)).toBeVisible()
  },
}
export const Partners: StoryObj = {
  ...upkeep(),
  name: '来源对接',
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: '来源对接' }))
    await expect(await (await dialogOf(canvasElement)).findByText('外高桥四期码头')).toBeVisible()
  },
}
export const BoxQuery: StoryObj = {
  ...page(Boxes, `${staff.boxes}?Keyword=OOLU1112223+TCNU4441116+EGLV7`),
  name: '箱动态查询',
  play: shows('没有动态：EGLV7'),
}
export const BoxQueryEmpty: StoryObj = { ...page(Boxes, staff.boxes), name: '箱动态查询，还没有输入', tags: ['空'] }
export const BoxQueryPhone: StoryObj = {
  ...page(Boxes, `${staff.boxes}?Keyword=OOLU1112223`),
  name: '箱动态查询，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const SearchLog: StoryObj = { ...page(Searches, staff.searches), name: '用户查询日志', play: shows('MEDU9911223', '没有找到') }
export const SearchLogEmpty: StoryObj = {
  ...page(Searches, staff.searches, { 'GET /api/Track/Searches': () => ({ Rows: [], Total: 0 }) }),
  name: '用户查询日志，没有记录',
  tags: ['空'],
}
