import type { SessionGateway } from '../ports.ts'
import type { BoundEmployee, Employee, MenuNode, User } from '../types.ts'

/** A person of a customer. */
export const sampleUser: User = { Id: 1, Account: 'customer', Name: '王敏', Mobile: '13800000000' }
/** That person as an employee of the customer. */
export const sampleEmployee: Required<Employee> = {
  Id: 11,
  Name: '王敏',
  Account: 'customer',
  CompanyId: 21,
  CompanyCode: 'HYHY',
  CompanyName: '上海海宇货运有限公司',
  CompanyKind: 'customer',
  RoleNames: ['单证'],
  PermissionItems: [],
  SystemName: '锦程海运',
  SystemLogo: '',
  Preview: null,
}

/**
 * A server for one signed-in user: set the public fields to what it shall answer and read `calls`. After a choice of
 * employee it answers with the employee chosen. `fail(call, error)` makes the next call of that name reject.
 */
export class FakeGateway implements SessionGateway {
  /** Answer of `currentEmployee`. */
  employee: Employee | null = sampleEmployee
  /** Answer of `currentUser`. */
  user: User = sampleUser
  /** Answer of `boundEmployees`. */
  bound: BoundEmployee[] = []
  /** Answer of `menuTree`. */
  menu: MenuNode[] = []
  /** Answer of `chooseDefaultEmployee`, and the employee that acts from then on. */
  choice: { token: string; employee: Employee } | null = null
  /** Calls in their order. */
  readonly calls: (keyof SessionGateway)[] = []
  readonly #failures = new Map<keyof SessionGateway, unknown>()

  /** Lets the next of these calls fail with the error. */
  fail(call: keyof SessionGateway, error: unknown): void {
    this.#failures.set(call, error)
  }

  async currentEmployee(): Promise<Employee | null> {
    this.#called('currentEmployee')
    return this.employee
  }

  async currentUser(): Promise<User> {
    this.#called('currentUser')
    return this.user
  }

  async boundEmployees(): Promise<BoundEmployee[]> {
    this.#called('boundEmployees')
    return this.bound
  }

  async menuTree(): Promise<MenuNode[]> {
    this.#called('menuTree')
    return this.menu
  }

  async chooseDefaultEmployee(): Promise<string | null> {
    this.#called('chooseDefaultEmployee')
    if (this.choice) this.employee = this.choice.employee
    return this.choice?.token ?? null
  }

  async chooseEmployee(employeeId: number): Promise<string> {
    this.#called('chooseEmployee')
    this.employee = { ...(this.employee ?? sampleEmployee), Id: employeeId }
    return `token-of-${employeeId}`
  }

  async logout(): Promise<void> {
    this.#called('logout')
  }

  #called(call: keyof SessionGateway): void {
    this.calls.push(call)
    if (!this.#failures.has(call)) return
    const error = this.#failures.get(call)
    this.#failures.delete(call)
    throw error
  }
}
