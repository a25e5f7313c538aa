import type { DocumentFile } from '@jst/contracts/document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { documentApp, fileOf, partOf } from '../testing/sample.ts'
import { FilesPart } from '../index.ts'

type Answer = NonNullable<FakeAppOptions['routes']>[string]

const files: DocumentFile[] = [
  fileOf(1, '营业执照 2026.pdf', { FileKind: 'licence', Size: 842_000 }),
  fileOf(3, '年度运输合同（盖章）.pdf', {
    FileKind: 'contract',
    Version: 2,
    ValidTo: '2099-12-30',
    Former: [fileOf(2, '年度运输合同.pdf', { Size: 1_240_000 })],
  }),
  fileOf(4, '保密协议.docx', { FileKind: 'contract', Format: 'docx', ValidTo: '2026-01-31' }),
  fileOf(5, '授信申请附表.xlsx', { FileKind: 'credit', Format: 'xlsx', Size: 46_000 }),
]
const longNames = [
  fileOf(
    1,
    `宁波远帆进出口有限公司与上海海捷国际货运代理有限公司二〇二六年度海运出口服务框架合同及全部补充协议${'（含附件）'.repeat(6)}.pdf`,
    {
      FileKind: 'contract',
      ValidTo: '2099-12-30',
    },
  ),
]
const table = {
  SheetName: '授信',
  Columns: 3,
  Truncated: true,
  Rows: [['项目', '金额', '备注'], ...Array.from({ length: 30 }, (_, at) => [`应收 ${at + 1}`, `${(at + 1) * 1_200}.00`, '账期 30 天'])],
}

interface PartProps {
  answer?: Answer
  mayWrite?: boolean
}
function Part({ answer = () => files, mayWrite = true }: PartProps) {
  const [fake] = useState(() =>
    documentApp(
      { MayWrite: mayWrite },
      {
        'GET /api/Document/Files': answer,
        'GET /api/Document/FileTable': () => table,
        'POST /api/Document/BeginFile': () => ({ UploadId: 9, Size: 8, Received: 0 }),
        'POST /api/Document/SendFile': () => new Promise(() => undefined),
      },
    ),
  )
  const [Screen] = useState(() => partOf((of) => <FilesPart of={of} />))
  return <FakeScreen fake={fake} Screen={Screen} />
}
const send: Story['play'] = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await canvas.findByRole('region', { name: '其他' })
  const chosen = ['提单样单.pdf', '箱单.csv', '截图.gif'].map((name) => new File(['x'.repeat(2_000)], name))
  await userEvent.click(await canvas.findByRole('button', { name: '上传其他' }))
  await userEvent.upload(canvas.getByLabelText('选择文件'), chosen, { applyAccept: false })
  await expect(await canvas.findByText(/其他支持/)).toBeVisible()
}

const meta: Meta<typeof Part> = {
  title: '详情/单据文件',
  component: Part,
  subcomponents: { FilesPart },
  parameters: {
    guide: {
      when: '单据的附件：执照、合同、托书、单证扫描件。',
      good: ['按类别分组，缺少的必备文件有提示。', '一次多个，断网后继续。'],
      bad: ['要求先填表再上传。'],
      sample: `<FilesPart of={of} />`,
    },
    docs: {
      description: { component: '单据的文件：拖入、粘贴或选择，一次多个；可预览、下载、打包，同名文件成为新版本。' },
      story: { inline: false, height: '560px' },
    },
  },
  argTypes: {
    of: { description: '打开的单据，由 useDocument 得到。', control: false, table: { category: 'FilesPart' } },
    answer: { description: '文件，服务器的回答。', control: false },
    mayWrite: { description: '可以上传。' },
    requestedKinds: { description: '这份单据要求的附件种类，缺的标出。', control: false, table: { category: 'FilesPart' } },
  } as Meta<typeof Part>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Part>

export const Filled: Story = {
  name: '客户的文件',
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('有效期至 2099-12-30')).toBeVisible()
  },
}
export const Sending: Story = { name: '正在上传', play: send }
export const Shown: Story = {
  name: '预览表格',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(await page.findByRole('button', { name: '授信申请附表.xlsx' }))
    await expect(await page.findByText('应收 1')).toBeVisible()
  },
}
export const Nothing: Story = { name: '还没有文件', tags: ['空'], args: { answer: () => [] } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise<DocumentFile[]>(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = { name: '很长的文件名', tags: ['长文本'], args: { answer: () => longNames } }
export const ReadOnly: Story = { name: '不能上传', tags: ['无权限'], args: { mayWrite: false } }
export const Dark: Story = { name: '正在上传，深色', tags: ['深色'], globals: { theme: 'dark' }, play: send }
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { answer: () => longNames },
}
