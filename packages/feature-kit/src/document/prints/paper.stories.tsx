import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { FakeReply, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { FetchedPdf, PaperDialog } from '../index.ts'
import { samplePdf } from '../../pdf/sample.ts'
import { documentApp } from '../testing/sample.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]
const paper = samplePdf(['LETTER OF INDEMNITY  BH26110007'])
const words = { save: '保存 PDF', opening: '正在打开…' }

interface PaperProps {
  title?: string
  answer?: Answer
}
const screenOf = (title: string) =>
  function Screen() {
    return <PaperDialog title={title} path="/api/ReleaseLetter/MyFile" query={{ Id: 7 }} words={words} onClose={() => undefined} />
  }
function Paper({ title = 'BH26110007', answer = () => new FakeReply(200, paper) }: PaperProps) {
  const [shown] = useState(() => ({ fake: documentApp({}, { 'GET /api/ReleaseLetter/MyFile': answer }), Screen: screenOf(title) }))
  return <FakeScreen {...shown} />
}

const meta: Meta<typeof Paper> = {
  title: '详情/单证文件',
  component: Paper,
  subcomponents: { PaperDialog, FetchedPdf },
  parameters: {
    guide: {
      when: '打开已经给出的单证文件，例如提单样单、保函。',
      good: ['看到的和保存的是同一个文件。', '没有权限或文件失效时说明原因。'],
      bad: ['每次打开都重新生成。'],
      sample: `<PaperDialog title={no} path={ownLetterFile.path} query={{ Id }} words={texts} onClose={close} />`,
    },
    docs: {
      description: { component: '一份已存档的 PDF：打开、保存，词语由页面给出，可中文或英文。' },
      story: { inline: false, height: '640px' },
    },
  },
  argTypes: {
    title: { description: '标题，也是保存的文件名。', table: { category: 'PaperDialog' } },
    path: { description: '给出文件的调用。', control: false, table: { category: 'PaperDialog' } },
    query: { description: '调用的参数。', control: false, table: { category: 'PaperDialog' } },
    words: { description: '页面语言的词语：保存、正在打开。', control: false, table: { category: 'PaperDialog' } },
    onClose: { description: '关闭弹窗。', control: false, table: { category: 'PaperDialog' } },
    file: { description: '读取中的文件：内容、失败原因、重试。', control: false, table: { category: 'FetchedPdf' } },
    name: { description: '文件名，供读屏软件使用。', table: { category: 'FetchedPdf' } },
    opening: { description: '文件到达前的说明。', control: false, table: { category: 'FetchedPdf' } },
    answer: { description: '文件，服务器的回答。', control: false },
  } as Meta<typeof Paper>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Paper>

const drawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await expect(await page.findByText(/^LETTER OF INDEMNITY/, {}, { timeout: 20_000 })).toBeInTheDocument()
  await expect(page.getByRole('button', { name: '保存 PDF' })).toBeEnabled()
}
export const Open: Story = { name: '打开', play: drawn }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<FakeReply>(() => undefined) } }
export const Refused: Story = { name: '没有权限', tags: ['出错'], args: { answer: () => refusal('FORBIDDEN') } }
export const Long: Story = {
  name: '很长的标题',
  tags: ['长文本'],
  args: {
    title: 'HJGJ2611280001 正本提单修改申请函（提单 OOLU2659018820 等 12 票）',
    answer: () => new Promise<FakeReply>(() => undefined),
  },
}
export const Dark: Story = { name: '打开，深色', tags: ['深色'], globals: { theme: 'dark' }, play: drawn }
export const Phone: Story = { ...Long, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
