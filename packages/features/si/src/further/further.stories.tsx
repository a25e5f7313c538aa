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
      {open ? (
        <FurtherDialog record={now} onSaved={(carried) => setNow({ ...now, carried })} onClose={() => setOpen(false)} />
      ) : (
        <p>已关闭</p>
      )}
    </>
  )
}

export const Entry: StoryObj = {
  ...show(() => <Entered record={bill} />),
  name: '填写税号与预申报',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '增加税号' }))
    await userEvent.type(page.getByLabelText('税号类型'), 'USCI')
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText(/第 1 个税号：请填写/)).toBeVisible()
    await userEvent.type(page.getByLabelText('国家代码'), 'cn')
    await userEvent.type(page.getByLabelText('号码'), '91330200MA2AGXXX1T')
    await userEvent.click(page.getByRole('button', { name: '增加预申报' }))
    await userEvent.type(page.getByLabelText('申报类型'), 'ens')
    await userEvent.click(page.getByRole('button', { name: '确定' }))
    await expect(await page.findByText('已关闭')).toBeVisible()
    await expect(page.getByText('发货人 USCI CN 91330200MA2AGXXX1T')).toBeVisible()
    await expect(page.getByText('ENS 船公司代报')).toBeVisible()
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
