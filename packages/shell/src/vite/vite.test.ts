import type { Endpoint } from '@jst/contracts'
import * as calls from '@jst/contracts/account'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { transformWithOxc } from 'vite'
import { describe, expect, it } from 'vitest'
import { arcoComponents } from './arcoCss.ts'
import { withUsedProperties } from './arcoPalette.ts'
import { withBareContext } from './arcoContext.ts'
import { sessionGateway } from '../services/gateway.ts'
import { sessionReads, sessionStart } from './bootScript.ts'
import { declaredScreens } from './declaredScreens.ts'
import { endpointsOnly } from './endpointsOnly.ts'
import { withFreeParts } from './routerParts.ts'

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

describe('colours of Arco', () => {
  it('stay where something uses them, directly or through another one, in both themes', () => {
    const css = 'body{--a-1:1,2,3;--a-2:4,5,6;--used:rgb(var(--a-1));--b-1:7}body[arco-theme=dark]{--a-1:3,2,1;--b-1:8}a{color:var(--c)}'
    expect(withUsedProperties(css, ['.x { color: var(--used) }'])).toBe(
      'body{--a-1:1,2,3;--used:rgb(var(--a-1));}body[arco-theme=dark]{--a-1:3,2,1;}a{color:var(--c)}',
    )
    expect(withUsedProperties(css, ["style={{ '--b-1': 9 }}"])).toContain('--b-1:8')
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

describe('parts of React Router', () => {
  it('fall away unless they are used: contexts, components, classes and their names', () => {
    const code =
      "var One = React.createContext(null);\nOne.displayName = 'One';\nvar Two = class extends React.Component {};\nvar three = 3;"
    expect(withFreeParts(code)).toBe(
      "var One = /* @__PURE__ */ React.createContext(null);\n/* One.displayName = 'One'; */\n" +
        'var Two = /* @__PURE__ */ (() => class extends React.Component {})();\nvar three = 3;',
    )
  })
})

describe('boot script', () => {
  it('asks for what a session reads', async () => {
    const asked: string[] = []
    const call = async ({ path }: { path: string }) => void asked.push(path)
    const gateway = sessionGateway(() => ({ call: call as never }))
    await Promise.all([gateway.currentEmployee(), gateway.currentUser(), gateway.boundEmployees(), gateway.menuTree()])
    expect([...Object.keys(sessionStart.parts), ...sessionReads]).toEqual(asked)
    expect(sessionStart.path).toBe(calls.sessionStart.path)
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

describe('contracts in the browser', () => {
  it('are methods and paths, and whether an answer may be null', () => {
    const code = `const row = ObjectSchema({ Id: Integer() });
export const one = defineEndpoint({ method: 'GET', path: '/api/One', summary: 'x', may: buttons({ path: '/a', code: 'view' }),
  query: ObjectSchema({ Id }), reply: Union([row, Null()]) });
export const all = defineEndpoint({ method: 'GET', path: '/api/All', may: view, write: true, reply: page(row) });`
    expect(endpointsOnly(code)).toBe(`const row = /* @__PURE__ */ ObjectSchema({ Id: /* @__PURE__ */ Integer() });
export const one = /* @__PURE__ */ defineEndpoint({ method: 'GET', path: '/api/One', summary: undefined, may: undefined,
  query: undefined, reply: { type: 'null' } });
export const all = /* @__PURE__ */ defineEndpoint({ method: 'GET', path: '/api/All', may: undefined, write: true, reply: {} });`)
  })

  it('take a reply that is a name alone', () => {
    expect(endpointsOnly(`const call = defineEndpoint({ path: '/api/One', may: own, reply })`)).toBe(
      `const call = /* @__PURE__ */ defineEndpoint({ path: '/api/One', may: undefined, reply: {} })`,
    )
  })

  it('keep what functions do when they are called', () => {
    const code = `export function problemsOf(values) {
  const found = []
  const say = (message) => found.push(message)
  const need = (key) => say(key)
  if (values.name === '') say('name')
  values.code === '' && need('code')
  return found
}`
    expect(endpointsOnly(code)).toBe(code)
  })

  it('say of each call in the contracts what its schema says', async () => {
    const root = fileURLToPath(new URL('../../../contracts/src/', import.meta.url))
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
    const declared = new Map<string, boolean>()
    const reduced = new Map<string, boolean>()
    for (const file of files) {
      const { code } = await transformWithOxc(readFileSync(root + file, 'utf8'), file)
      for (const [, path = '', reply] of endpointsOnly(code).matchAll(
        /defineEndpoint\(\{[^}]*?path: ["'](.*?)["'][\s\S]*?reply: (\{.*?\})/g,
      ))
        reduced.set(path, reply === "{ type: 'null' }")
      // a call stands alone, or among those of an import
      for (const value of Object.values((await import(/* @vite-ignore */ root + file)) as Record<string, unknown>))
        for (const one of [value, ...(typeof value === 'object' && value !== null ? Object.values(value) : [])])
          if (isEndpoint(one)) declared.set(one.path, allowsNull(one.reply))
    }
    expect(reduced.size).toBeGreaterThan(150)
    expect([...reduced].filter(([path, mayBeNull]) => declared.get(path) !== mayBeNull)).toEqual([])
  })
})

const isEndpoint = (value: unknown): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'reply' in value
const allowsNull = (schema: { type?: unknown; anyOf?: readonly object[] }): boolean =>
  schema.type === 'null' || (schema.anyOf?.some(allowsNull) ?? false)
