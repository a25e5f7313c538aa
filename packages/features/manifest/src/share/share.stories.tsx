import { manifestLinkPages } from '@jst/contracts/manifest'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { linked, page, shows, type Routes } from '../testing/show.tsx'
import { keepAccess } from './access.ts'
import { Screen as Edit } from './Edit.tsx'
import { Screen as Share } from './Share.tsx'
import { Screen as ShareInfo } from './ShareInfo.tsx'
import { Screen as VgmEdit } from './VgmEdit.tsx'

const meta: Meta = {
  title: '设计评审/舱单分享',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
}
export default meta

const head = () => ({ From: '上海海捷国际货运代理有限公司', For: '嘉兴工厂', ExpiresAt: '2026-12-01T02:00:00.000Z', NeedsCode: true })
const opened: Routes = { 'POST /api/ManifestLink/Open': linked }
const entered = (Screen: typeof Edit, path: string, name: string, routes: Routes = opened) => {
  keepAccess(name, { Code: '1234', Name: '王师傅', Phone: '13800001111' })
  return page(Screen, `${path}?Token=${name}`, routes)
}

export const Code: StoryObj = {
  ...page(Share, `${manifestLinkPages.share}?Token=head`, { 'GET /api/ManifestLink/Head': head }),
  name: '验证',
  tags: ['手机'],
  play: shows('4 位验证码'),
}
export const Lost: StoryObj = {
  ...page(Share, `${manifestLinkPages.share}?Token=lost`, { 'GET /api/ManifestLink/Head': () => refusal('NOT_FOUND') }),
  name: '链接失效',
  tags: ['空'],
}
export const Info: StoryObj = {
  ...entered(ShareInfo, manifestLinkPages.info, 'info'),
  name: '详情',
  tags: ['手机'],
  play: shows('COSU64123456', '与提单不一致'),
}
export const Fill: StoryObj = {
  ...entered(Edit, manifestLinkPages.edit, 'fill'),
  name: '填写，没有改动',
  tags: ['手机'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '提交给货代' }, { timeout: 10_000 }))
    await expect(await canvas.findByText('请先修改至少一项')).toBeVisible()
  },
}
/** A weight is computed as it is typed. */
export const Weigh: StoryObj = {
  ...entered(VgmEdit, manifestLinkPages.vgm, 'vgm'),
  name: 'VGM 填报',
  tags: ['手机'],
  play: shows('箱 MSKU6011672', /已提交，需要更正请联系货代/),
}
