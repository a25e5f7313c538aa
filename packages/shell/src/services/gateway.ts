import type { ApiClient } from '@jst/api-client'
import { chooseEmployee, currentEmployee, currentEmployeeMenuTree, currentUser, logout, tryChooseDefaultEmployee, userBindEmployeeList, type MenuNode } from '@jst/contracts/account'
import type { SessionGateway } from '@jst/session-core'

/** The calls of the session (spec §7) through the api client. */
export function sessionGateway(api: () => Pick<ApiClient, 'call'>): SessionGateway {
  return {
    currentEmployee: () => api().call(currentEmployee),
    currentUser: () => api().call(currentUser),
    boundEmployees: () => api().call(userBindEmployeeList),
    // The reply schema of the tree is generated level by level, so its static type says less than MenuNode.
    menuTree: async () => (await api().call(currentEmployeeMenuTree)) as unknown as MenuNode[],
    chooseDefaultEmployee: () => api().call(tryChooseDefaultEmployee),
    chooseEmployee: (EmployeeId) => api().call(chooseEmployee, { EmployeeId }),
    logout: async () => {
      await api().call(logout)
    },
  }
}
