import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { StartupError } from '../startup-error.ts'
import { nativePostgres } from './paths.ts'

it.each([
  ['aix', 'ppc64', 'aix-ppc64'],
  ['win32', 'arm64', 'windows-arm64'],
])('without programs for %s on %s, the words name the platform and the way out', (system, arch, platform) => {
  const start = () => nativePostgres(system, arch)
  expect(start).toThrow(StartupError)
  expect(start).toThrow(`内置数据库没有适用于 ${platform} 的版本`)
  expect(start).toThrow('设置环境变量 DATABASE_URL=postgres://')
})

it('finds the programs of this machine', () => {
  const { bin, major } = nativePostgres()
  expect([existsSync(bin('postgres')), existsSync(bin('initdb')), major]).toEqual([true, true, 18])
})
