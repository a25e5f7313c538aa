// @vitest-environment jsdom
import { Store } from '@jst/store'
import { useStore } from '@jst/store/react'

interface Cart {
  readonly boxes: readonly number[]
  readonly owner: string
  readonly weight: number
}

export class CartStore extends Store<Cart, 'weight'> implements Cart {
  declare readonly boxes: Cart['boxes']
  declare readonly owner: Cart['owner']
  declare readonly weight: Cart['weight']

  constructor() {
    super({ boxes: [], owner: '' }, { weight: ({ boxes }) => boxes.reduce((sum, box) => sum + box, 0) })
  }

  fill(owner: string, boxes: readonly number[]): void {
    this.act(() => {
      this.now.owner = owner
      this.now.boxes = boxes
    })
  }
}

export function Weight({ cart }: { cart: CartStore }) {
  return <output>{useStore(cart, ({ weight }) => weight)} kg</output>
}
// End of the example.
import { act, render, screen } from '@testing-library/react'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('the example of the README works', () => {
  const cart = new CartStore()
  let told = 0
  cart.subscribe(() => (told += 1))
  render(<Weight cart={cart} />)
  act(() => cart.fill('A', [2, 3]))
  expect(screen.getByRole('status').textContent).toBe('5 kg')
  expect([told, cart.owner, cart.getSnapshot()]).toEqual([1, 'A', { boxes: [2, 3], owner: 'A', weight: 5 }])
})

it('the README shows this example', () => {
  const example = readFileSync(join(import.meta.dirname, 'readme.test.tsx'), 'utf8').split('// End of the example.')[0] ?? ''
  expect(readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')).toContain(example.replace(/^\/\/.*\n/, '').trim())
})
