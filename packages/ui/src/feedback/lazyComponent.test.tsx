// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { codeDelayed, lazyComponent, loadCode } from './lazyComponent.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: https://cargo.example/assets/part.js')

const network = { isOffline: () => false, delayed: () => undefined, wait: async () => undefined }

// files of tests share a window: frames of others would tell of the delay in the pages of still others
const unheard = (event: Event) => event.stopImmediatePropagation()
beforeAll(() => window.addEventListener(codeDelayed, unheard, { capture: true }))
afterAll(() => {
  window.removeEventListener(codeDelayed, unheard, { capture: true })
  vi.restoreAllMocks()
})

describe('code that is fetched when needed', () => {
  it('asks for nothing until a network that is gone is back, however long: a module that failed stays failed', async () => {
    const load = vi.fn(async () => 'here')
    const [wait, delayed] = [vi.fn(async () => undefined), vi.fn()]
    let left = 40
    expect(await loadCode(load, { isOffline: () => left-- > 0, delayed, wait })).toBe('here')
    expect([load.mock.calls.length, delayed.mock.calls.length]).toEqual([1, 1])
    expect(wait.mock.calls.length).toBeGreaterThan(30)
  })

  it('gives up after four more attempts when the file is not there at all', async () => {
    const load = vi.fn(() => Promise.reject(lost))
    await expect(loadCode(load, network)).rejects.toBe(lost)
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('tells an error of the code itself at once', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('x is not a function')))
    await expect(loadCode(load, network)).rejects.toThrow('x is not a function')
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('draws the component when the browser is connected again', async () => {
    let isHere = false
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isHere)
    const Part = lazyComponent(async () => {
      if (!isHere) throw lost
      return () => <p>the part</p>
    })
    render(
      <Suspense fallback="waiting">
        <Part />
      </Suspense>,
    )
    expect(await screen.findByText('waiting')).toBeTruthy()
    isHere = true
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByText('the part')).toBeTruthy()
  })
})
