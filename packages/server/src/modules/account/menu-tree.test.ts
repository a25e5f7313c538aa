import { currentEmployeeMenuTree, type MenuNode } from '@jst/contracts/account'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestServer, type TestServer } from '../../testing/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await createTestServer()
})
afterAll(() => server.close())

/** Entries that stand beside each other with an icon: the children of the external root take its place. */
const withIcon = (tree: readonly MenuNode[]) => tree.flatMap((node) => (node.Path === 'EXTERNAL_MENU' ? node.Children : [node]))

it.each(['admin', 'boss', 'doc', 'customer', 'provider'])('no icon stands for two entries of the menu of %s', async (account) => {
  const client = await server.signIn(account)
  const { body } = await client.call(currentEmployeeMenuTree, {})
  const icons = withIcon(body.Data).map(({ Icon }) => Icon)
  // those of the groups that the frame puts before the menu
  expect([...icons, 'star', 'history'].toSorted()).toEqual([...new Set([...icons, 'star', 'history'])].toSorted())
})
