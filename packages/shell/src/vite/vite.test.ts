import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { arcoComponents } from './arcoCss.ts'
import { withBareContext } from './arcoContext.ts'
import { sessionGateway } from '../services/gateway.ts'
import { declaredScreens, sessionReads } from './bootScript.ts'

describe('style sheets of Arco on demand', () => {
  it('finds each component once, without types, aliases and the provider', () => {
    const code = `
      import { Button, type ButtonProps, DatePicker as Picker, ConfigProvider } from '@arco-design/web-react'
      import {
        Button,
        Modal,
      } from "@arco-design/web-react"
      import { Table } from 'elsewhere'`
    expect(arcoComponents(code)).toEqual(['Button', 'DatePicker', 'Modal'])
  })
})

describe('settings of Arco', () => {
  it('are read from the bare context; whoever needs the provider itself keeps it', () => {
    const near = "import { ConfigContext } from '../ConfigProvider';"
    const provider = "import ConfigProvider from '../ConfigProvider';"
    expect(withBareContext(`${near}\n${provider}`)).toBe(`import { ConfigContext } from '../ConfigProvider/context';\n${provider}`)
  })

  it('are imported by Arco in the form that the replacement knows', () => {
    const button = readFileSync(fileURLToPath(import.meta.resolve('@arco-design/web-react/es/Button/index.js')), 'utf8')
    expect(withBareContext(button)).not.toBe(button)
  })
})

describe('boot script', () => {
  it('asks for what a session reads', async () => {
    const asked: string[] = []
    const call = async ({ path }: { path: string }) => void asked.push(path)
    const gateway = sessionGateway(() => ({ call: call as never }))
    await Promise.all([gateway.currentEmployee(), gateway.currentUser(), gateway.boundEmployees(), gateway.menuTree()])
    expect(sessionReads).toEqual(asked)
  })
})

describe('screens of a manifest', () => {
  it('finds each path with the module of its chunk, whatever stands between', () => {
    const code = `
      export const siInternal = defineFeature({
        area: 'si',
        screens: [
          { path: '/tdManage/siCheck', name: 'siCheck', title: '待审核补料', load: () => import('./review/SiCheck.tsx') },
          {
            path: '/tdManage/siAudit',
            lastPagePath: '/tdManage/siCheck',
            first: ['/api/Si/List?Page=1', '/api/Si/Counts'],
            load: () => import('./review/SiAudit.tsx'),
          },
        ],
      })`
    expect(declaredScreens(code)).toEqual([
      { path: '/tdManage/siCheck', module: './review/SiCheck.tsx', first: [] },
      { path: '/tdManage/siAudit', module: './review/SiAudit.tsx', first: ['/api/Si/List?Page=1', '/api/Si/Counts'] },
    ])
  })
})
