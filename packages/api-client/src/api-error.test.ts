import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { refusalOf } from './refusal.ts'
import { AxiosHeaders } from 'axios'

const response = (status: number, data: unknown, headers: Record<string, string> = {}) => ({
  status,
  data,
  statusText: '',
  headers: new AxiosHeaders(headers),
  config: { headers: new AxiosHeaders() },
})

describe('message of an error', () => {
  it('is the sentence of the server if it gives one', async () => {
    expect((await refusalOf(response(422, { Status: 0, Data: null, Code: 'INVALID_INPUT', Message: '箱号有误' }))).message).toBe('箱号有误')
  })

  it('else that of the code', async () => {
    expect((await refusalOf(response(422, { Status: 0, Data: null, Code: 'ILLEGAL_TRANSITION' }))).message).toBe(
      '当前状态不允许此操作，请刷新后查看最新状态',
    )
  })

  it.each([
    [403, '没有权限进行此操作，请联系管理员开通'],
    [404, '没有找到该数据，可能已被删除或无权查看'],
    [412, '该数据已被他人修改，请对比后再保存'],
    [429, '操作过于频繁，请稍后再试'],
    [502, '服务暂时不可用，正在恢复，请稍后重试'],
    [505, '系统出现异常，请稍后重试；如仍失败，请把编号告知管理员'],
    [418, '请求没有成功，请刷新页面后重试'],
  ])('else that of the status %i', (status, message) => {
    expect(new ApiError({ kind: 'http', status }).message).toBe(message)
  })

  it('else that of the kind', () => {
    expect(new ApiError({ kind: 'network' }).message).toBe('网络连接失败，请检查网络后重试')
    expect(new ApiError({ kind: 'timeout' }).message).toBe('请求超时，请稍后重试')
    expect(new ApiError({ kind: 'cancelled' }).message).toBe('操作已取消')
  })
})

describe('details of a refusal', () => {
  it('hold the current version of a stale write and the request id', async () => {
    const error = await refusalOf(response(412, { Status: 0, Data: { UpdateTime: 'x' }, Code: 'STALE_WRITE', RequestId: 'r9' }))
    expect(error).toMatchObject({ name: 'ApiError', kind: 'http', status: 412, data: { UpdateTime: 'x' }, requestId: 'r9', issues: [] })
  })

  it('take the request id from the header of an answer that is no envelope', async () => {
    expect((await refusalOf(response(502, 'Bad Gateway', { 'x-request-id': 'r1' }))).requestId).toBe('r1')
  })

  it('hold the seconds of Retry-After, given as number or date', async () => {
    expect((await refusalOf(response(429, '', { 'retry-after': '7' }))).retryAfter).toBe(7)
    const inAMinute = new Date(Date.now() + 60_000).toUTCString()
    expect((await refusalOf(response(503, '', { 'retry-after': inAMinute }))).retryAfter).toBeGreaterThan(50)
    expect((await refusalOf(response(503, '', { 'retry-after': 'soon' }))).retryAfter).toBeUndefined()
  })
})
