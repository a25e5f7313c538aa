// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { Store } from '../store.ts'
import { useStore } from './index.ts'

class Pair extends Store<{ left: number; right: number; sum: number }, 'sum'> {
  declare readonly left: number
  constructor() {
    super({ left: 0, right: 0 }, { sum: ({ left, right }) => left + right })
  }
  set(left: number, right: number): void {
    this.assign({ left, right })
  }
}

it('draws a component again when what it selects has changed, and not otherwise', () => {
  const store = new Pair()
  const drawn: number[] = []
  function Left() {
    const left = useStore(store, (pair) => pair.left)
    drawn.push(left)
    return <p>{left}</p>
  }
  render(<Left />)
  act(() => store.set(0, 5))
  act(() => store.set(1, 5))
  expect(drawn).toEqual([0, 1])
})

it('gives the whole state without a selection', () => {
  const store = new Pair()
  function Sum() {
    const { left, right, sum } = useStore(store)
    return <p>{`${left} + ${right} = ${sum}`}</p>
  }
  const { unmount } = render(
    <StrictMode>
      <Sum />
    </StrictMode>,
  )
  act(() => store.set(2, 3))
  expect(screen.getByText('2 + 3 = 5')).toBeTruthy()
  unmount()
  store.set(4, 4)
})
