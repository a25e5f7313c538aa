// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { stage } from '../testing/stage.tsx'
import { followVersion, programOf } from './overlay/version.ts'

const html = (build: string) =>
  `<head><script data-first="">x</script><script type="module" crossorigin src="/assets/internal/${build}.js"></script></head>`
const program = document.createElement('script')
beforeEach(() => {
  program.type = 'text/plain'
  program.setAttribute('src', '/assets/internal/index-1.js')
  document.head.append(program)
})
afterEach(async () => {
  program.remove()
  await stage.close()
})

/** The live channel breaks and is there again, as in a deployment; the server gives out the build. */
async function deploy(build: string): Promise<() => void> {
  await stage.open('/a')
  await act(async () => stage.world.sockets[0]?.accept())
  const end = followVersion(stage.world.workbench.model, async () => html(build))
  const { live } = stage.world.workbench.app
  await act(async () => live.close())
  await act(async () => live.open())
  await act(async () => stage.world.sockets.at(-1)?.accept())
  return end
}

describe('a newer build', () => {
  it('is told, and loaded only when its reader wants', async () => {
    const end = await deploy('index-2')
    expect(await screen.findByText('新版本已发布')).toBeTruthy()
    expect(stage.world.left).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: '刷新' }))
    await waitFor(() => expect(stage.world.left).toEqual(['reload']))
    end()
  })

  it('is not told while the server gives out the same', async () => {
    const end = await deploy('index-1')
    expect(screen.queryByText('新版本已发布')).toBeNull()
    end()
  })

  it('is known by the module that a page loads first', () => {
    expect(programOf(html('index-7'))).toBe('/assets/internal/index-7.js')
    expect(programOf('<script type="module" src="/src/main.ts"></script>')).toBeUndefined()
  })
})
