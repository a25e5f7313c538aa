import { releasePages } from '@jst/contracts/release'
import { FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, within } from 'storybook/test'
import { Screen as Address } from './address/AuthennAddressMaintain.tsx'
import { Screen as Guarantee } from './guarantee/GuaranteeAmount.tsx'
import { Screen as Receiver } from './lists/ReceiverMaintain.tsx'
import { Screen as NonOriginals } from './nonOriginals/NonOriginalDocuments.tsx'
import { Screen as SignBack } from './papers/DocumentSignBack.tsx'
import { Screen as Approver } from './settings/ApproverSetting.tsx'
import { releaseApp, type ReleaseRoutes } from './testing/rows.ts'

const meta: Meta = { title: '设计评审/放单资料', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const screen = (Screen: ComponentType, path: string, routes: ReleaseRoutes = {}): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => releaseApp(path, routes))
    return (
      <div style={{ height: 900, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const shows = (text: string | RegExp): StoryObj['play'] =>
  async function seen({ canvasElement }) {
    await expect((await within(canvasElement).findAllByText(text))[0]).toBeVisible()
  }
const none = () => ({ Rows: [], Total: 0 })
const failed = () => refusal('INTERNAL')
const onPhone = { viewport: { value: 'phone' } } as const
const inDark = { theme: 'dark' } as const

const approvers = (routes: ReleaseRoutes = {}) => screen(Approver, releasePages.approvers, routes)
export const ApproversList: StoryObj = { ...approvers(), name: '审批人设置', play: shows('二级审核') }
export const ApproversEmpty: StoryObj = {
  ...approvers({ 'GET /api/Approval/Rules': () => ({ UpdateTime: null, Steps: [], Roles: [], People: [] }) }),
  name: '审批人设置，没有数据',
  tags: ['空'],
  play: shows(/还没有设置审批层级/),
}
export const ApproversFailed: StoryObj = {
  ...approvers({ 'GET /api/Approval/Rules': failed }),
  name: '审批人设置，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const ApproversPhone: StoryObj = { ...approvers(), name: '审批人设置，手机', tags: ['手机'], globals: onPhone }
export const ApproversDark: StoryObj = { ...approvers(), name: '审批人设置，深色', tags: ['深色'], globals: inDark }

const returns = (routes: ReleaseRoutes = {}) => screen(SignBack, releasePages.returns, routes)
export const ReturnsList: StoryObj = { ...returns(), name: '单证签回', play: shows('OOLU2659018820') }
export const ReturnsLetters: StoryObj = {
  ...screen(SignBack, `${releasePages.returns}?View=letters`),
  name: '单证签回，保函',
  play: shows('BH261100001'),
}
export const ReturnsEmpty: StoryObj = {
  ...returns({ 'GET /api/ReleaseReturn/List': none }),
  name: '单证签回，没有数据',
  tags: ['空'],
  play: shows(/还没有/),
}
export const ReturnsFailed: StoryObj = {
  ...returns({ 'GET /api/ReleaseReturn/List': failed }),
  name: '单证签回，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const ReturnsPhone: StoryObj = { ...returns(), name: '单证签回，手机', tags: ['手机'], globals: onPhone }
export const ReturnsDark: StoryObj = { ...returns(), name: '单证签回，深色', tags: ['深色'], globals: inDark }

const outside = (routes: ReleaseRoutes = {}) => screen(NonOriginals, releasePages.nonOriginals, routes)
export const OutsideList: StoryObj = { ...outside(), name: '非正本单证', play: shows('QD261100002') }
export const OutsideEmpty: StoryObj = {
  ...outside({ 'GET /api/ReleaseApplication/List': none }),
  name: '非正本单证，没有数据',
  tags: ['空'],
  play: shows(/还没有/),
}
export const OutsideFailed: StoryObj = {
  ...outside({ 'GET /api/ReleaseApplication/List': failed }),
  name: '非正本单证，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const OutsidePhone: StoryObj = { ...outside(), name: '非正本单证，手机', tags: ['手机'], globals: onPhone }
export const OutsideDark: StoryObj = { ...outside(), name: '非正本单证，深色', tags: ['深色'], globals: inDark }

const guarantees = (routes: ReleaseRoutes = {}) => screen(Guarantee, releasePages.guarantees, routes)
export const GuaranteesList: StoryObj = { ...guarantees(), name: '担保额度', play: shows('50,000.00') }
export const GuaranteesLedger: StoryObj = {
  ...screen(Guarantee, `${releasePages.guarantees}?Guarantee=1`),
  name: '担保额度，流水',
  play: shows('QD261100001'),
}
export const GuaranteesEmpty: StoryObj = {
  ...guarantees({ 'GET /api/Guarantee/List': none }),
  name: '担保额度，没有数据',
  tags: ['空'],
  play: shows(/还没有/),
}
export const GuaranteesFailed: StoryObj = {
  ...guarantees({ 'GET /api/Guarantee/List': failed }),
  name: '担保额度，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const GuaranteesPhone: StoryObj = { ...guarantees(), name: '担保额度，手机', tags: ['手机'], globals: onPhone }
export const GuaranteesDark: StoryObj = { ...guarantees(), name: '担保额度，深色', tags: ['深色'], globals: inDark }

const receivers = (routes: ReleaseRoutes = {}) => screen(Receiver, releasePages.receivers, routes)
export const ReceiversList: StoryObj = { ...receivers(), name: '收件人维护', play: shows('周海燕') }
export const ReceiversEmpty: StoryObj = {
  ...receivers({ 'GET /api/ReleaseReceiver/List': none }),
  name: '收件人维护，没有数据',
  tags: ['空'],
  play: shows(/还没有/),
}
export const ReceiversFailed: StoryObj = {
  ...receivers({ 'GET /api/ReleaseReceiver/List': failed }),
  name: '收件人维护，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const ReceiversPhone: StoryObj = { ...receivers(), name: '收件人维护，手机', tags: ['手机'], globals: onPhone }
export const ReceiversDark: StoryObj = { ...receivers(), name: '收件人维护，深色', tags: ['深色'], globals: inDark }

const addresses = (routes: ReleaseRoutes = {}) => screen(Address, releasePages.addresses, routes)
export const AddressesList: StoryObj = { ...addresses(), name: '认证地址维护', play: shows('DZ26110001') }
export const AddressesEmpty: StoryObj = {
  ...addresses({ 'GET /api/ReleaseAddress/List': none }),
  name: '认证地址维护，没有数据',
  tags: ['空'],
  play: shows(/还没有/),
}
export const AddressesFailed: StoryObj = {
  ...addresses({ 'GET /api/ReleaseAddress/List': failed }),
  name: '认证地址维护，加载失败',
  tags: ['出错'],
  play: shows(/重试/),
}
export const AddressesPhone: StoryObj = { ...addresses(), name: '认证地址维护，手机', tags: ['手机'], globals: onPhone }
export const AddressesDark: StoryObj = { ...addresses(), name: '认证地址维护，深色', tags: ['深色'], globals: inDark }
