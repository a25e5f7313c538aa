import { expect, it } from 'vitest'
import { demandPorts } from './index.ts'

it('names the missing ports of an object, or all of them without one', () => {
  const required = ['gateway', 'storage']
  expect(() => demandPorts('SessionStore', { gateway: {}, storage: {} }, required)).not.toThrow()
  expect(() => demandPorts('SessionStore', { gateway: {}, storage: null }, required)).toThrow(
    new TypeError('SessionStore: storage missing. It needs an object with gateway, storage.'),
  )
  expect(() => demandPorts('SessionStore', undefined, required)).toThrow('SessionStore: gateway, storage missing.')
})
