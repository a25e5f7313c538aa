// @vitest-environment jsdom
import { TabStore } from '@jst/tab-bar'
import { TabBar } from '@jst/tab-bar/react'
import '@jst/tab-bar/styles.css'

const titles: Record<string, string> = { '/tdManage/siCheck': '待审核补料', '/tdManage/siDataList': '补料数据' }
const resolve = (path: string) => {
  const title = titles[path.split('?')[0] ?? '']
  return title === undefined ? undefined : { title }
}
export const tabs = new TabStore({ storage: localStorage, resolve })

export function Tabs({ navigate }: { navigate: (path: string) => void }) {
  return <TabBar store={tabs} onNavigate={navigate} homePath="/workbench" />
}
// End of the example.
import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'

beforeAll(() => localStorage.clear())

it('the example of the README works with the storage of a browser', () => {
  const went: string[] = []
  render(<Tabs navigate={(path) => went.push(path)} />)
  act(() => void tabs.open('/tdManage/siCheck?status=1'))
  act(() => screen.getByRole('tab', { name: '待审核补料' }).click())
  expect(went).toEqual(['/tdManage/siCheck?status=1'])
  expect(localStorage.getItem('jst:tabs')).toBe('[{"path":"/tdManage/siCheck?status=1","title":"待审核补料"}]')
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.tsx'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.replace(/^\/\/.*\n/, '').trim())
})
