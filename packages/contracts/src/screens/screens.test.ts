import { describe, expect, it } from 'vitest'
import { surfaceOf } from './index.ts'

describe('the app that answers a path', () => {
  it.each([
    ['/Manage/message', 'external'],
    ['/External/workbench/siSubmit', 'external'],
    ['/EXTERNAL/WORKBENCH', 'external'],
    ['/external/Mainifest/shareInfo', 'external'],
    ['/External/Customer/home', 'site'],
    ['/External/Customer/freightCenter', 'public'],
    ['/employeelogin', 'public'],
    ['/Register', 'public'],
    ['/quicksearch', 'site'],
    ['/FORMLAYOUT/404', 'public'],
    ['/JOIN/entry/', 'public'],
    ['/Workbench', 'internal'],
    ['/TDMANAGE/sicheck', 'internal'],
  ] as const)('does not depend on the case: %s is %s', (path, surface) => {
    expect(surfaceOf(path)).toBe(surface)
  })

  it.each(['/managers', '/Registered', '/externalX/workbench', '/employeeLogins'])('takes no part of a name for a prefix: %s', (path) => {
    expect(surfaceOf(path)).toBe('internal')
  })
})
