import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeScreen, refusal } from '../../testing/index.tsx'
import { DeskNextTool, VersionsPart } from '../index.ts'
import { documentApp, partOf } from '../testing/sample.ts'
import { reviewedDocument, versionsOf } from '../testing/versions.ts'

interface VersionsProps {
  answer?: () => unknown
}

function Versions({ answer = () => versionsOf() }: VersionsProps) {
  const [fake] = useState(() => {
    const app = documentApp(
      {},
      {
        'GET /api/Document/Versions': answer,
        'GET /api/Document/CompareVersions': () => ({
          From: 1,
          To: 3,
          Differences: [
            { Path: 'Vessel', Label: '船名', Before: 'COSCO ROME', After: 'EVER ACE' },
            { Path: 'Boxes[MSKU6011672].Weight', Label: '箱 MSKU6011672 毛重', Before: '1000', After: '1200' },
          ],
        }),
        'GET /api/Document/DeskNext': () => ({ Id: 9, Remaining: 4 }),
      },
    )
    const { works } = reviewedDocument.desk!
    app.app.permissions.load([{ Path: works.path, Buttons: [{ Code: works.code }], Children: [] }])
    return app
  })
  const [Screen] = useState(() =>
    partOf(
      (of) => (
        <>
          <DeskNextTool of={of} />
          <VersionsPart of={of} />
        </>
      ),
      reviewedDocument,
    ),
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}

const meta: Meta<typeof Versions> = {
  title: '详情/单据版本',
  component: Versions,
  subcomponents: { VersionsPart, DeskNextTool },
  parameters: {
    guide: {
      when: '每一步都完整保存的单据：查看各版本的状态，对照任意两版；审核台上处理下一票。',
      good: ['生效的版本在新版本通过前保持有效。', '默认与生效版本对照。'],
      bad: ['只保存最后一次的内容。'],
      sample: `<VersionsPart of={of} />`,
    },
    docs: { description: { component: '单据的版本列表与差异对照，以及审核台的“下一票”。' }, story: { inline: false, height: '480px' } },
  },
  argTypes: {
    answer: { description: '服务器的回答。', control: false },
    of: { description: '打开的单据。', control: false, table: { category: 'VersionsPart' } },
  } as Meta<typeof Versions>['argTypes'],
}
export default meta
type Story = StoryObj<typeof Versions>

const compare: Story['play'] = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body)
  await userEvent.click(await page.findByRole('button', { name: '对照第 3 版' }))
  await expect(await page.findByText('EVER ACE')).toBeVisible()
}
export const Listed: Story = { name: '版本' }
export const Compared: Story = { name: '对照', play: compare }
export const None: Story = { name: '没有版本', tags: ['空'], args: { answer: () => versionsOf([]) } }
export const Opening: Story = { name: '加载中', tags: ['加载'], args: { answer: () => new Promise(() => undefined) } }
export const Failed: Story = { name: '加载失败', tags: ['出错'], args: { answer: () => refusal('INTERNAL') } }
export const Long: Story = {
  name: '很多版本',
  tags: ['长文本'],
  args: {
    answer: () =>
      versionsOf(
        Array.from({ length: 12 }, (_, at) => ({
          ...versionsOf().Rows[at === 0 ? 0 : 2]!,
          Number: 12 - at,
          Standing: at === 0 ? 'proposed' : 'superseded',
          AuthorName: '欧阳明珠（华东区大客户服务一部）',
        })),
      ),
  },
}
export const Dark: Story = { ...Compared, name: '深色', tags: ['深色'], globals: { theme: 'dark' } }
export const Phone: Story = { ...Listed, name: '手机宽度', tags: ['手机'], globals: { viewport: { value: 'phone' } } }
