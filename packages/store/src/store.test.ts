import { afterEach, describe, expect, it, vi } from 'vitest'
import { Store } from './store.ts'

interface Order {
  readonly boxes: readonly number[]
  readonly name: string
  readonly weight: number
}

class OrderStore extends Store<Order, 'weight'> implements Order {
  declare readonly boxes: Order['boxes']
  declare readonly name: Order['name']
  declare readonly weight: Order['weight']
  /** How often the weight was computed. */
  computed = 0
  constructor() {
    super(
      { boxes: [], name: '' },
      {
        weight: ({ boxes }) => {
          this.computed += 1
          return boxes.reduce((sum, box) => sum + box, 0)
        },
      },
    )
  }
  rename(name: string): void {
    this.now.name = name
  }
  load(name: string, ...boxes: number[]): void {
    this.act(() => {
      this.rename(name)
      this.now.boxes = boxes
    })
  }
  fail(name: string): void {
    this.act(() => {
      this.rename(name)
      throw new Error('refused')
    })
  }
}

afterEach(() => vi.restoreAllMocks())

function followed() {
  const store = new OrderStore()
  const heard: string[] = []
  const stop = store.subscribe(() => heard.push(store.name))
  return { store, heard, stop }
}

describe('a store', () => {
  it('tells listeners of each change, once per act, and of nothing that stays as it was', () => {
    const { store, heard, stop } = followed()
    store.rename('A')
    store.rename('A')
    store.load('B', 1, 2)
    store.load('C', 3)
    stop()
    store.rename('D')
    expect(heard).toEqual(['A', 'B', 'C'])
  })

  it('tells of what an act has changed before it failed', () => {
    const { store, heard } = followed()
    expect(() => store.fail('A')).toThrow('refused')
    store.rename('B')
    expect(heard).toEqual(['A', 'B'])
  })

  it('answers one immutable snapshot until the next change', () => {
    const { store } = followed()
    store.load('A', 1, 2)
    const first = store.getSnapshot()
    expect(store.getSnapshot()).toBe(first)
    store.rename('A')
    expect(store.getSnapshot()).toBe(first)
    store.load('B', 5)
    expect([first, store.getSnapshot()]).toEqual([
      { boxes: [1, 2], name: 'A', weight: 3 },
      { boxes: [5], name: 'B', weight: 5 },
    ])
    expect(() => Object.assign(first, { name: 'X' })).toThrow(TypeError)
  })

  it('computes a derived value when it is read, once per change', () => {
    const { store } = followed()
    store.load('A', 1, 2)
    expect(store.computed).toBe(0)
    expect([store.weight, store.getSnapshot().weight, store.weight]).toEqual([3, 3, 3])
    expect(store.computed).toBe(1)
  })

  it('answers what an act has changed so far while it runs', () => {
    class Halfway extends OrderStore {
      seen: unknown[] = []
      run(): void {
        this.act(() => {
          this.now.boxes = [7]
          this.seen = [this.weight, this.getSnapshot().boxes]
        })
      }
    }
    const store = new Halfway()
    store.run()
    expect(store.seen).toEqual([7, [7]])
  })
})

describe('a listener', () => {
  it('that acts is told of that too, and so are the others', () => {
    const { store, heard } = followed()
    store.subscribe(() => store.name === 'A' && store.rename('B'))
    const last: string[] = []
    store.subscribe(() => last.push(store.name))
    store.rename('A')
    expect(heard).toEqual(['A', 'B'])
    expect(new Set(last)).toEqual(new Set(['B']))
  })

  it('that is removed by another one is not told any more', () => {
    const store = new OrderStore()
    const heard: string[] = []
    store.subscribe(() => stop())
    const stop = store.subscribe(() => heard.push(store.name))
    store.rename('A')
    expect(heard).toEqual([])
  })

  it('that is added by another one is told from the next change on', () => {
    const store = new OrderStore()
    const heard: string[] = []
    const stop = store.subscribe(() => {
      stop()
      store.subscribe(() => heard.push(store.name))
    })
    store.rename('A')
    store.rename('B')
    expect(heard).toEqual(['B'])
  })

  it('that throws is logged; the act goes on and the others are told', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const store = new OrderStore()
    const failure = new Error('no')
    store.subscribe(() => {
      throw failure
    })
    const heard: string[] = []
    store.subscribe(() => heard.push(store.name))
    store.rename('A')
    expect(heard).toEqual(['A'])
    expect(log.mock.calls).toEqual([['store: a listener failed', failure]])
  })

  it('that is added twice is told twice', () => {
    const store = new OrderStore()
    let told = 0
    const listener = () => (told += 1)
    const stop = store.subscribe(listener)
    store.subscribe(listener)
    store.rename('A')
    stop()
    store.rename('B')
    expect(told).toBe(3)
  })
})
