import { FakeApp, FakeScreen, refusal } from '@jst/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Screen } from './SignIn.tsx'

const entry = (path: string, routes: ConstructorParameters<typeof FakeApp>[0] = {}): StoryObj => ({
  render: () => <FakeScreen fake={new FakeApp({ surface: 'public', path, ...routes })} Screen={Screen} />,
})
const meta: Meta = { title: '设计评审/登录', parameters: { layout: 'fullscreen' } }
export default meta

export const Entry: StoryObj = {
  ...entry('/'),
  name: '登录',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: '登录' }))
    await expect(canvas.getByText('请输入账号')).toBeVisible()
    await expect(canvas.getByText('请输入密码')).toBeVisible()
  },
}
export const Expired: StoryObj = { ...entry('/?showLogin=true'), name: '登录已过期' }
export const TakenOver: StoryObj = { ...entry('/?showConflict=true'), name: '账号在别处登录' }
export const Refused: StoryObj = {
  ...entry('/', { routes: { 'POST /api/AuthUser/Login': () => refusal('BAD_CREDENTIALS', { Message: '账号或密码不正确，请重新输入' }) } }),
  name: '账号或密码不正确',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByLabelText(/账号/), 'customer')
    await userEvent.type(canvas.getByLabelText(/密码/, { selector: 'input' }), 'wrong{Enter}')
    await expect(await canvas.findByText('账号或密码不正确，请重新输入')).toBeVisible()
  },
}
export const Dark: StoryObj = { ...entry('/'), name: '深色', globals: { theme: 'dark' } }
export const Phone: StoryObj = { ...entry('/'), name: '手机宽度', decorators: [(Story) => <div style={{ width: 375 }}>{Story()}</div>] }
