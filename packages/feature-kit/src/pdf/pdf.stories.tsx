import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { PdfView } from '../document/index.ts'
import { samplePdf } from './sample.ts'

const bill = samplePdf(['BILL OF LADING  HJSH2611000123', 'RIDER 1  CONTAINERS AND SEALS', 'RIDER 2  MARKS AND NUMBERS'])
const many = samplePdf(Array.from({ length: 120 }, (_, at) => `PACKING LIST  SHEET ${at + 1}`))

const meta: Meta<typeof PdfView> = {
  title: '详情/文件预览',
  component: PdfView,
  parameters: {
    guide: {
      when: '在页面上直接查看 PDF：单据文件、打印件。',
      good: ['手机与电脑显示一致。', '可以选中并复制文字。'],
      bad: ['用浏览器自带的查看器，手机上只能下载。'],
      sample: `<PdfView file={blob} name="提单.pdf" />`,
    },
    docs: {
      description: { component: '在页面上查看 PDF：翻页、缩放、复制文字；只画出看得到的页。' },
      story: { inline: false, height: '560px' },
    },
  },
  argTypes: {
    file: { description: 'PDF 文件。', control: false },
    name: { description: '文件名，供读屏软件使用。' },
  },
  args: { file: bill, name: '提单.pdf' },
}
export default meta
type Story = StoryObj<typeof PdfView>

/** The first page is there when its text is, and its picture has ink. */
const drawn: Story['play'] = async ({ canvasElement }) => {
  const page = within(await within(canvasElement).findByRole('group', { name: '第 1 页' }, { timeout: 20_000 }))
  await page.findByText(/^(BILL OF LADING|PACKING LIST)/, {}, { timeout: 20_000 })
  const [canvas] = canvasElement.getElementsByTagName('canvas')
  await waitFor(() => {
    const { data } = canvas!.getContext('2d')!.getImageData(0, 0, canvas!.width, canvas!.height)
    void expect(data.some((value, at) => at % 4 === 2 && value > 100 && data[at - 2]! < 60)).toBe(true)
  })
}

export const Bill: Story = { name: '提单', play: drawn }
export const Zoomed: Story = {
  name: '用键盘放大和翻页',
  play: async (context) => {
    await drawn(context)
    const canvas = within(context.canvasElement)
    const pages = canvas.getByRole('region', { name: '提单.pdf，页面' })
    const width = () => canvas.getByRole('group', { name: '第 1 页' }).clientWidth
    const before = width()
    pages.focus()
    await userEvent.keyboard('+')
    await waitFor(() => expect(width()).toBeGreaterThan(before))
    await userEvent.keyboard('0')
    await waitFor(() => expect(width()).toBe(before))
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }))
    await expect(await canvas.findByText('第 2 / 3 页')).toBeVisible()
    await expect(await canvas.findByText(/^RIDER 1/)).toBeInTheDocument()
  },
}
export const Long: Story = {
  name: '一百二十页',
  tags: ['长文本'],
  args: { file: many, name: '装箱单.pdf' },
  play: async (context) => {
    await drawn(context)
    const inked = [...context.canvasElement.getElementsByTagName('canvas')].filter(({ width }) => width > 0 && width !== 300)
    await expect(inked.length).toBeLessThan(6)
  },
}
class Endless extends Blob {
  override arrayBuffer(): Promise<never> {
    return new Promise(() => undefined)
  }
}
export const Opening: Story = { name: '正在打开', tags: ['加载'], args: { file: new Endless() } }
export const Broken: Story = {
  name: '文件已损坏',
  tags: ['出错'],
  args: { file: new Blob(['no pdf at all']) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/文件已损坏/)).toBeVisible()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' }, play: drawn }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } }, play: drawn }
