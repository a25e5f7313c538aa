import { ApiError, type ApiClient } from '@jst/api-client'
import {
  chooseEmployee,
  currentEmployee,
  currentEmployeeMenuTree,
  currentUser,
  logout,
  tryChooseDefaultEmployee,
  userBindEmployeeList,
} from '@jst/contracts/account'
import type { SessionGateway } from '@jst/session-core'

/** The calls of the session (spec §7) through the api client. */
export function sessionGateway(api: () => Pick<ApiClient, 'call'>): SessionGateway {
  return {
    currentEmployee: () => api().call(currentEmployee),
    currentUser: () => api().call(currentUser),
    boundEmployees: () => api().call(userBindEmployeeList),
    menuTree: () => api().call(currentEmployeeMenuTree),
    // Status 0: the user belongs to no company yet; this is no error (spec §7)
    chooseDefaultEmployee: () =>
      api()
        .call(tryChooseDefaultEmployee)
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.status === 200 && error.code === undefined) return null
          throw error
        }),
    chooseEmployee: (EmployeeId) => api().call(chooseEmployee, { EmployeeId }),
    logout: async () => {
      await api().call(logout)
    },
  }
}
