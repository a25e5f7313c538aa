import { tryChooseDefaultEmployee, currentEmployee, currentUser, login, logout } from '@jst/contracts/account'
import { importCargoOrders } from '@jst/contracts/cargo-orders'
import { messageSelfInfoDetail, unreadMessageCount } from '@jst/contracts/messages'
import { changeSiStatus, checkSi, siInfo, type SiRecordWire } from '@jst/contracts/si'
import { afterEach, beforeEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { FakeReply, fakeAdapter, networkFailure, nothing, refusal, timeoutFailure, type FakeHandler } from './testing/index.ts'
import type { ApiClientOptions } from './types.ts'

const user = { Id: 1, Account: 'doc', Name: '李华', Mobile: '' }
const userPath = 'GET /api/CurrentUser/Current'

function client(routes: Record<string, FakeHandler>, options: Partial<ApiClientOptions> = {}) {
  const { adapter, requests } = fakeAdapter(routes)
  return { api: createApiClient({ getToken: () => 't1', adapter, ...options }), requests }
}
const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

describe('calls', () => {
  it('send the query of a GET and resolve with Data, typed by the endpoint', async () => {
    const { api, requests } = client({
      'GET /api/TDBillLadingInfo/GetTDBillLadingInfo': ({ query }) => ({ Id: query['Id'], TBI_MBL_NO: 'COSU6312345' }),
    })
    const record = await api.call(siInfo, { Id: 1 })
    expectTypeOf(record).toEqualTypeOf<SiRecordWire>()
    expect(record).toMatchObject({ Id: 1, TBI_MBL_NO: 'COSU6312345' })
    expect(requests[0]).toMatchObject({ method: 'GET', query: { Id: 1 } })
  })

  it('that begin while the document is left outlive it', async () => {
    const sent: Request[] = []
    vi.stubGlobal('fetch', (request: Request) => {
      sent.push(request)
      return Promise.resolve(Response.json({ Status: 1, Data: null }))
    })
    let leaving = false
    const { api, requests } = client(
      { 'POST /api/TDBillLadingInfo/CheckSI': () => null },
      { baseURL: 'http://127.0.0.1', leaving: () => leaving },
    )
    leaving = true
    await api.call(checkSi, { Ids: [1] } as never)
    expect(requests).toEqual([])
    expect(sent.map(({ method, keepalive }) => [method, keepalive])).toEqual([['POST', true]])
    expect(sent[0]!.headers.get('authorization')).toBe('Bearer t1')
    vi.unstubAllGlobals()
  })

  it('refuse a wrong input at compile time', () => {
    const { api } = client({})
    // @ts-expect-error the query of siInfo is { Id }
    const wrongQuery = () => api.call(siInfo, { Name: 1 })
    // @ts-expect-error the body of login needs a password
    const wrongBody = () => api.call(login, { Account: 'doc' })
    expect([wrongQuery, wrongBody]).toHaveLength(2)
  })

  it('send the body of a POST', async () => {
    const { api, requests } = client({ 'POST /api/AuthUser/Login': () => ({ Token: 't2', ExpiresAt: '2026-12-01T00:00:00.000Z' }) })
    const { Token } = await api.call(login, { Account: 'doc', Password: 'Demo@2026' })
    expect(Token).toBe('t2')
    expect(requests[0]?.body).toEqual({ Account: 'doc', Password: 'Demo@2026' })
  })

  it('carry the Authorization header with a bearer token and web-version 1 (spec §7)', async () => {
    const { api, requests } = client({ [userPath]: () => user })
    await api.call(currentUser)
    expect(requests[0]?.headers).toMatchObject({ authorization: 'Bearer t1', 'web-version': '1' })
  })

  it('carry no Authorization header without a token', async () => {
    const { api, requests } = client({ [userPath]: () => user }, { getToken: () => null })
    await api.call(currentUser)
    expect(requests[0]?.headers).not.toHaveProperty('authorization')
  })

  it('carry the token of the moment they are made', async () => {
    let token = 't1'
    const { api, requests } = client({ 'POST /api/AuthUser/Logout': () => null }, { getToken: () => token })
    const call = api.call(logout)
    token = 'gone'
    await call
    expect(requests[0]?.headers['authorization']).toBe('Bearer t1')
  })

  it('that write carry a fresh idempotency key each, reads none', async () => {
    const { api, requests } = client({
      'POST /api/AuthUser/Logout': () => null,
      'GET /api/TDBillLadingInfo/ChangeTDBillLadingStatus': () => ({}),
      'POST /api/TDBillLadingInfo/CheckTDBillLadingInfo': () => ({ Pass: true, Issues: [] }),
      [userPath]: () => user,
    })
    await api.call(logout)
    await api.call(changeSiStatus, { TDId: 1, Status: 2 })
    await api.call(logout, {}, { idempotencyKey: 'mine' })
    await api.call(checkSi, { TDBLInfos: [{}], Num: 1, CGO_ID: 1, MBL_NO: 'X' })
    await api.call(currentUser)
    const keys = requests.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).not.toBe(keys[0])
    expect(keys.slice(2)).toEqual(['mine', undefined, undefined])
  })

  it('with Status 0 give nothing to store where the reply may be null (spec §7)', async () => {
    const { api } = client({ 'GET /api/CurrentEmployee/Current': nothing })
    expect(await api.call(currentEmployee)).toBeNull()
  })

  it('of a message detail with Status 0 show nothing (spec §8)', async () => {
    const { api } = client({ 'GET /api/Message/GetMessageSelfInfoDetail': nothing })
    expect(await api.call(messageSelfInfoDetail, { id: 5 })).toBeNull()
  })

  it('with Status 0 fail where the reply may not be null, or when a code names a refusal', async () => {
    const { api } = client({
      [userPath]: () => new FakeReply(200, { Status: 0, Data: null, Message: '用户不存在' }),
      'GET /api/CurrentEmployee/Current': () => new FakeReply(200, { Status: 0, Data: null, Code: 'NO_EMPLOYEE' }),
      'GET /api/Message/UnReadMessageCount': nothing,
    })
    expect((await failureOf(api.call(currentUser))).message).toBe('用户不存在')
    expect(await failureOf(api.call(currentEmployee))).toMatchObject({ code: 'NO_EMPLOYEE', message: '尚未选择企业身份，请先选择企业' })
    expect((await failureOf(api.call(unreadMessageCount))).message).toBe('没有可显示的数据')
  })

  it('resolve with values that are falsy', async () => {
    const { api } = client({ 'GET /api/Message/UnReadMessageCount': () => 0, 'POST /api/AuthUser/TryChooseDefaultEmployee': () => '' })
    expect(await api.call(unreadMessageCount)).toBe(0)
    expect(await api.call(tryChooseDefaultEmployee)).toBe('')
  })

  it('fail when the answer is no envelope, as from a proxy', async () => {
    const { api } = client({ [userPath]: () => new FakeReply(200, '<html></html>') })
    expect((await failureOf(api.call(currentUser))).message).toBe('服务器返回的内容无法识别，请稍后重试')
  })
})

describe('session rules (spec §8)', () => {
  const rules = () => ({
    onUnauthorized: vi.fn<(token: string | null) => void>(),
    onConflict: vi.fn<() => void>(),
    onTokenOffered: vi.fn<(token: string) => void>(),
  })

  it('401 is told, with the token that was refused, and passed on to the caller', async () => {
    const told = rules()
    const { api } = client({ [userPath]: () => refusal('UNAUTHENTICATED') }, told)
    expect(await failureOf(api.call(currentUser))).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: '登录已失效，请重新登录',
    })
    expect(told.onUnauthorized.mock.calls).toEqual([['t1']])
    expect(told.onConflict).not.toHaveBeenCalled()
  })

  it('409 is told as a conflict and passed on to the caller', async () => {
    const told = rules()
    const { api } = client({ [userPath]: () => refusal('SESSION_TAKEN_OVER') }, told)
    expect((await failureOf(api.call(currentUser))).status).toBe(409)
    expect(told.onConflict).toHaveBeenCalledOnce()
  })

  it('403 with a login access token in a response header offers that token, and is passed on to the caller', async () => {
    const told = rules()
    const { api } = client({ [userPath]: () => refusal('EMPLOYEE_CHANGED', { headers: { 'login-access-token': 't2' } }) }, told)
    expect((await failureOf(api.call(currentUser))).status).toBe(403)
    expect(told.onTokenOffered.mock.calls).toEqual([['t2']])
  })

  it('403 without that header tells nobody, nor does another refusal with it, and both are passed on to the caller', async () => {
    const told = rules()
    const other = () => refusal('NOT_FOUND', { headers: { 'login-access-token': 't2' } })
    const { api } = client({ [userPath]: () => refusal('FORBIDDEN'), 'GET /api/CurrentEmployee/Current': other }, told)
    expect((await failureOf(api.call(currentUser))).code).toBe('FORBIDDEN')
    expect((await failureOf(api.call(currentEmployee))).code).toBe('NOT_FOUND')
    for (const rule of Object.values(told)) expect(rule).not.toHaveBeenCalled()
  })

  it('any error is passed on to the caller as well, even when a rule is defective', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('queueMicrotask', (run: () => void) => {
      try {
        run()
      } catch (error) {
        reported.push(error)
      }
    })
    const onUnauthorized = () => {
      throw new Error('defect')
    }
    const { api } = client({ [userPath]: () => refusal('UNAUTHENTICATED') }, { onUnauthorized })
    expect((await failureOf(api.call(currentUser))).status).toBe(401)
    expect(reported).toHaveLength(1)
    vi.unstubAllGlobals()
  })
})

describe('reaching the server', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const failing = (times: number, failure: () => unknown): FakeHandler => {
    let left = times
    return () => {
      left -= 1
      return left >= 0 ? failure() : user
    }
  }
  const thrown = () => {
    throw networkFailure()
  }

  it.each([
    ['network error', thrown],
    ['502', () => new FakeReply(502, '')],
    ['503', () => refusal('UNAVAILABLE')],
    ['504', () => new FakeReply(504, '')],
  ])('a read is tried twice more after a %s', async (_, failure) => {
    const { api, requests } = client({ [userPath]: failing(2, failure) })
    const call = api.call(currentUser)
    await vi.runAllTimersAsync()
    expect(await call).toEqual(user)
    expect(requests).toHaveLength(3)
  })

  it('after that the error is given', async () => {
    const { api, requests } = client({ [userPath]: failing(3, thrown) })
    const failure = failureOf(api.call(currentUser))
    await vi.runAllTimersAsync()
    expect(await failure).toMatchObject({ kind: 'network', status: 0, message: '网络连接失败，请检查网络后重试' })
    expect(requests).toHaveLength(3)
  })

  it('other refusals and timeouts are not tried again', async () => {
    const { api, requests } = client({
      [userPath]: () => refusal('INTERNAL'),
      'GET /api/CurrentEmployee/Current': () => {
        throw timeoutFailure()
      },
    })
    expect((await failureOf(api.call(currentUser))).status).toBe(500)
    expect(await failureOf(api.call(currentEmployee))).toMatchObject({ kind: 'timeout', message: '请求超时，请稍后重试' })
    expect(requests).toHaveLength(2)
  })

  it('a write is never tried again, by GET neither', async () => {
    const { api, requests } = client({ 'POST /api/AuthUser/Logout': thrown, 'GET /api/TDBillLadingInfo/ChangeTDBillLadingStatus': thrown })
    await failureOf(api.call(logout))
    await failureOf(api.call(changeSiStatus, { TDId: 1, Status: 2 }))
    expect(requests).toHaveLength(2)
  })

  it('an aborted call is cancelled, also while it waits for the next try', async () => {
    const { api, requests } = client({ [userPath]: thrown, 'POST /api/AuthUser/Logout': () => new Promise(() => undefined) })
    for (const call of [api.call.bind(null, currentUser), api.call.bind(null, logout)]) {
      const controller = new AbortController()
      const failure = failureOf(call({}, { signal: controller.signal }))
      await vi.advanceTimersByTimeAsync(10)
      controller.abort()
      expect(await failure).toMatchObject({ kind: 'cancelled', message: '操作已取消' })
    }
    expect(requests).toHaveLength(2)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('upload', () => {
  it('sends the file as multipart form with its name and query, and tells the progress', async () => {
    const { api, requests } = client({ 'POST /api/CargoOrder/ImportCargoOrders': () => ({ Orders: 1 }) })
    const shares: number[] = []
    const result = await api.upload(
      importCargoOrders,
      new Blob(['a,b']),
      { CompanyCode: 'HYHY', DryRun: 'true' },
      { fileName: '委托.csv', onProgress: (share) => shares.push(share) },
    )
    expect(result.Orders).toBe(1)
    const form = requests[0]?.body as FormData
    const file = form.get('file') as File
    expect([file.name, await file.text()]).toEqual(['委托.csv', 'a,b'])
    expect(requests[0]?.query).toEqual({ CompanyCode: 'HYHY', DryRun: 'true' })
    expect(requests[0]?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/)
    expect(shares).toEqual([1])
  })

  it('passes the findings of a refused file on', async () => {
    const issue = { Severity: 'ERROR', Code: 'BAD_CNNO', Path: '[0]', Label: '箱号', Message: '箱号校验位不符' } as const
    const { api } = client({ 'POST /api/CargoOrder/ImportCargoOrders': () => refusal('INVALID_INPUT', { Issues: [issue] }) })
    expect((await failureOf(api.upload(importCargoOrders, new File(['x'], 'a.xlsx'), { CompanyCode: 'HYHY' }))).issues).toEqual([issue])
  })
})

it('refuses to begin without its ports, in a sentence', () => {
  // as JavaScript may call it
  const bare = {} as never
  expect(() => createApiClient(bare)).toThrow('createApiClient: getToken missing.')
})
