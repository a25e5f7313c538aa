/** Stored right of an employee outside the menu, looked up by ItemKey plus PermissionKey (spec §6). */
export interface PermissionItem {
  /** Group of the point. */
  ItemKey: string
  /** The point within its group. */
  PermissionKey: string
  /** Value of the point for the role, as text. */
  Value: string
}

/** The operator that runs the platform, its customers and providers, and the platform's administration (spec §6). */
export type CompanyKind = 'operator' | 'customer' | 'provider' | 'platform'

/** The employee the session acts as. Wire shape of `GET /api/CurrentEmployee/Current`. */
export interface Employee {
  /** Id of the employee, not of the user. */
  Id: number
  /** Name of the person. */
  Name: string
  /** Account of the user. */
  Account: string
  /** Id of the company that is worked for. */
  CompanyId: number
  /** Its short code. */
  CompanyCode: string
  /** Its name. */
  CompanyName: string
  /** Kind of the company on the platform; decides the workbench. */
  CompanyKind: CompanyKind
  /** Roles held there. */
  RoleNames: string[]
  /** Points of permission beyond the menu (spec §8). */
  PermissionItems: PermissionItem[]
  /** Chinese name of the operator company: the system name of page titles. */
  SystemName: string
  /** Address of the logo of that company; absent or `''`: none. */
  SystemLogo?: string
  /** Set while the session looks at the product as a role does. */
  Preview?: { RoleName: string } | null
}

/** The person who signed in. Wire shape of `GET /api/CurrentUser/Current`. */
export interface User {
  /** Id of the user, over all companies. */
  Id: number
  /** Sign-in name of the user. */
  Account: string
  /** Name of the person. */
  Name: string
  /** Mobile number; empty when none is known. */
  Mobile: string
}

/** One employee record the user may act as. */
export interface BoundEmployee {
  /** Id to choose it by. */
  EmployeeId: number
  /** Name of the person in that company. */
  EmployeeName: string
  /** Id of the company. */
  CompanyId: number
  /** Name of the company. */
  CompanyName: string
  /** Kind of the company on the platform. */
  CompanyKind: CompanyKind
  /** Roles of the person there. */
  RoleNames?: string[]
  /** Taken at sign-in without asking. */
  IsDefault: boolean
}

/** Node of the menu tree (spec §3): Path, Buttons (each with Code), Children. */
export interface MenuNode {
  /** Path of the page, or of the group. */
  Path: string
  /** Label in the menu. */
  Name: string
  /** Name of an icon; empty for none. */
  Icon: string
  /** Buttons of the page that the role has. */
  Buttons: { Code: string; Name: string }[]
  /** Entries below, in their order. */
  Children: MenuNode[]
}

/** Language of the interface; CN is the default (spec §1). */
export type Language = 'CN' | 'EN'
/** How far the sign-in has come (spec §4). */
export type SessionStatus = 'logged-out' | 'token-set' | 'logged-in'
/** Which workbench the menu tree leads to (spec §4). */
export type WorkbenchKind = 'internal' | 'external'
