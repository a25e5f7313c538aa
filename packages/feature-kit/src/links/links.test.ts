import { MemoryStorage } from '@jst/session-core/testing'
import { describe, expect, it } from 'vitest'
import { link } from './link.ts'
import { afterSignIn, rememberReturn, takeReturn } from './returnTo.ts'
import { safePath } from './safePath.ts'

describe('link', () => {
  it('encodes values and leaves empty ones out', () => {
    expect(link('/tdManage/siCheck', { Status: 1, Keyword: '宁波 A&B', Due: undefined, Other: '', Flag: false })).toBe(
      '/tdManage/siCheck?Status=1&Keyword=%E5%AE%81%E6%B3%A2+A%26B&Flag=false',
    )
    expect(link('/workbench')).toBe('/workbench')
  })
})

describe('safePath', () => {
  it('keeps paths of this origin as they are', () => {
    for (const path of [
      '/',
      '/workbench',
      '/tdManage/siCheck?Status=1&Keyword=%E5%AE%81',
      '/a/b#c',
      '/internal/404?url=%2F%2Fevil.example',
    ])
      expect(safePath(path)).toBe(path)
  })

  it('refuses whatever could lead elsewhere', () => {
    const hostile = [
      '',
      'workbench',
      'https://evil.example',
      '//evil.example',
      '///evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      ' /a',
      '/a b',
      '/a\u0000',
      '/a\u007f',
      'javascript:alert(1)',
      '/.//evil.example',
      '/..//evil.example',
      null,
      undefined,
    ]
    for (const path of hostile) expect(safePath(path), JSON.stringify(path)).toBeUndefined()
  })
})

describe('return after the sign-in', () => {
  it('is remembered for one time', () => {
    const storage = new MemoryStorage()
    rememberReturn(storage, '/tdManage/siCheck?Status=1')
    expect(takeReturn(storage)).toBe('/tdManage/siCheck?Status=1')
    expect(takeReturn(storage)).toBeUndefined()
  })

  it('never follows a stored address of another origin', () => {
    const storage = new MemoryStorage({ 'jst:returnTo': '//evil.example/login' })
    expect(takeReturn(storage)).toBeUndefined()
    rememberReturn(storage, '/\\evil.example')
    expect(takeReturn(storage)).toBeUndefined()
  })

  it('survives a storage that is barred', () => {
    const storage = new MemoryStorage()
    storage.failing = true
    rememberReturn(storage, '/workbench')
    expect(takeReturn(storage)).toBeUndefined()
  })

  it('leads to the page that was left when the user has that workbench, else to the own one', () => {
    expect(afterSignIn('internal', '/system/message?PageIndex=2')).toBe('/system/message?PageIndex=2')
    expect(afterSignIn('external', '/system/message')).toBe('/external/workbench')
    expect(afterSignIn('internal', '/external/workbench/siSubmit?CGO_ID=1')).toBe('/workbench')
    expect(afterSignIn('external', '/manage/messageDetail?id=3')).toBe('/manage/messageDetail?id=3')
    expect(afterSignIn('internal', undefined)).toBe('/workbench')
  })
})
