import type { MenuNode } from '@jst/contracts/account'
import type { MenuRow } from './account.repo.ts'

/** Flat rows in menu order to the tree of spec §3. */
export function menuTree(rows: readonly MenuRow[], parentId: number | null = null): MenuNode[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .map(({ id, path, name, icon, buttons }) => ({
      Path: path,
      Name: name,
      Icon: icon,
      Buttons: buttons.map((button) => ({ Code: button.code, Name: button.name })),
      Children: menuTree(rows, id),
    }))
}
