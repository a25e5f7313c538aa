import { proveDomain, siteAddress, siteSettingPage } from '@jst/contracts/portal'
import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { address } from '../testing/address.ts'
import { Screen as Address } from './Setqymh.tsx'

const meta: Meta = { title: '设计评审/门户域名', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const proof = { Name: '_portal.www.haijie.example', Value: 'portal-site=4f1c2ab09d7e4c55a1b2c3d4e5f60718' }
const claimed = () => address({ Domain: 'www.haijie.example', Proof: proof })
const page = (prove: () => unknown): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => {
      const routes = { [`GET ${siteAddress.path}`]: claimed, [`POST ${proveDomain.path}`]: prove }
      const made = new FakeApp({ path: siteSettingPage, routes })
      made.app.permissions.load([{ Path: siteSettingPage, Buttons: [{ Code: 'edit' }, { Code: 'publish' }], Children: [] }])
      return made
    })
    return <FakeScreen fake={fake} Screen={Address} />
  },
})
const found = page(() => ({ ...claimed(), ProvedTime: '2026-11-20T02:00:00.000Z' }))

export const Unproved: StoryObj = {
  ...found,
  name: '域名待验证',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(proof.Value)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '验证域名' }))
    await expect(await canvas.findByText('已验证，访客可通过域名打开网站')).toBeVisible()
  },
}
export const NotFound: StoryObj = {
  ...page(() => refusal('INVALID_INPUT')),
  name: '没有查到记录',
  tags: ['出错'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '验证域名' }))
    await expect(canvas.getByText('待验证，验证前域名不会显示网站')).toBeVisible()
  },
}
export const Dark: StoryObj = { ...page(claimed), name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...page(claimed), name: '手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
