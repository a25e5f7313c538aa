import { documentTemplates, removeDocumentTemplate, saveDocumentTemplate, type DocumentTemplate } from '@jst/contracts/document'
import { useApp } from '../../app/context.tsx'
import { FakeApp, FakeScreen, refusal, type FakeAppOptions } from '../../testing/index.tsx'
import { templateOf, templateRows } from '../testing/templates.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TemplateDialog, templateList, TemplateScope } from './index.ts'

const Kind = 'order'
const templatesScreen = (mayEdit: boolean) =>
  templateList({
    name: 'order-templates',
    endpoint: documentTemplates,
    always: { Kind },
    filters: { Keyword: 'text', Shared: 'flag' },
    shared: { key: 'Shared', yes: 'true', no: 'false' },
    sorts: { name: 'Name', uses: 'Uses', usedAt: 'UsedAt' },
    rowKey: ({ Id }) => Id,
    label: () => '委托模板',
    facts: ({ Name, Shared, Uses, UsedAt, By }) => ({ name: Name, shared: Shared, uses: Uses, usedAt: UsedAt, by: By }),
    columns: () => [],
    words: () => ({ keywordHint: '模板名称', empty: '还没有委托模板', emptyHint: '填写委托时点“另存为模板”。' }),
    usePage: (list) => {
      const { api } = useApp()
      const [edited, setEdited] = useState<DocumentTemplate>()
      const acts = useMemo(
        () => ({
          edit: setEdited,
          editLabel: '改名/共享',
          copy: ({ Id }: DocumentTemplate, Name: string) =>
            api.call(saveDocumentTemplate, { Kind, Id: 0, Name, Shared: false, CopyOf: Id }),
          remove: ({ Id, UpdateTime }: DocumentTemplate) => api.call(removeDocumentTemplate, { Kind, Id, UpdateTime }),
        }),
        [api],
      )
      return {
        use: ({ Id }) => `/order/orderForm?Template=${Id}`,
        acts: mayEdit ? acts : undefined,
        beside: edited ? (
          <TemplateDialog
            stored={edited}
            example="美西家具整柜"
            save={(values, stored) =>
              api.call(saveDocumentTemplate, { Kind, Id: edited.Id, UpdateTime: stored?.UpdateTime ?? edited.UpdateTime, ...values })
            }
            onSaved={() => list.reload()}
            onClose={() => setEdited(undefined)}
          />
        ) : null,
      }
    },
  }).Screen
const screens = { writer: templatesScreen(true), reader: templatesScreen(false) }

interface TemplatesProps {
  rows?: NonNullable<FakeAppOptions['routes']>[string]
  mayEdit?: boolean
  onCall?: (body: unknown) => void
}
function Templates({ rows = () => ({ Rows: templateRows, Total: templateRows.length }), mayEdit = true, onCall }: TemplatesProps) {
  const [fake] = useState(
    () =>
      new FakeApp({
        routes: {
          'GET /api/Document/Templates': rows,
          'POST /api/Document/SaveTemplate': ({ body }) => {
            onCall?.(body)
            return templateOf(1)
          },
          'POST /api/Document/RemoveTemplate': ({ body }) => {
            onCall?.(body)
            return null
          },
        },
      }),
  )
  return (
    <div style={{ height: 420, overflow: 'auto' }}>
      <FakeScreen fake={fake} Screen={screens[mayEdit ? 'writer' : 'reader']} />
    </div>
  )
}

const meta: Meta<typeof Templates> = {
  title: '列表与表格/单据模板',
  component: Templates,
  subcomponents: { TemplateDialog, TemplateScope },
  parameters: {
    guide: {
      when: '反复填写的单据：由模板开始新的一张，改名、共享、复制和删除模板。',
      good: ['标明公司共享还是仅自己，最近使用的在前。', '不保存只属于一个航次的内容。'],
      bad: ['模板带出上一票的日期和单号。'],
      sample: `templateList({ endpoint: documentTemplates, facts, columns, words, usePage })`,
    },
    docs: {
      description: { component: '一类单据的模板列表，以及保存、改名与共享模板的窗口。' },
      story: { inline: false, height: '460px' },
    },
  },
  args: { onCall: fn() },
  argTypes: {
    rows: { description: '服务器的回答。', control: false },
    mayEdit: { description: '可以修改模板；否则只能使用。' },
    onCall: { description: '每次保存与删除。' },
    stored: { description: '改名的模板；没有时为新模板。', control: false, table: { category: 'TemplateDialog' } },
    start: { description: '新模板的名称与范围。', control: false, table: { category: 'TemplateDialog' } },
    example: { description: '名称的例子。', control: false, table: { category: 'TemplateDialog' } },
    note: { description: '说明新模板保存哪些内容。', control: false, table: { category: 'TemplateDialog' } },
    at: { description: '服务器的字段名所对应的字段。', control: false, table: { category: 'TemplateDialog' } },
    save: { description: '保存模板。', control: false, table: { category: 'TemplateDialog' } },
    onSaved: { description: '保存之后。', control: false, table: { category: 'TemplateDialog' } },
    onClose: { description: '关闭窗口。', control: false, table: { category: 'TemplateDialog' } },
    shared: { description: '全公司可用。', control: false, table: { category: 'TemplateScope' } },
  } as Meta<typeof Templates>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Templates>

export const Listed: Story = {
  name: '模板',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link', { name: '使用模板“汉堡厨具”' })).toHaveAttribute('href', '/order/orderForm?Template=2')
  },
}
export const Copied: Story = {
  name: '复制',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click((await page.findAllByRole('button', { name: '复制' }))[1]!)
    await waitFor(() =>
      expect(args.onCall).toHaveBeenCalledWith(expect.objectContaining({ Kind, Name: '汉堡厨具 副本', Shared: false, CopyOf: 2 })),
    )
  },
}
export const Renamed: Story = {
  name: '改名与共享',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click((await page.findAllByRole('button', { name: '改名/共享' }))[1]!)
    const dialog = within(await page.findByRole('dialog', { name: '改名与共享：汉堡厨具' }))
    await expect(dialog.getByRole('textbox', { name: /模板名称/ })).toHaveValue('汉堡厨具')
  },
}
export const Removed: Story = {
  name: '删除',
  play: async ({ canvasElement, args }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click((await page.findAllByRole('button', { name: '删除' }))[0]!)
    await waitFor(() => expect(args.onCall).toHaveBeenCalledWith(expect.objectContaining({ Kind, Id: 1 })))
  },
}
export const Reader: Story = {
  name: '只能使用',
  args: { mayEdit: false },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await expect(await page.findByRole('link', { name: '使用模板“美西家具整柜”' })).toBeVisible()
    await expect(page.queryByRole('button', { name: '删除' })).toBeNull()
  },
}
export const None: Story = { name: '没有模板', tags: ['空'], args: { rows: () => ({ Rows: [], Total: 0 }) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { rows: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { rows: () => refusal('INTERNAL') } }
export const Long: Story = {
  name: '很长的名称',
  tags: ['长文本'],
  args: {
    rows: () => ({
      Rows: [templateOf(1, { Name: '美西基本港家具整柜与配件（华东区大客户服务一部，四十尺高箱）', By: '欧阳明珠' })],
      Total: 1,
    }),
  },
}
export const Dark: Story = { ...Listed, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
