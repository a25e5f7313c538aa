import { manifestPages, type ManifestStart } from '@jst/contracts/manifest'
import { emptyConsignment, emptyGoods } from '@jst/manifest'
import { emptyBox, emptyLine } from '@jst/packing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { page, shows } from '../testing/show.tsx'
import { BoxSection, GoodsSection } from './Sections.tsx'
import { useManifestForm } from './useManifestForm.ts'

const meta: Meta = { title: '设计评审/舱单箱货', tags: ['!autodocs'], parameters: { layout: 'fullscreen' } }
export default meta

const cargo = { Packages: 420, Weight: 8_400.5, Volume: 52.125, PackageKind: 'CT', GoodsEn: 'STAINLESS STEEL POTS', HsCode: '732393' }
const line = (key: string, more: object = {}) => ({ ...emptyLine(key), ...cargo, ...more })
const boxOf = (BoxNo: string, Lines: ReturnType<typeof line>[]) => ({
  ...emptyBox(),
  BoxNo,
  BoxType: '40HQ',
  Seals: [{ No: 'CN123456', Source: 'carrier' as const }],
  ...cargo,
  Lines,
})
const startOf = (boxes: ReturnType<typeof boxOf>[]): ManifestStart => ({
  Content: { ...emptyConsignment(), ...cargo, Goods: boxes.length === 0 ? [] : [{ ...emptyGoods('1'), ...cargo }], Boxes: boxes },
  From: '',
  BookingId: 0,
  SiId: boxes.length,
  SiVersion: 0,
  Needed: [],
})
const partOf = (start: ManifestStart) =>
  function Part() {
    const model = useManifestForm(undefined, start, () => undefined)
    return (
      <>
        <GoodsSection model={model} errors={{}} />
        <BoxSection model={model} dataKey="story" />
      </>
    )
  }
const shown = (boxes: ReturnType<typeof boxOf>[]) => page(partOf(startOf(boxes)), manifestPages.create)
const two = [boxOf('MSKU6011672', [line('1', { Packages: 200 }), line('2', { Packages: 220 })]), boxOf('CSQU3054383', [line('1')])]
const long = 'STAINLESS STEEL COOKING POTS WITH GLASS LIDS AND RIVETED HANDLES, SETS OF FIVE, FOR INDUCTION AND GAS STOVES '

export const Boxes: StoryObj = { ...shown(two), name: '箱与货', play: shows('MSKU6011672', 'CSQU3054383') }
export const None: StoryObj = { ...shown([]), name: '没有箱', tags: ['空'] }
export const Long: StoryObj = {
  ...shown([boxOf('MSKU6011672', [line('1', { GoodsEn: long.repeat(5), Marks: 'N/M\nLONG MARK '.repeat(20) })])]),
  name: '长品名与唛头',
  tags: ['长文本'],
}
export const Phone: StoryObj = { ...shown(two), name: '箱与货，手机', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
export const Dark: StoryObj = { ...shown(two), name: '箱与货，深色', tags: ['深色'], globals: { theme: 'dark' } }
