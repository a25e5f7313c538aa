import { autorun, computed, reaction, runInAction } from 'mobx'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Store } from '../store.ts'
import { trackWith } from '../tracker.ts'
import { connectMobx } from './index.ts'

interface Line {
  readonly rows: readonly string[]
  readonly at: number
  readonly current: string | undefined
}

class Lines extends Store<Line, 'current'> implements Line {
  declare readonly rows: Line['rows']
  declare readonly at: Line['at']
  declare readonly current: Line['current']
  constructor() {
    super({ rows: ['a', 'b'], at: 0 }, { current: ({ rows, at }) => rows[at] })
  }
  has(row: string): boolean {
    return this.now.rows.includes(row)
  }
  show(at: number): void {
    this.now.at = at
  }
  replace(rows: readonly string[], at: number): void {
    this.act(() => {
      this.now.rows = rows
      this.now.at = at
    })
  }
}

const ends: (() => void)[] = []
beforeEach(connectMobx)
afterEach(() => {
  for (const end of ends.splice(0)) end()
  trackWith(undefined)
})

function followed<T>(read: (store: Lines) => T) {
  const store = new Lines()
  const seen: T[] = []
  ends.push(autorun(() => seen.push(read(store))))
  return { store, seen }
}

describe('stores under MobX', () => {
  it('are followed by what is read: another field is none of the observer’s business', () => {
    const { store, seen } = followed(({ rows }) => rows.length)
    store.show(1)
    store.replace(['c'], 0)
    expect(seen).toEqual([2, 1])
  })

  it('have derived values that are told only when they are others', () => {
    const { store, seen } = followed(({ current }) => current)
    store.replace(['a', 'z'], 0)
    store.show(1)
    store.replace(['z'], 0)
    expect(seen).toEqual(['a', 'z'])
  })

  it('are followed through methods that read', () => {
    const { store, seen } = followed((lines) => lines.has('c'))
    store.show(1)
    store.replace(['c'], 0)
    expect(seen).toEqual([false, true])
  })

  it('tell of an act once, at its end, and at the end of the action around it', () => {
    const { store, seen } = followed(({ rows, at }) => `${rows.join('')}${at}`)
    store.replace(['c', 'd'], 1)
    runInAction(() => {
      store.replace(['e'], 0)
      store.show(3)
    })
    expect(seen).toEqual(['ab0', 'cd1', 'e3'])
  })

  it('answer what stands now within an action, also through computed values that are observed', () => {
    const store = new Lines()
    const shout = computed(() => store.current?.toUpperCase())
    ends.push(autorun(() => shout.get()))
    runInAction(() => {
      store.show(1)
      expect([store.current, shout.get()]).toEqual(['b', 'B'])
    })
  })

  it('may act within a reaction, which does not follow what the act reads', () => {
    const store = new Lines()
    let runs = 0
    ends.push(
      autorun(() => {
        runs += 1
        if (store.at === 1) store.replace(store.getSnapshot().rows, 0)
      }),
    )
    store.show(1)
    expect([store.at, runs]).toEqual([0, 3])
  })

  it('tell listeners once per act as well, after the observers', () => {
    const store = new Lines()
    const told: string[] = []
    ends.push(
      reaction(
        () => store.at,
        () => told.push('observer'),
      ),
    )
    ends.push(store.subscribe(() => told.push('listener')))
    store.replace(['x'], 4)
    expect(told).toEqual(['observer', 'listener'])
  })

  it('stay connected when another part of the application connects again', () => {
    const { store, seen } = followed(({ at }) => at)
    connectMobx()
    store.show(1)
    expect(seen).toEqual([0, 1])
  })
})
