import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PermissionStore } from '../permission-store.ts'
import { PermissionProvider, Permitted, usePermitted } from './index.ts'

const path = '/tdManage/siCheck'

function Approve({ store }: { store: PermissionStore }) {
  const allowed = usePermitted('audit')
  return (
    <button type="button" disabled={!allowed} title={store.why(path, 'audit')}>
      审核通过
    </button>
  )
}

/** 按钮随权限出现；没有权限的按钮说明缺什么。 */
function Toolbar({ codes }: { codes: readonly string[] }) {
  const store = new PermissionStore()
  const load = (allowed: readonly string[]) => store.load([{ Path: path, Buttons: allowed.map((Code) => ({ Code })), Children: [] }])
  load(codes)
  return (
    <PermissionProvider store={store} currentPath={() => path}>
      <Permitted code="import" fallback={<span>没有导入权限</span>}>
        <button type="button">导入委托</button>
      </Permitted>{' '}
      <Approve store={store} />{' '}
      <button type="button" onClick={() => load(['import', 'audit'])}>
        换成审核员
      </button>
    </PermissionProvider>
  )
}

const table = { category: 'Permitted' }
/** Props of the component, set by each story. */
const props = {
  code: { description: '需要的按钮权限代码，如 audit。', control: false, table },
  path: { description: '菜单路径，默认是当前页。', control: false, table },
  fallback: { description: '没有权限时的替代内容，默认什么都不显示。', control: false, table },
  children: { description: '有权限时的内容。', control: false, table },
}
const meta: Meta<typeof Toolbar> = {
  title: '控件/按权限显示',
  parameters: {
    docs: { description: { component: '按权限显示：没有按钮权限时不显示，或显示替代内容；权限改变后立即生效。' } },
    guide: {
      when: '按钮与入口只给有权限的人。',
      good: ['没有权限时不显示，或说明缺什么。', '权限改变后立即生效。'],
      bad: ['不代替服务器的检查。'],
      sample: `<Permitted code="import"><Button>导入委托</Button></Permitted>`,
    },
  },
  component: Toolbar,
  subcomponents: { Permitted },
  argTypes: {
    ...props,
    codes: { description: '当前角色在本页拥有的按钮权限代码。' },
  },
}
export default meta
type Story = StoryObj<typeof Toolbar>

export const Nothing: Story = {
  tags: ['无权限'],
  name: '没有权限，权限变化后立即可用',
  args: { codes: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('没有导入权限')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '审核通过' })).toHaveAttribute('title', expect.stringContaining('audit'))
    await userEvent.click(canvas.getByRole('button', { name: '换成审核员' }))
    await expect(canvas.getByRole('button', { name: '导入委托' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: '审核通过' })).toBeEnabled()
  },
}
export const Some: Story = { name: '只有导入', args: { codes: ['import'] } }
export const All: Story = { name: '全部', args: { codes: ['import', 'audit'] } }
