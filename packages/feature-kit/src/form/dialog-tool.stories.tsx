import { Dialog } from '@jst/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMemo } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { DialogTool } from './DialogTool.tsx'

interface CopyToolProps {
  label?: string
  look?: 'text' | 'secondary' | 'primary'
  permitted?: boolean
}
function CopyTool({ label = '复制为主单', look = 'secondary', permitted = true }: CopyToolProps) {
  const fake = useMemo(() => {
    const app = new FakeApp({ path: '/bills' })
    app.permit(permitted ? ['add'] : [])
    return app
  }, [permitted])
  const Screen = useMemo(
    () => () => (
      <DialogTool label={label} look={look} button={{ code: 'add' }}>
        {(onClose) => (
          <Dialog title={label} width={420} onClose={onClose}>
            发货人换为本公司，收货人换为目的港代理。
          </Dialog>
        )}
      </DialogTool>
    ),
    [label, look],
  )
  return <FakeScreen fake={fake} Screen={Screen} />
}

const table = { category: 'DialogTool' }
const meta: Meta<typeof CopyTool> = {
  title: '表单/打开窗口的按钮',
  component: CopyTool,
  subcomponents: { DialogTool },
  parameters: {
    guide: {
      when: '按钮打开一个窗口：复制、分享、打印。',
      good: ['权限写在 button，没有权限的人看不到。', '一页只有一个 primary。'],
      bad: ['每个按钮另写打开与关闭的状态。'],
      sample: `<DialogTool label="复制" button={billButtons.add}>\n  {(onClose) => <CopyDialog onClose={onClose} />}\n</DialogTool>`,
    },
    docs: { description: { component: '一个按钮和它打开的窗口；窗口在按下后才载入。' } },
  },
  argTypes: {
    permitted: { description: '有权限。' },
    label: { description: '按钮的文字。' },
    look: { description: '文字按钮、普通按钮或下一步。' },
    button: { description: '打开所需的权限，默认在本页的菜单；不给则人人可用。', control: false, table },
    children: { description: '窗口，由关闭函数得出。', control: false, table },
  } as Meta<typeof CopyTool>['argTypes'],
}
export default meta
type Story = StoryObj<typeof CopyTool>

export const Opens: Story = {
  name: '打开窗口',
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    await userEvent.click(page.getByRole('button', { name: '复制为主单' }))
    await expect(await page.findByRole('dialog', { name: '复制为主单' })).toBeVisible()
  },
}
export const Text: Story = { name: '文字按钮', args: { look: 'text' } }
export const Primary: Story = { name: '下一步', args: { look: 'primary' } }
export const Forbidden: Story = { name: '没有权限', tags: ['无权限'], args: { permitted: false } }
export const Long: Story = { name: '很长的文字', tags: ['长文本'], args: { label: '复制为主单，收货人换为目的港代理并保留全部箱货' } }
export const Dark: Story = { name: '深色', tags: ['深色'], args: { look: 'text' }, globals: { theme: 'dark' } }
