import { manifestPages } from '@jst/contracts/manifest'
import { refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page, sheet, shows } from '../testing/show.tsx'
import { VgmSection } from './VgmSection.tsx'

const meta: Meta = { title: '设计评审/VGM', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const Part = () => <VgmSection id={7} staff />
const part = (answer: () => unknown) => page(Part, `${manifestPages.submitInfo}?Id=7`, { 'GET /api/ManifestVgm/Sheet': answer })

export const Boxes: StoryObj = { ...part(sheet), name: '各状态', play: shows('箱号不在船', '1 处待处理', '未申报') }
export const Dark: StoryObj = { ...part(sheet), name: '各状态，深色', tags: ['深色'], globals: { theme: 'dark' } }
export const None: StoryObj = { ...part(() => ({ ...sheet(), Rows: [] })), name: '没有箱', tags: ['空'], play: shows(/还没有箱/) }
export const Failed: StoryObj = { ...part(() => refusal('INTERNAL')), name: '读取失败', tags: ['出错'] }
