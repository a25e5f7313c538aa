import type { SiRecord } from '@jst/contracts/si'
import { FakeApp, FakeScreen } from '@jst/feature-kit/testing'
import { furtherOf, withFurther, type Further } from '@jst/si-drafts/standards'
import { goodRecord } from '@jst/si-drafts/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { useState } from 'react'
import { FurtherDialog } from './FurtherDialog.tsx'
import { FurtherPanel } from './FurtherPanel.tsx'

const meta: Meta = { title: '设计评审/补料/申报信息', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const bill = goodRecord({ consignee: 'PATIO IMPORTS GMBH\nHAFENSTRASSE 1\nHAMBURG, GERMANY', signingMethod: 'EBL' })
const written = (record: SiRecord, more: Partial<Further>): SiRecord => ({
  ...record,
  carried: withFurther(record, { ...furtherOf(record), ...more }) ?? record.carried,
})
const said = written(bill, {
  taxes: [{ party: 'consignee', type: 'EORI', country: 'DE', value: 'DE1234567' }],
  buyer: 'PATIO IMPORTS GMBH\nHAMBURG',
  buyerPerson: 'LEGAL_PERSON',
  filings: [{ type: 'ENS', country: 'DE', by: 'CARRIER', filer: '', number: '' }],
  references: ['PO-7781'],
})

const show = (Screen: () => React.ReactNode): StoryObj => ({
  render: () => <FakeScreen fake={new FakeApp({ surface: 'internal', path: '/tdManage/siMake' })} Screen={Screen} />,
})
/** The dialog beside what it stored. */
function Entered({ record }: { record: SiRecord }) {
  const [now, setNow] = useState(record)
  const [open, setOpen] = useState(true)
  return (
    <>
      <FurtherPanel record={now} before={record} />
      <p>{`${now.declaredCurrency} ${now.declaredValue}`}</p>
      {open ? <FurtherDialog record={now} onSaved={(more) => setNow({ ...now, ...more })} onClose={() => setOpen(false)} /> : <p>已关闭</p>}
    </>
  )
}

export const Entry: StoryObj = {
  ...show(() => <Entered record={bill} />),
  name: '填写税号与预申报',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '增加税号' }))
    await userEvent.clear(page.getByLabelText('国家代码'))
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText(/第 1 个税号：请填写/)).toBeVisible()
    await userEvent.type(page.getByLabelText('国家代码'), 'cn')
    await userEvent.type(page.getByLabelText('号码'), '91330200MA2AGXXX1T')
    await userEvent.click(page.getByRole('button', { name: '增加预申报' }))
    await userEvent.type(page.getByLabelText('申报类型'), 'ens')
    await userEvent.type(page.getByLabelText('申报价值'), '250,000.50')
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('请填写三位字母的币种，例如 USD')).toBeVisible()
    await userEvent.type(page.getByLabelText('申报价值币种'), 'usd')
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('已关闭')).toBeVisible()
    await expect(page.getByText('发货人 USCI CN 91330200MA2AGXXX1T')).toBeVisible()
    await expect(page.getByText('ENS 船公司代报')).toBeVisible()
    await expect(page.getByText('USD 250000.50')).toBeVisible()
  },
}
export const Keyboard: StoryObj = {
  ...show(() => <Entered record={bill} />),
  name: '只用键盘填写税号与联系人',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const add = await page.findByRole('button', { name: '增加税号' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    // the party's country and the usual kind of its number are proposed by its address
    await waitFor(() => expect(page.getByLabelText('税号类型')).toHaveValue('USCI'))
    page.getByLabelText('税号类型').focus()
    await userEvent.keyboard('{Tab}')
    await expect(page.getByLabelText('国家代码')).toHaveFocus()
    await userEvent.keyboard('{Tab}91310000775785552L')
    page.getByRole('button', { name: '增加联系人' }).focus()
    await userEvent.keyboard('{Enter}')
    ;(await page.findByLabelText('姓名')).focus()
    await userEvent.keyboard('Li Wei{Tab}{Tab}li@garden')
    await expect(page.getByLabelText('邮箱')).toHaveValue('li@garden')
    page.getByRole('button', { name: '确定' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByText('已关闭')).toBeVisible()
    await expect(page.getByText('发货人 USCI CN 91310000775785552L')).toBeVisible()
    await expect(page.getByText('发货人 Li Wei li@garden')).toBeVisible()
  },
}
export const EveryParty: StoryObj = {
  ...show(() => <Entered record={written(bill, { forwarder: 'JINSHANG FORWARDING\nNINGBO, CHINA' })} />),
  name: '货代的联系人与没有填写的当事人',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '增加联系人' }))
    await userEvent.click(page.getByLabelText('当事人'))
    await userEvent.click(await page.findByRole('option', { name: '补料委托方' }))
    await userEvent.type(page.getByLabelText('姓名'), 'Wang Fang')
    await userEvent.type(page.getByLabelText('电话'), '+86 574 8700')
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('第 1 个联系人：没有填写补料委托方，请先填写当事人')).toBeVisible()
    await userEvent.click(page.getByLabelText('当事人'))
    await userEvent.click(await page.findByRole('option', { name: '订舱货代' }))
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('订舱货代 Wang Fang +86 574 8700')).toBeVisible()
  },
}
export const Panel: StoryObj = {
  ...show(() => <FurtherPanel record={written(said, { references: ['PO-7781', 'PO-7782'], buyer: '', buyerPerson: '' })} before={said} />),
  name: '审核，与上一版不同',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByText('与上一版不同')).toHaveLength(3))
  },
}
export const Stray: StoryObj = {
  ...show(() => <FurtherPanel record={{ ...said, consignee: 'OTHER IMPORTS\nBREMEN' }} />),
  name: '收货人已更改',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('收货人已更改，原税号不会发出，请核对后重新确认')).toBeVisible()
  },
}
