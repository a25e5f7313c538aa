import { manifestPages, type ManifestLink } from '@jst/contracts/manifest'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import { page, type Routes } from '../testing/show.tsx'
import { ShareDialog } from './ShareDialog.tsx'

const meta: Meta = { title: '设计评审/分享填写', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const row: ManifestLink = {
  Id: 1,
  For: '嘉兴工厂 王经理',
  Blocks: ['parties', 'vgm'],
  HasCode: true,
  Locked: false,
  ExpiresAt: '2199-12-01T02:00:00.000Z',
  RevokedAt: null,
  By: '李文',
  CreateTime: '2026-11-28T02:00:00.000Z',
  Views: 2,
  LastViewAt: '2026-11-28T03:00:00.000Z',
  LastReader: '王师傅 13800001111',
}
const long = '浙江嘉兴不锈钢制品有限公司海宁分厂仓储物流部夜班值班室 王经理'
const rows: readonly ManifestLink[] = [
  row,
  { ...row, Id: 2, For: '宁波货主', Locked: true },
  { ...row, Id: 3, For: '宁波货主', RevokedAt: '2026-11-28T04:00:00.000Z', Views: 0, LastViewAt: null, LastReader: '' },
]
const Part = () => <ShareDialog id={7} bill="COSU64123456" onClose={() => undefined} />
const part = (answer: () => unknown, more: Routes = {}) =>
  page(Part, `${manifestPages.submitInfo}?Id=7`, { 'GET /api/ManifestLink/List': answer, ...more })
const make: Routes = {
  'POST /api/ManifestLink/Make': () => ({ Link: row, Path: '/external/mainifest/share?Token=1.abcdefghijklmnop', Code: '0427' }),
}
const found = { timeout: 10_000 }

export const Links: StoryObj = {
  ...part(() => rows),
  name: '已有链接',
  play: async () => {
    await expect(await screen.findByText(/验证码错误过多/, undefined, found)).toBeVisible()
  },
}
export const Made: StoryObj = {
  ...part(() => rows, make),
  name: '英文页面的新链接',
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/发给/, undefined, found), 'FACTORY')
    await userEvent.click(screen.getByRole('combobox', { name: /页面语言/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'English' }))
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }))
    await expect(await screen.findByText('验证码：0427', undefined, found)).toBeVisible()
    await expect(await screen.findByText(/lang=en$/)).toBeVisible()
  },
}
export const Missing: StoryObj = {
  ...part(() => []),
  name: '没有链接，未写发给谁',
  tags: ['空'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '生成链接' }, found))
    await expect((await screen.findAllByText(/请填写/))[0]).toBeVisible()
  },
}
export const Long: StoryObj = {
  ...part(() => [{ ...row, For: long, LastReader: `${long} 13800001111` }]),
  name: '长名称',
  tags: ['长文本'],
}
export const Phone: StoryObj = { ...part(() => rows), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Dark: StoryObj = { ...part(() => rows), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Failed: StoryObj = {
  ...part(() => rows, { 'POST /api/ManifestLink/Make': () => refusal('ILLEGAL_TRANSITION', { Message: '舱单已删除，不能再分享' }) }),
  name: '不能分享',
  tags: ['出错'],
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/发给/, undefined, found), '嘉兴工厂')
    await userEvent.click(screen.getByRole('button', { name: '生成链接' }))
    await expect((await screen.findAllByText(/不能再分享/, undefined, found))[0]).toBeVisible()
  },
}
