// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { followGroups } from './oneStops.ts'

afterEach(cleanup)
const Act = ({ name }: { name: string }) => <button type="button">{name}</button>

it('a group of controls is one stop of Tab, and a dialog that is opened from it is not of the group', () => {
  const { container } = render(
    <div className="jst-listbar-batch">
      <Act name="开箱单" />
      <Act name="延期" />
      <dialog open>
        <Act name="关闭" />
        <div className="jst-toolbar">
          <Act name="左" />
          <Act name="右" />
        </div>
        <Act name="确定" />
      </dialog>
    </div>,
  )
  const end = followGroups(container)
  const stops = [...container.querySelectorAll('button')].map(({ textContent, tabIndex }) => `${textContent} ${tabIndex}`)
  expect(stops).toEqual(['开箱单 0', '延期 -1', '关闭 0', '左 0', '右 -1', '确定 0'])
  end()
})
