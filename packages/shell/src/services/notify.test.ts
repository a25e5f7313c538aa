import { loadCode } from '@jst/ui'
import { expect, it, vi } from 'vitest'
import { lazyNotify } from './notify.ts'

it('says once that code is late, also when the code that says it is not here yet', async () => {
  const tellError = vi.fn<(text: string) => () => void>(() => () => undefined)
  let isOffline = true
  let goOnline: () => void = () => undefined
  const online = new Promise<void>((resolve) => {
    goOnline = resolve
  })
  const delayed = vi.fn(() => void notify.error('网络不通，正在重试', 'connection'))
  const notify = lazyNotify(() =>
    loadCode(async () => ({ tellError, tellSuccess: vi.fn(), tellPending: vi.fn(), ask: vi.fn() }), {
      isOffline: () => isOffline,
      delayed,
      wait: () => online,
    }),
  )
  notify.error('保存失败')
  await vi.waitFor(() => expect(delayed).toHaveBeenCalledTimes(1))
  expect(tellError).not.toHaveBeenCalled()
  isOffline = false
  goOnline()
  await vi.waitFor(() => expect(tellError.mock.calls.map(([text]) => text)).toEqual(['保存失败', '网络不通，正在重试']))
  expect(delayed).toHaveBeenCalledTimes(1)
})
