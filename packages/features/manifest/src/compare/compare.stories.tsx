import { manifestPages, type ManifestContent, type ManifestSide } from '@jst/contracts/manifest'
import { emptyConsignment, emptyParty } from '@jst/manifest'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { refusal } from '@jst/feature-kit/testing'
import { page, shows } from '../testing/show.tsx'
import { ComparePart } from './ComparePart.tsx'
import { ProposedPart } from './ProposedPart.tsx'

const meta: Meta = { title: '设计评审/舱单对照', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const filing: ManifestContent = {
  ...emptyConsignment(),
  BillNo: 'COSU64123456',
  Vessel: 'EVER ONE',
  Voyage: '012W',
  Pod: 'DEHAM',
  Shipper: { ...emptyParty, Name: 'NINGBO YUANFAN TRADING CO LTD', Address: '88 ZHONGSHAN ROAD' },
  Packages: 420,
}
const places = { Receipt: '', Pol: '', Pod: '', Delivery: '' }
const said = (more: Partial<ManifestContent>): ManifestContent => ({ ...filing, CustomsStatus: '', ...more })
const sides: readonly ManifestSide[] = [
  { Kind: 'si', Id: 1, Name: '补料 SI2611000001 第 2 版', Content: said({ Packages: 421, Voyage: '' }), Places: places },
  {
    Kind: 'houseBill',
    Id: 2,
    Name: '分单 HB2611000001（草稿）',
    Content: said({ Voyage: '013W', Pod: '' }),
    Places: { ...places, Pod: 'HAMBURG PORT, GERMANY' },
  },
]
const Read = () => <ComparePart of={{ Id: 7 }} content={filing} />
function Written() {
  const [content, setContent] = useState(filing)
  return <ComparePart of={{ Id: 7 }} content={content} onTake={setContent} />
}
function Proposed() {
  const [content, setContent] = useState(filing)
  return (
    <ProposedPart
      name="托书.xlsx"
      proposed={said({ Voyage: '013W', Imo: '9811000' })}
      content={content}
      onTake={setContent}
      onClose={() => undefined}
    />
  )
}
const part = (Part: typeof Read, answer: () => unknown) =>
  page(Part, `${manifestPages.submitInfo}?Id=7`, { 'GET /api/Manifest/Compare': answer })

export const Sides: StoryObj = { ...part(Read, () => sides), name: '三方', play: shows('HAMBURG PORT, GERMANY', '421') }
export const Phone: StoryObj = { ...part(Read, () => sides), name: '三方，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Take: StoryObj = {
  ...part(Written, () => sides),
  name: '取用',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '航次：取用分单 HB2611000001（草稿）' }, { timeout: 10_000 }))
    await expect(canvas.queryByRole('rowheader', { name: '航次' })).toBeNull()
  },
}
export const File: StoryObj = {
  ...page(Proposed, manifestPages.create),
  name: '导入建议，全部取用',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '全部取用' }, { timeout: 10_000 }))
    await expect(await canvas.findByText(/文件内容已全部取用/)).toBeVisible()
  },
}
export const None: StoryObj = { ...part(Read, () => []), name: '无可对照', tags: ['空'], play: shows(/无可对照/) }
export const Failed: StoryObj = { ...part(Read, () => refusal('INTERNAL')), name: '读取失败', tags: ['出错'] }
