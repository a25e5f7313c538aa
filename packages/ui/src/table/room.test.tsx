// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DataTable } from './DataTable.tsx'
import { expectRoom } from './useRoom.ts'

let measured: () => void
let clientWidth = 0
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        measured = call
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => clientWidth)
  return () => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  }
})

const renderShip = vi.fn((ship: string) => ship)
function show() {
  renderShip.mockClear()
  render(
    <DataTable
      label="船期"
      rows={['MSC IRINA']}
      rowKey={(ship) => ship}
      columns={[
        { key: 'ship', title: '船名', width: 200, render: renderShip },
        { key: 'note', title: '备注', width: 200, hidden: 'narrow', render: () => '晚到' },
      ]}
    />,
  )
}
const hasNote = () => screen.queryByRole('columnheader', { name: '备注' }) !== null
const measure = (width: number) => {
  clientWidth = width
  act(() => measured())
}

it('a table is drawn at once for the room that is expected, and not drawn anew when it has it', () => {
  expectRoom(900)
  show()
  expect(hasNote()).toBe(true)
  const drawn = renderShip.mock.calls.length
  measure(900)
  expect(renderShip.mock.calls.length).toBe(drawn)
})

it('a table that has other room than expected is drawn for its own, and the next one is expected to have as much', () => {
  expectRoom(900)
  show()
  measure(300)
  expect(hasNote()).toBe(false)
  document.body.replaceChildren()
  show()
  expect(hasNote()).toBe(false)
})

it('in a window of another width nothing is expected', () => {
  expectRoom(900)
  vi.stubGlobal('innerWidth', 500)
  show()
  expect(hasNote()).toBe(false)
  measure(900)
  expect(hasNote()).toBe(true)
})
