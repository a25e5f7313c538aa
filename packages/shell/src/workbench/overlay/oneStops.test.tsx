// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
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

it('in a table only the controls of the current row are stops, and they follow it', async () => {
  const { container } = render(
    <div className="jst-table">
      <table>
        <tbody>
          {[0, 1].map((row) => (
            <tr key={row} data-row={row} tabIndex={row === 0 ? 0 : -1}>
              <td>
                <Act name={`编辑 ${row}`} />
                <input aria-label={`数量 ${row}`} />
                <input type="checkbox" aria-label={`选中 ${row}`} tabIndex={-1} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>,
  )
  const end = followGroups(container)
  const stops = () => [...container.querySelectorAll<HTMLElement>('tr, button, input')].map(({ tabIndex }) => tabIndex)
  // what is typed in a row stays a stop: people go down a column of it
  expect(stops()).toEqual([0, 0, 0, -1, -1, -1, 0, -1])
  const [first, second] = container.querySelectorAll('tr')
  first!.tabIndex = -1
  second!.tabIndex = 0
  await vi.waitFor(() => expect(stops()).toEqual([-1, -1, 0, -1, 0, 0, 0, -1]))
  end()
})
