// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyComponent, loadCode } from './lazyComponent.ts'

const lost = new TypeError('Failed to fetch dynamically imported module: https://cargo.example/assets/part.js')

describe('code that is fetched when needed', () => {
  it('waits for a network that is gone, however long', async () => {
    const answers = Array.from({ length: 40 }, () => lost)
    const load = vi.fn(async () => {
      const error = answers.pop()
      if (error) throw error
      return 'here'
    })
    const wait = vi.fn(async () => undefined)
    const delayed = vi.fn()
    expect(await loadCode(load, { isOffline: () => true, delayed, wait })).toBe('here')
    expect(wait).toHaveBeenCalledTimes(40)
    expect(delayed).toHaveBeenCalled()
  })

  it('gives up after four more attempts when the file is not there at all', async () => {
    const load = vi.fn(() => Promise.reject(lost))
    await expect(loadCode(load, { isOffline: () => false, delayed: () => undefined, wait: async () => undefined })).rejects.toBe(lost)
    expect(load).toHaveBeenCalledTimes(5)
  })

  it('tells an error of the code itself at once', async () => {
    const load = vi.fn(() => Promise.reject(new TypeError('x is not a function')))
    const loaded = loadCode(load, { isOffline: () => true, delayed: () => undefined, wait: async () => undefined })
    await expect(loaded).rejects.toThrow('x is not a function')
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
