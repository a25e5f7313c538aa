import type { DocumentFile } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeReply, FakeScreen, type FakeAppOptions } from '../../testing/index.tsx'
import { PicturesPart } from '../index.ts'
import { documentApp, fileOf, partOf } from '../testing/sample.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]
/** A picture of one colour. */
const png = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
const colors = [
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGOwSOzBihgGUgIAChY28bJaYaUAAAAASUVORK5CYII=',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGPoibLAihgGUgIAxxc1obce0T4AAAAASUVORK5CYII=',
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAGCAIAAABxZ0isAAAAEUlEQVR4nGOwr43AihgGUgIAJgczwb9nejsAAAAASUVORK5CYII=',
].map(png)
const photo = (id: number, name = `EQ2611000007-${id}.png`) =>
  fileOf(id, name, { FileKind: 'licence', Format: 'png', AuthorName: '张建国' }) satisfies DocumentFile

interface PicturesProps {
  answer?: Answer
}
function Pictures({ answer = () => [photo(1), photo(2), photo(3)] }: PicturesProps) {
  const [fake] = useState(() =>
    documentApp(
      {},
      {
        'GET /api/Document/Files': answer,
        'GET /api/Document/OpenFile': ({ query }) => new FakeReply(200, colors[Number(query['FileId']) % 3]!.buffer),
      },
    ),
  )
  const [Screen] = useState(() => partOf((of) => <PicturesPart of={of} fileKind="licence" />))
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Pictures> = {
  title: '详情/单据图片',
  component: Pictures,
  subcomponents: { PicturesPart },
  parameters: {
    guide: {
      when: '现场照片：箱况、铅封、货损。',
      good: ['直接看到缩略图，回车放大，左右键翻看。'],
      bad: ['逐个下载才能看到内容。'],
      sample: `<PicturesPart of={of} fileKind="photo" />`,
    },
    docs: { description: { component: '一类文件中的图片：缩略图、放大、键盘翻看。' }, story: { inline: false, height: '420px' } },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'PicturesPart' } },
    fileKind: { description: '单据声明中的文件类别。', control: false, table: { category: 'PicturesPart' } },
    answer: { description: '文件，服务器的回答。', control: false },
  } as Meta<typeof Pictures>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Pictures>

export const Filled: Story = {
  name: '三张照片，放大',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const [first] = await page.findAllByRole('button', { name: /^放大/ })
    first!.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await page.findByRole('img', { name: 'EQ2611000007-1.png' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await page.findByRole('img', { name: 'EQ2611000007-2.png' })).toBeVisible()
  },
}
export const Nothing: Story = { name: '没有照片', tags: ['空'], args: { answer: () => [] } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<never>(() => undefined) } }
export const Many: Story = {
  name: '二十张，文件名很长',
  tags: ['长文本'],
  args: { answer: () => Array.from({ length: 20 }, (_, at) => photo(at + 1, `${'洋山四期进港箱况'.repeat(4)}-${at + 1}.png`)) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '显示其余 12 张' })).toBeVisible()
  },
}
export const Dark: Story = { name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Many, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
