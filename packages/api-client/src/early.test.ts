import { currentUser } from '@jst/contracts/account'
import { siInfo } from '@jst/contracts/si'
import { describe, expect, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import type { EarlyAnswer } from './early.ts'
import { fakeAdapter } from './testing/index.ts'

const user = { Id: 1, Account: 'doc', Name: '李华', Mobile: '' }
const envelope = (status: number, body: object) => Response.json(body, { status, headers: { 'x-request-id': 'r1' } })

function client(early: EarlyAnswer, onUnauthorized = vi.fn<(token: string | null) => void>()) {
  const { adapter, requests } = fakeAdapter({
    'GET /api/CurrentUser/Current': () => ({ ...user, Name: '后到' }),
    'GET /api/TDBillLadingInfo/GetTDBillLadingInfo': () => ({ Id: 7 }),
  })
  return { api: createApiClient({ getToken: () => 't1', adapter, early, onUnauthorized }), requests, onUnauthorized }
}

describe('early answers', () => {
  it('are taken instead of a request, with the token of the call', async () => {
    const early = vi.fn<EarlyAnswer>(async () => envelope(200, { Status: 1, Data: user }))
    const { api, requests } = client(early)
    expect(await api.call(currentUser)).toEqual(user)
    expect(early.mock.calls).toEqual([['/api/CurrentUser/Current', 't1']])
    expect(requests).toHaveLength(0)
  })

  it('that are refusals follow the session rules like any other', async () => {
    const { api, requests, onUnauthorized } = client(async () => envelope(401, { Status: 0, Data: null, Code: 'UNAUTHENTICATED' }))
    await expect(api.call(currentUser)).rejects.toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    expect(onUnauthorized).toHaveBeenCalledWith('t1')
    expect(requests).toHaveLength(0)
  })

  it('that did not come through are asked for again', async () => {
    const { api, requests } = client(() => Promise.reject(new TypeError('Failed to fetch')))
    expect((await api.call(currentUser)).Name).toBe('后到')
    expect(requests).toHaveLength(1)
  })

  it('are asked for with the query of the call, so that another page of the same list is another question', async () => {
    const early = vi.fn<EarlyAnswer>()
    const { api, requests } = client(early)
    await api.call(siInfo, { Id: 7 })
    expect(early.mock.calls).toEqual([['/api/TDBillLadingInfo/GetTDBillLadingInfo?Id=7', 't1']])
    expect(requests).toHaveLength(1)
  })
})
