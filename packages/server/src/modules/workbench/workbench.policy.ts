import type { EmployeeActor } from '../../kernel/actor.ts'

/** True when one of the caller's roles holds one of these pages, whatever its buttons. */
export const hasPage = ({ permissions }: Pick<EmployeeActor, 'permissions'>, ...paths: readonly string[]): boolean =>
  paths.some((path) => permissions.has(path.toLowerCase()))

/** What `hasPage` asks before numbers of a kind are looked up: a found one must have a page to open. */
export const pagesOf = {
  orders: ['/tdManage/siCreator', '/tdManage/siCheck', '/tdManage/siDataList', '/external/workbench/SISubimtList'],
  records: ['/tdManage/siCheck', '/tdManage/siDetail', '/external/workbench/SISubimtList', '/external/workbench/SILogs'],
} as const

/** A path of this origin and nothing else: no scheme, no other host, nothing that a browser drops or turns. */
export function isOwnPath(path: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  if (!path.startsWith('/') || /[\u0000-\u0020\u007f\\]/.test(path)) return false
  const base = 'https://origin.invalid'
  if (!URL.canParse(path, base)) return false
  const { origin, pathname } = new URL(path, base)
  return origin === base && !pathname.startsWith('//')
}
