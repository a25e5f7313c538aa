import { FakeScreen, refusal, type FakeAppOptions } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { feePage, templateOf, templatesApp, templatesPage } from '../testing/templates.ts'
import { Screen as AdditionalFee } from './AdditionalFee.tsx'
import { Screen as Templates } from './SurchargeTemplates.tsx'

const meta: Meta = { title: '设计评审/附加费', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

type Routes = NonNullable<FakeAppOptions['routes']>
const page = (Screen: ComponentType, path: string, routes: Routes = {}, mayAct = true): StoryObj => ({
  render: function Page() {
    const [fake] = useState(() => templatesApp(path, { routes, mayAct }))
    return (
      <div style={{ height: 720, overflow: 'auto' }}>
        <FakeScreen fake={fake} Screen={Screen} />
      </div>
    )
  },
})
const feesOf = (answer: Routes[string]) => page(AdditionalFee, feePage, { 'GET /api/SurchargeTemplate/Charges': answer })

export const Fees: StoryObj = { ...page(AdditionalFee, feePage), name: '附加费' }
export const NoFees: StoryObj = { ...feesOf(() => ({ Rows: [], Total: 0 })), name: '附加费，没有', tags: ['空'] }
export const FeesOpening: StoryObj = { ...feesOf(() => new Promise(() => undefined)), name: '附加费，加载中', tags: ['加载'] }
export const FeesFailed: StoryObj = { ...feesOf(() => refusal('INTERNAL')), name: '附加费，加载失败', tags: ['出错'] }
export const FeesReadOnly: StoryObj = {
  ...page(AdditionalFee, feePage, {}, false),
  name: '附加费，只能查看',
  tags: ['无权限'],
  // rows take the focus; before them nothing in the table does
  play: async ({ canvasElement }) => void (await within(canvasElement.ownerDocument.body).findByText('低硫附加费')),
}
export const FeesDark: StoryObj = { ...page(AdditionalFee, feePage), name: '附加费，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const FeesPhone: StoryObj = {
  ...page(AdditionalFee, feePage),
  name: '附加费，手机',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
}
export const Apply: StoryObj = {
  ...page(AdditionalFee, `${feePage}?Pol=CNSHA`),
  name: '附加费，应用到运价',
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body)
    await body.findByText('低硫附加费')
    await userEvent.click(body.getAllByRole('checkbox', { name: '选择本行' })[0]!)
    await userEvent.click(await body.findByRole('button', { name: '应用到运价' }))
    await expect(await body.findByRole('dialog', { name: '将 1 项附加费应用到运价' })).toBeVisible()
  },
}
export const List: StoryObj = { ...page(Templates, templatesPage), name: '附加费维护' }
export const Template: StoryObj = {
  ...page(Templates, `${templatesPage}?Id=7`),
  name: '附加费模板',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/与其他模板重复：FJ26110009 LSS/)).toBeVisible()
  },
}
export const TemplateLong: StoryObj = {
  ...page(Templates, `${templatesPage}?Id=7`, {
    'GET /api/SurchargeTemplate/Get': () =>
      templateOf(7, { NameZh: '华东装货港低硫、紧急燃油、旺季、拥堵与战争风险附加费（欧洲北线与地中海）' }),
  }),
  name: '附加费模板，很长的内容',
  tags: ['长文本'],
}
