import type { DraftRow } from '@jst/contracts/document'
import { customerDocument } from '@jst/contracts/partner'
import type { SaveState, ValueConflict } from '@jst/store/keeping'
import { TextField } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FormModel } from '../../form/index.ts'
import { FakeApp, FakeScreen, refusal, sampleEmployee, type FakeAppOptions } from '../../testing/index.tsx'
import { ConflictChoices, DecideAll, DraftList, DraftNotice, ReplacedChoices } from '../index.ts'
import { Draft } from './Draft.ts'

const editPage = '/system/company/customer/customerEdit'
const at = Date.parse('2026-11-24T01:20:00.000Z')
const rows: DraftRow[] = [
  { Key: 'new-a', Title: '宁波远帆国际贸易有限公司', Version: 1, SavedAt: new Date(at).toISOString(), SavedBy: '王思琪', SavedById: 2 },
  { Key: 'new-b', Title: '', Version: 2, SavedAt: '2026-11-20T08:05:00.000Z', SavedBy: sampleEmployee.Name, SavedById: 1 },
]

interface Shown {
  found?: { from: 'local' | 'server' | 'merged'; by?: string }
  conflicts?: readonly ValueConflict[]
  replaced?: readonly ValueConflict[]
  server?: SaveState
  name?: string
  list?: NonNullable<FakeAppOptions['routes']>[string]
}

/** A form with a draft in the given state, as its page shows it. */
function shownBy(
  { found, conflicts = [], replaced = [], server = { kind: 'saved', at }, name = '宁波远帆国际贸易有限公司' }: Shown,
  app: FakeApp,
) {
  const form = new FormModel({
    start: () => ({ NameZh: '', Phone: '', Address: '' }),
    fields: { NameZh: { label: '企业名称' }, Phone: { label: '电话' }, Address: { label: '注册地址' } },
  })
  form.write({ NameZh: name, Phone: '0574-8712 3456' })
  const draft = new Draft(app.app, { document: customerDocument, key: 'new-a', form })
  draft.state.local = { kind: 'saved', at }
  draft.state.server = server
  draft.state.conflicts = conflicts
  draft.state.replacedValues = replaced
  if (found) draft.found = { from: found.from, savedAt: at, ...(found.by ? { savedBy: { id: 99, name: found.by } } : {}) }
  return { form, draft }
}

const Form = observer(function Form({ shown, fake }: { shown: Shown; fake: FakeApp }) {
  const [{ form, draft }] = useState(() => shownBy(shown, fake))
  return (
    <div className="jst-stack-form">
      {shown.list ? <DraftList document={customerDocument} page={editPage} onlyNew /> : <DraftNotice draft={draft} />}
      <TextField {...form.field('NameZh')} />
      <TextField {...form.field('Phone')} />
    </div>
  )
})

function Page(shown: Shown) {
  const [[fake, Screen]] = useState(() => {
    const made = new FakeApp({ path: editPage, routes: { 'GET /api/Document/Drafts': shown.list ?? (() => rows) } })
    return [made, () => <Form shown={shown} fake={made} />] as const
  })
  return <FakeScreen fake={fake} Screen={Screen} />
}

const phone: ValueConflict = { path: ['Phone'], base: '', mine: '0574-8712 3456', theirs: '0574-8712 9999' }
const long: ValueConflict = {
  path: ['Address'],
  base: '浙江省宁波市鄞州区',
  mine: '浙江省宁波市鄞州区中河街道天童南路1088号钱湖天地商业中心17幢2单元1806室（近地铁3号线钱湖路站）',
  theirs: undefined,
}

const meta: Meta<typeof Page> = {
  title: '表单/草稿',
  component: Page,
  subcomponents: { DraftNotice, DraftList, ConflictChoices, DecideAll, ReplacedChoices },
  argTypes: {
    draft: { description: 'useDraft 的结果；没有草稿时为 undefined。', control: false, table: { category: 'DraftNotice' } },
    columns: { description: '明细各列的名称，冲突在某一行时使用。', control: false, table: { category: 'DraftNotice' } },
    document: { description: '单据的声明。', control: false, table: { category: 'DraftList' } },
    page: { description: '继续填写的页面路径。', control: false, table: { category: 'DraftList' } },
    onlyNew: { description: '只列新增的单据。', control: false, table: { category: 'DraftList' } },
    but: { description: '当前页面打开的草稿，不列出。', control: false, table: { category: 'DraftList' } },
    rows: { description: '各处的原来、我的与对方的内容。', control: false, table: { category: 'ConflictChoices、ReplacedChoices' } },
    code: { description: '内容按等宽字显示。', control: false, table: { category: 'ConflictChoices、ReplacedChoices' } },
    size: { description: '按钮的大小。', control: false, table: { category: 'DecideAll' } },
    onDecide: { description: '全部用哪一方的。', control: false, table: { category: 'DecideAll' } },
    found: { description: '恢复了哪里的内容。', control: false },
    conflicts: { description: '两人改得不一样的内容。', control: false },
    replaced: { description: '被他人修改的内容。', control: false },
    server: { description: '服务器上的草稿的状态。', control: false },
    name: { description: '企业名称。' },
    list: { description: '清单，服务器的回答。', control: false },
  } as Meta<typeof Page>['argTypes'],
  parameters: {
    guide: {
      when: '录入客户、报价、托书等单据：未保存的内容自动留存，换页签、断网、接手都不丢。',
      good: ['离开页面不询问，回来原样恢复并说明来源。', '两人改了同一处时逐项选择，不悄悄覆盖。'],
      bad: ['离开时弹窗询问是否保存。', '后保存的人覆盖先保存的人。'],
      sample: `const draft = useDraft(customerDocument, key, form, () => form.values.NameZh)\n<DraftNotice draft={draft} />`,
    },
    docs: { description: { component: '草稿：恢复上次未提交的内容，冲突逐项选择，自动保存的状态，未提交内容的清单。' } },
  },
}
export default meta
type Story = StoryObj<typeof Page>

export const Restored: Story = { name: '已恢复上次的内容', args: { found: { from: 'local' } } }
export const TakenOver: Story = {
  name: '接手同事的内容',
  args: { found: { from: 'server', by: '王思琪' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/王思琪 未提交的内容已载入/)).toBeVisible()
  },
}
export const Conflict: Story = {
  name: '与他人的修改冲突',
  args: { conflicts: [phone], server: { kind: 'conflict' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: '电话 用对方的' })).toBeVisible()
  },
}
export const Replaced: Story = { name: '填写的内容被他人修改', args: { replaced: [phone] } }
const [decide, decideAll, restore] = [fn(), fn(), fn()]
const goods = 'STAINLESS STEEL KITCHENWARE\nPACKED IN CARTONS'
/** The same choices of a model that is no draft of a form. */
export const Choices: Story = {
  name: '其他模型的取舍',
  render: () => (
    <div className="jst-stack">
      <ConflictChoices code rows={[{ key: 'goods', place: '货物描述', base: '', mine: goods, theirs: 'KITCHENWARE', decide }]} />
      <div className="jst-acts">
        <DecideAll size="small" onDecide={decideAll} />
      </div>
      <ReplacedChoices code rows={[{ key: 'marks', place: '唛头', mine: 'N/M', now: 'HAMBURG', restore }]} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: '货物描述 用对方的' }, { timeout: 10_000 }))
    await userEvent.click(canvas.getByRole('button', { name: '全部用我的' }))
    await userEvent.click(canvas.getByRole('button', { name: '唛头 恢复我的' }))
    await expect(decide).toHaveBeenCalledWith('theirs')
    await expect(decideAll).toHaveBeenCalledWith('mine')
    await expect(restore).toHaveBeenCalled()
  },
}
export const Removed: Story = { name: '已在别处提交', args: { server: { kind: 'removed' } } }
export const Offline: Story = {
  name: '服务器连不上',
  tags: ['出错'],
  args: { server: { kind: 'failed', at, problem: 'offline', message: '', retryAt: at } },
}
export const Saving: Story = { name: '保存中', tags: ['加载'], args: { server: { kind: 'saving' } } }
export const Long: Story = { name: '很长的内容', tags: ['长文本'], args: { conflicts: [phone, long], server: { kind: 'conflict' } } }
export const List: Story = { name: '未提交的清单', args: { list: () => rows } }
export const None: Story = { name: '没有未提交的内容', tags: ['空'], args: { list: () => [] } }
export const ListFailed: Story = { name: '清单加载失败', tags: ['出错'], args: { list: () => refusal('INTERNAL') } }
export const Dark: Story = {
  name: '深色',
  tags: ['深色'],
  globals: { theme: 'dark' },
  args: { conflicts: [phone], server: { kind: 'conflict' } },
}
export const Phone: Story = {
  name: '手机宽度',
  tags: ['手机'],
  globals: { viewport: { value: 'phone' } },
  args: { found: { from: 'local' }, conflicts: [phone, long], server: { kind: 'conflict' } },
}
