import { customerTrackingPages as party, sharedTrackPage } from '@jst/contracts/tracking'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Screen as Detail } from '../detail/FreightTrackDetail.tsx'
import { Screen as List } from '../list/FreightTrack.tsx'
import { Screen as Shared } from '../share/SharedTrack.tsx'
import { never, page, shows } from '../testing/page.tsx'
import { Screen as Control } from './Control.tsx'

const meta: Meta = { title: '设计评审/控制塔与分享', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const link = `${sharedTrackPage}?Token=abc`

export const OwnShipments: StoryObj = { ...page(List, party.list), name: '货物跟踪（客户）', play: shows('COSU66000001') }
export const OwnShipment: StoryObj = { ...page(Detail, `${party.detail}?Id=1`), name: '货物跟踪详情（客户）', play: shows('未证实') }
export const Tower: StoryObj = { ...page(Control, party.control), name: '控制塔', play: shows('7 天内到港', '疑似甩柜，待核') }
export const TowerEmpty: StoryObj = {
  ...page(Control, party.control, {
    'GET /api/Track/List': () => ({ Rows: [], Total: 0 }),
    'GET /api/Track/Exceptions': () => ({ Rows: [], Total: 0 }),
    'GET /api/Track/Map': () => ({ Ships: [], Ports: [], Omitted: 0 }),
  }),
  name: '控制塔，没有货物',
  tags: ['空'],
}
export const TowerOpening: StoryObj = {
  ...page(Control, party.control, { 'GET /api/Track/Figures': never, 'GET /api/Track/List': never, 'GET /api/Track/Exceptions': never }),
  name: '控制塔，加载中',
  tags: ['加载'],
}
export const TowerFailed: StoryObj = {
  ...page(Control, party.control, { 'GET /api/Track/Figures': () => refusal('INTERNAL') }),
  name: '控制塔，加载失败',
  tags: ['出错'],
}
export const TowerDark: StoryObj = { ...page(Control, party.control), name: '控制塔，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const TowerPhone: StoryObj = {
  ...page(Control, party.control),
  name: '控制塔，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Link: StoryObj = { ...page(Shared, link), name: '分享链接打开的页面', play: shows('由发送方分享，内容会自动更新') }
export const LinkPhone: StoryObj = {
  ...page(Shared, link),
  name: '分享链接打开的页面，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const LinkDark: StoryObj = { ...page(Shared, link), name: '分享链接打开的页面，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const LinkLost: StoryObj = {
  ...page(Shared, link, { 'GET /api/Track/Shared': () => refusal('NOT_FOUND') }),
  name: '分享链接已失效',
  tags: ['出错'],
  play: shows('请向发给您链接的人索取新的链接。'),
}
