import { link, type App } from '@jst/feature-kit'

/** Pages of an SI record of the staff. */
const pages = {
  audit: (id: number) => link('/tdManage/siAudit', { Id: id }),
  detail: (id: number) => link('/tdManage/siDetail', { Id: id }),
} as const

/** The page of an SI record that the menu has: the review desk, else its details; undefined: none. */
export const recordPage = (permissions: Pick<App['permissions'], 'holds'>): ((id: number) => string) | undefined =>
  [pages.audit, pages.detail].find((page) => permissions.holds(page(0)))
