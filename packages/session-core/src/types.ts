/** Stored right of an employee outside the menu, looked up by ItemKey plus PermissionKey (spec §6). */
export interface PermissionItem {
  ItemKey: string
  PermissionKey: string
  Value: string
}

/** The operator that runs the platform, its customers and providers, and the platform's administration (spec §6). */
export type CompanyKind = 'operator' | 'customer' | 'provider' | 'platform'

/** The employee the session acts as. Wire shape of `GET /api/CurrentEmployee/Current`. */
export interface Employee {
  Id: number
  Name: string
  Account: string
  CompanyId: number
  CompanyCode: string
  CompanyName: string
  CompanyKind: CompanyKind
  RoleNames: string[]
  PermissionItems: PermissionItem[]
  /** Chinese name of the operator company: the system name of page titles. */
  SystemName: string
  /** Set while the session looks at the product as a role does. */
  Preview?: { RoleName: string } | null
}

/** The person who signed in. Wire shape of `GET /api/CurrentUser/Current`. */
export interface User {
  Id: number
  Account: string
  Name: string
  Mobile: string
}

/** One employee record the user may act as. */
export interface BoundEmployee {
  EmployeeId: number
  EmployeeName: string
  CompanyId: number
  CompanyName: string
  CompanyKind: CompanyKind
  RoleNames?: string[]
  IsDefault: boolean
}

/** Node of the menu tree (spec §3): Path, Buttons (each with Code), Children. */
export interface MenuNode {
  Path: string
  Name: string
  Icon: string
  Buttons: { Code: string; Name: string }[]
  Children: MenuNode[]
}

/** Language of the interface; CN is the default (spec §1). */
export type Language = 'CN' | 'EN'
/** How far the sign-in has come (spec §4). */
export type SessionStatus = 'logged-out' | 'token-set' | 'logged-in'
/** Which workbench the menu tree leads to (spec §4). */
export type WorkbenchKind = 'internal' | 'external'
